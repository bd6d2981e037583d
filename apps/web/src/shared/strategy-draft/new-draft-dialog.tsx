import { planGoalNames, planGoals } from '@ooh/contract/domain/plan-names';
import type { StrategyDraft } from '@ooh/contract/domain/strategy-draft';
import { Alert, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../api/use-call.ts';
import { Field } from '../../ui/form/field.tsx';
import { useReturnFocus } from '../../ui/page/use-return-focus.ts';
import { BrandSelect, type Brand } from '../brand-select/brand-select.tsx';
import type { DraftPart } from './draft-fields.ts';

export interface NewDraftDialogProps {
  /** What the page knows already. */
  readonly initial?: DraftPart;
  readonly onCreated: (draft: StrategyDraft) => void;
  readonly onClose: () => void;
}

/** 「从一个品牌和一个目标开始」: a new draft. */
export function NewDraftDialog({ initial = {}, onCreated, onClose }: NewDraftDialogProps) {
  useReturnFocus();
  const [brand, setBrand] = useState<Brand>();
  const [goal, setGoal] = useState(initial.goal ?? 'brand');
  const [ownName, setOwnName] = useState<string>();
  const create = useMutationCall('v1/strategy-drafts/save', { onSuccess: onCreated });
  const brandId = brand?.brandId ?? initial.brandId ?? undefined;
  const name = ownName ?? (brand ? `${brand.brandName} · ${planGoalNames[goal]}` : '');
  return (
    <Modal
      open
      title="新建策略草稿"
      okText="新建草稿"
      cancelText="取消"
      okButtonProps={{ disabled: brandId === undefined || name.trim() === '' }}
      confirmLoading={create.isPending}
      onCancel={onClose}
      onOk={() => create.mutate({ ...initial, name: name.trim(), goal, brandId, version: 0 })}
    >
      <Field id="draft-brand" label="品牌" isRequired>
        <BrandSelect id="draft-brand" canAdd value={brandId} name={brand?.brandName} onChange={setBrand} />
      </Field>
      <Field id="draft-goal" label="营销目标" isGroup isRequired>
        <Radio.Group
          id="draft-goal"
          value={goal}
          options={planGoals.map((one) => ({ value: one, label: planGoalNames[one] }))}
          onChange={({ target }) => setGoal(target.value as typeof goal)}
        />
      </Field>
      <Field id="draft-name" label="草稿名称" isRequired>
        <Input
          id="draft-name"
          maxLength={60}
          value={name}
          onChange={({ target }) => setOwnName(target.value)}
        />
      </Field>
      {create.error && (
        <Alert type="error" showIcon title="未能新建草稿" description={create.error.message} />
      )}
    </Modal>
  );
}
