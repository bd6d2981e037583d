import type { Opportunity } from '@ooh/contract/domain/opportunity';
import { ignoreReasonNames, ignoreReasons, type IgnoreReason } from '@ooh/contract/domain/opportunity-names';
import { Alert, Input, Modal, Radio } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { useMutationCall } from '../../api/use-call.ts';
import { Field } from '../../ui/form/field.tsx';
import styles from './optimise.module.css';

interface DecideDialogProps {
  readonly opportunity: Opportunity;
  readonly decision: 'adopt' | 'ignore';
  readonly onClose: () => void;
}

const adoptTexts: Readonly<Record<Opportunity['action'], string>> = {
  'make-good': '接受补刊：占用空位并写入监测与排期，费用由媒体方承担。',
  'order-change': '改动投放中的订单：移出单元自改动日起停刊，移入单元即时售出，订单产生新版本。',
  'next-order': '生成下一波的订单草稿，与本单关联；本单不变。',
};

const retargetText =
  '生成接触 1–2 次人群的人群包，和一份只含移入单元的订单草稿；本单不变。人群包算好后可设为草稿的目标人群。';

/** Adopting with a note, or ignoring with a reason. */
export function DecideDialog({ opportunity, decision, onClose }: DecideDialogProps) {
  const { opportunityId, version, action, kind } = opportunity;
  const [reasonCode, setReasonCode] = useState<IgnoreReason>();
  const [reason, setReason] = useState('');
  const isAdoption = decision === 'adopt';
  const decide = useMutationCall('v1/optimise/decide', {
    onSuccess: () => {
      notifyBriefly({ kind: 'success', title: isAdoption ? '已采纳' : '已忽略' });
      onClose();
    },
  });
  const needsConfirmation = isAdoption && action === 'order-change';
  const isReady = isAdoption
    ? !needsConfirmation || reason.trim() !== ''
    : reasonCode !== undefined && (reasonCode !== 'other' || reason.trim() !== '');
  const submit = () =>
    decide.mutate({
      opportunityId,
      decision,
      version,
      reason,
      ...(isAdoption || reasonCode === undefined ? {} : { reasonCode }),
    });
  return (
    <Modal
      open
      title={isAdoption ? '采纳优化建议' : '忽略优化建议'}
      okText={isAdoption ? '采纳' : '忽略'}
      cancelText="取消"
      okButtonProps={{ disabled: !isReady, loading: decide.isPending }}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        {isAdoption ? (
          <p>{kind === 'retarget' ? retargetText : adoptTexts[action]}</p>
        ) : (
          <Radio.Group
            aria-label="忽略的原因"
            value={reasonCode}
            options={ignoreReasons.map((value) => ({ value, label: ignoreReasonNames[value] }))}
            onChange={({ target }) => setReasonCode(target.value as IgnoreReason)}
          />
        )}
        <Field
          id="decide-reason"
          label={needsConfirmation ? '客户确认' : '说明'}
          hint={needsConfirmation ? '必填：确认人与方式，例如「李总 微信确认」' : '最多 200 字'}
        >
          <Input.TextArea
            id="decide-reason"
            rows={3}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {decide.error && <Alert type="error" showIcon title={decide.error.message} />}
      </div>
    </Modal>
  );
}
