import type { AdministeredUser } from '@ooh/contract/domain/administration';
import { Alert, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from '../administration.module.css';
import { tellProposed } from '../proposals/tell-proposed.ts';

export interface UserDialogProps {
  /** Undefined for a new user. */
  readonly user: AdministeredUser | undefined;
  readonly onClose: () => void;
  readonly onCreated: (created: { userName: string; password: string }) => void;
}

const everyOne = { pageNo: 1, pageSize: 200 };
interface Draft {
  readonly userName: string;
  readonly nickName: string;
  readonly organisationId: string | undefined;
  readonly roleId: string | undefined;
}

function problemsOf({ userName, nickName, organisationId, roleId }: Draft) {
  return {
    userName: /^[\w.@-]{2,60}$/.test(userName) ? undefined : '账号须为 2 至 60 位字母、数字或 . _ - @',
    nickName: nickName.trim() === '' ? '请输入昵称' : undefined,
    organisationId: organisationId === undefined ? '请选择组织' : undefined,
    roleId: roleId === undefined ? '请选择角色' : undefined,
  };
}

/** Makes a user, or changes nickname, organisation and role of one. */
export function UserDialog({ user, onClose, onCreated }: UserDialogProps) {
  useReturnFocus();
  const organisations = useCall('v1/admin/organisations/list', everyOne);
  const roles = useCall('v1/admin/roles/list', everyOne);
  const [isChecked, setChecked] = useState(false);
  const [draft, setDraft] = useState<Draft>({
    userName: user?.userName ?? '',
    nickName: user?.nickName ?? '',
    organisationId: user?.organisationId,
    roleId: user?.roleId,
  });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const create = useMutationCall('v1/admin/users/create', {
    onSuccess: (answer, { userName }) => {
      if (tellProposed(answer)) onClose();
      else onCreated({ userName, password: answer.password });
    },
  });
  const update = useMutationCall('v1/admin/users/update', {
    onSuccess: (answer) => {
      if (!tellProposed(answer)) notifyBriefly({ kind: 'success', title: '已保存' });
      onClose();
    },
  });
  const problems = problemsOf(draft);
  const errorOf = (field: keyof Draft) => (isChecked ? problems[field] : undefined);
  const submit = () => {
    setChecked(true);
    const { userName, nickName, organisationId, roleId } = draft;
    if (organisationId === undefined || roleId === undefined) return;
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    if (user === undefined) create.mutate({ userName, nickName, organisationId, roleId });
    else update.mutate({ userId: user.userId, nickName, organisationId, roleId });
  };
  const failure = create.error ?? update.error;
  return (
    <Modal
      open
      title={user === undefined ? '新建用户' : `修改 ${user.userName}`}
      okText={user === undefined ? '创建' : '保存'}
      cancelText="取消"
      confirmLoading={create.isPending || update.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Field id="user-name" label="账号" isRequired error={errorOf('userName')} hint="登录用，创建后不能修改">
        <Input
          id="user-name"
          disabled={user !== undefined}
          value={draft.userName}
          maxLength={60}
          autoComplete="off"
          aria-describedby={describedBy('user-name', errorOf('userName'))}
          onChange={({ target }) => change({ userName: target.value })}
        />
      </Field>
      <Field id="user-nick" label="昵称" isRequired error={errorOf('nickName')}>
        <Input
          id="user-nick"
          value={draft.nickName}
          maxLength={30}
          aria-describedby={describedBy('user-nick', errorOf('nickName'))}
          onChange={({ target }) => change({ nickName: target.value })}
        />
      </Field>
      <Field id="user-organisation" label="组织" isRequired error={errorOf('organisationId')}>
        <Select
          id="user-organisation"
          className={styles.wide}
          showSearch={{ optionFilterProp: 'label' }}
          loading={organisations.isPending}
          value={draft.organisationId}
          options={organisations.data?.rows.map(({ organisationId, name }) => ({
            value: organisationId,
            label: name,
          }))}
          onChange={(organisationId: string) => change({ organisationId })}
        />
      </Field>
      <Field id="user-role" label="角色" isRequired error={errorOf('roleId')}>
        <Select
          id="user-role"
          className={styles.wide}
          showSearch={{ optionFilterProp: 'label' }}
          loading={roles.isPending}
          value={draft.roleId}
          options={roles.data?.rows.map(({ roleId, name }) => ({ value: roleId, label: name }))}
          onChange={(roleId: string) => change({ roleId })}
        />
      </Field>
      {failure && <Alert type="error" showIcon title="未能保存" description={failure.message} />}
    </Modal>
  );
}
