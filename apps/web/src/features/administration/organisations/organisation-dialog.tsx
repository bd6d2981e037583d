import {
  organisationKindNames,
  organisationKinds,
  type Organisation,
} from '@ooh/contract/domain/administration';
import { Alert, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from '../administration.module.css';
import { tellProposed } from '../proposals/tell-proposed.ts';

export interface OrganisationDialogProps {
  /** Undefined for a new organisation. */
  readonly organisation: Organisation | undefined;
  readonly onClose: () => void;
}

/** Makes an organisation, or changes its name and kind. */
export function OrganisationDialog({ organisation, onClose }: OrganisationDialogProps) {
  useReturnFocus();
  const [name, setName] = useState(organisation?.name ?? '');
  const [kind, setKind] = useState<Organisation['kind']>(organisation?.kind ?? 'advertiser');
  const [isChecked, setChecked] = useState(false);
  const save = useMutationCall('v1/admin/organisations/save', {
    onSuccess: (answer) => {
      if (!tellProposed(answer)) notifyBriefly({ kind: 'success', title: '已保存组织' });
      onClose();
    },
  });
  const error = isChecked && name.trim() === '' ? '请输入组织名称' : undefined;
  const submit = () => {
    setChecked(true);
    if (name.trim() === '') return;
    const id = organisation === undefined ? {} : { organisationId: organisation.organisationId };
    save.mutate({ ...id, name, kind });
  };
  return (
    <Modal
      open
      title={organisation === undefined ? '新建组织' : `修改 ${organisation.name}`}
      okText="保存"
      cancelText="取消"
      confirmLoading={save.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Field id="organisation-name" label="名称" isRequired error={error}>
        <Input
          id="organisation-name"
          value={name}
          maxLength={60}
          aria-describedby={describedBy('organisation-name', error)}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field
        id="organisation-kind"
        label="类型"
        isRequired
        hint="平台可见全部组织的方案与订单；代理公司与广告主只见自己的"
      >
        <Select
          id="organisation-kind"
          className={styles.wide}
          value={kind}
          options={organisationKinds.map((value) => ({ value, label: organisationKindNames[value] }))}
          onChange={setKind}
        />
      </Field>
      {save.error && <Alert type="error" showIcon title="未能保存" description={save.error.message} />}
    </Modal>
  );
}
