import type { OrderRow } from '@ooh/contract/domain/media-order';
import { Alert, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { notifyBriefly } from '../../../api/notice.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import styles from './transfer.module.css';
import { SectionPending } from '../../../ui/state/section-pending.tsx';

export interface TransferDialogProps {
  readonly order: Pick<OrderRow, 'orderId' | 'name' | 'version' | 'ownerName'>;
  readonly onClose: () => void;
}

/** Hands an order to a colleague; who cannot take it is listed with the reason. */
export function TransferDialog({ order, onClose }: TransferDialogProps) {
  useReturnFocus();
  const { orderId, version, name, ownerName } = order;
  const people = useCall('v1/orders/receivers', { orderId }, { staleMs: 0 });
  const [userId, setUserId] = useState<string>();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const error = isTried && userId === undefined ? '请选择接手的同事' : undefined;
  const chosen = people.data?.find((person) => person.userId === userId);
  const transfer = useMutationCall('v1/orders/transfer', {
    onSuccess: () => {
      notifyBriefly({ kind: 'success', title: `「${name}」已转交给${chosen?.nickName ?? '同事'}` });
      onClose();
    },
  });
  const send = () => {
    setIsTried(true);
    if (userId === undefined) return;
    const text = reason.trim();
    transfer.mutate({ orderId, version, userId, reason: text === '' ? null : text });
  };
  return (
    <Modal
      open
      title={`转交：${name}`}
      okText="转交"
      cancelText="返回"
      confirmLoading={transfer.isPending}
      okButtonProps={{ disabled: people.data?.every(({ refusal }) => refusal !== null) ?? true }}
      onOk={send}
      onCancel={onClose}
    >
      <p>现由「{ownerName}」负责。转交后通知与待办归接手的同事，您仍可查看。</p>
      {people.error || !people.data ? (
        <SectionPending error={people.error} onRetry={() => void people.refetch()} rows={3} />
      ) : (
        <>
          <Field id="transfer-person" label="接手的同事" isRequired error={error}>
            <Select
              id="transfer-person"
              className={styles.person}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={people.data.length === 0 ? '本机构没有其他用户' : '姓名'}
              value={userId}
              aria-describedby={describedBy('transfer-person', error)}
              options={people.data.map(({ userId: value, nickName, roleName, refusal }) => ({
                value,
                label: `${nickName}（${roleName}）${refusal === null ? '' : ` · ${refusal}`}`,
                disabled: refusal !== null,
              }))}
              onChange={(next: string) => setUserId(next)}
            />
          </Field>
          <Field id="transfer-reason" label="说明">
            <Input.TextArea
              id="transfer-reason"
              rows={2}
              maxLength={200}
              value={reason}
              aria-describedby={describedBy('transfer-reason', undefined)}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </>
      )}
      {transfer.error && <Alert type="error" showIcon title={transfer.error.message} />}
    </Modal>
  );
}
