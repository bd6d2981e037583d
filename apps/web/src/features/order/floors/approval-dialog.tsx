import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem, OrderRow } from '@ooh/contract/domain/media-order';
import { approvalKindNames, type ApprovalKind } from '@ooh/contract/domain/line-approval';
import { Alert, Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useMutationCall } from '../../../api/use-call.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { priceText } from './floor-words.ts';
import styles from './floors.module.css';

export interface ApprovalDialogProps {
  readonly order: Pick<OrderRow, 'orderId' | 'name' | 'version'>;
  readonly kind: ApprovalKind;
  /** Lines that it is about. */
  readonly items: readonly OrderItem[];
  readonly onClose: () => void;
}

const effects: Readonly<Record<ApprovalKind, string>> = {
  requested: '有审批权限的同事会收到通知；折扣改动后须重新提交。',
  approved: '只批准所列的折扣及更高的价格；折扣再降低须重新审批。',
  refused: '策划会收到通知，提高价格或重新说明后可再次提交。',
};

/** Asks for approvals, or decides about the lines that are ticked, with a reason. */
export function ApprovalDialog({ order, kind, items, onClose }: ApprovalDialogProps) {
  useReturnFocus();
  const { orderId, name, version } = order;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(items.map(({ itemId }) => itemId)));
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isDecision = kind !== 'requested';
  const label = approvalKindNames[kind];
  const options = {
    onSuccess: ({ lines }: { readonly lines: number }) => {
      notifyBriefly({ kind: 'success', title: `已${label}：${lines} 行` });
      onClose();
    },
  };
  const asking = useMutationCall('v1/orders/request-discounts', options);
  const deciding = useMutationCall('v1/orders/decide-discounts', options);
  const text = reason.trim();
  const reasonError = isTried && isDecision && text === '' ? '请填写原因' : undefined;
  const linesError = isTried && isDecision && chosen.size === 0 ? '请至少勾选一行' : undefined;
  const send = () => {
    setIsTried(true);
    if (kind === 'requested') asking.mutate({ orderId, version, reason: text === '' ? null : text });
    else if (text !== '' && chosen.size > 0)
      deciding.mutate({ orderId, version, itemIds: [...chosen], decision: kind, reason: text });
  };
  const toggle = (itemId: string) => {
    const next = new Set(chosen);
    if (!next.delete(itemId)) next.add(itemId);
    setChosen(next);
  };
  const error = asking.error ?? deciding.error;
  return (
    <Modal
      open
      title={`${label}：${name}`}
      okText={label}
      cancelText="返回"
      confirmLoading={asking.isPending || deciding.isPending}
      okButtonProps={{ danger: kind === 'refused' }}
      onOk={send}
      onCancel={onClose}
    >
      <p>{effects[kind]}</p>
      <Field id="approval-lines" label="媒体" isGroup isRequired={isDecision} error={linesError}>
        <fieldset className={styles.choices} aria-labelledby="approval-lines-label">
          {items.map((item) => {
            const line = `第 ${item.itemNo} 行 ${unitTitle(item)}，${priceText(item.discountPermille)}`;
            if (!isDecision) return <span key={item.itemId}>{line}</span>;
            return (
              <Checkbox
                key={item.itemId}
                checked={chosen.has(item.itemId)}
                onChange={() => toggle(item.itemId)}
              >
                {line}
              </Checkbox>
            );
          })}
        </fieldset>
      </Field>
      <Field
        id="approval-reason"
        label={isDecision ? '原因' : '说明'}
        isRequired={isDecision}
        error={reasonError}
      >
        <Input.TextArea
          id="approval-reason"
          rows={2}
          maxLength={200}
          value={reason}
          aria-describedby={describedBy('approval-reason', reasonError)}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {error && <Alert type="error" showIcon title={error.message} />}
    </Modal>
  );
}
