import { Alert, AutoComplete, Input, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { describedBy, Field } from '../../ui/form/field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import type { Brand } from './brand-select.tsx';

export interface NewBrandDialogProps {
  /** What was looked for and not found. */
  readonly brandName: string;
  readonly onAdded: (brand: Brand) => void;
  readonly onClose: () => void;
}

/** Enters a brand for the own organisation, so that whoever works for a new one need not wait for an import. */
export function NewBrandDialog({ brandName, onAdded, onClose }: NewBrandDialogProps) {
  useReturnFocus();
  const [draft, setDraft] = useState({ brandName, industry: '', groupName: '' });
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const industries = useCall('common/getFromItemList', { type: 'industry' });
  const add = useMutationCall('v1/brands/add', {
    onSuccess: ({ isNew, ...brand }) => {
      const title = isNew ? `已登记品牌「${brand.brandName}」` : `品牌「${brand.brandName}」已在品牌库中`;
      notifyBriefly({ kind: 'success', title });
      onAdded(brand);
    },
  });
  const problems = {
    brandName: draft.brandName.trim() === '' ? '请填写品牌名称' : undefined,
    industry: draft.industry.trim() === '' ? '请选择或填写行业' : undefined,
  };
  const errorOf = (field: keyof typeof problems) => (isChecked ? problems[field] : undefined);
  const submit = () => {
    setChecked(true);
    if (problems.brandName === undefined && problems.industry === undefined) add.mutate(draft);
  };
  return (
    <Modal
      open
      title="新增品牌"
      okText="新增"
      cancelText="取消"
      confirmLoading={add.isPending}
      onOk={submit}
      onCancel={onClose}
    >
      <Field
        id="new-brand-name"
        label="品牌"
        isRequired
        error={errorOf('brandName')}
        hint="仅本组织可见；平台导入同名品牌后自动并入品牌库"
      >
        <Input
          id="new-brand-name"
          maxLength={60}
          value={draft.brandName}
          aria-describedby={describedBy('new-brand-name', errorOf('brandName'))}
          onChange={({ target }) => change({ brandName: target.value })}
        />
      </Field>
      <Field
        id="new-brand-industry"
        label="行业"
        isRequired
        error={errorOf('industry')}
        hint="竞品与同业排斥按行业判断，请尽量选用已有行业"
      >
        <AutoComplete
          id="new-brand-industry"
          style={{ width: '100%' }}
          maxLength={40}
          value={draft.industry}
          showSearch={{ filterOption: (typed, option) => String(option?.value).includes(typed.trim()) }}
          options={industries.data?.[0]?.items.map(({ value }) => ({ value }))}
          aria-describedby={describedBy('new-brand-industry', errorOf('industry'))}
          onChange={(industry: string) => change({ industry })}
        />
      </Field>
      <Field id="new-brand-group" label="集团">
        <Input
          id="new-brand-group"
          maxLength={60}
          value={draft.groupName}
          aria-describedby={describedBy('new-brand-group', undefined)}
          onChange={({ target }) => change({ groupName: target.value })}
        />
      </Field>
      {add.error && <Alert type="error" showIcon title="未能新增" description={add.error.message} />}
    </Modal>
  );
}
