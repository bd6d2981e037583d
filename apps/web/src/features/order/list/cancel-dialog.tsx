import type { OrderRow } from '@ooh/contract/domain/media-order';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { notifyBriefly } from '../../../api/notice.ts';
import { refreshAfter } from '../../../api/refresh-after.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';
import { cancelRefusal, freedText } from '../cancelling.ts';
import styles from './order-list.module.css';

export interface CancelDialogProps {
  readonly orders: readonly OrderRow[];
  readonly today: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

interface Kept {
  readonly order: OrderRow;
  readonly reason: string;
}

/** Orders that stay as they are, each with its reason. */
function KeptOrders({ title, kept }: { readonly title: string; readonly kept: readonly Kept[] }) {
  const reasons = kept.map(({ order, reason }) => (
    <li key={order.orderId}>
      {order.name}：{reason}
    </li>
  ));
  return (
    <Alert className={styles.kept} type="warning" showIcon title={title} description={<ul>{reasons}</ul>} />
  );
}

/** Cancels the chosen orders one by one for one reason; those that cannot be are named and stay. */
export function CancelDialog({ orders, today, onClose, onDone }: CancelDialogProps) {
  useReturnFocus();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<readonly Kept[]>([]);
  // An order that a filter takes out of the list is not read again.
  const [done, setDone] = useState<readonly string[]>([]);
  const standings = orders
    .filter(({ orderId, state }) => state !== 'cancelled' && !done.includes(orderId))
    .map((order) => ({ order, reason: cancelRefusal(order, today) }));
  const able = standings.flatMap(({ order, reason: refusal }) => (refusal === null ? [order] : []));
  const failedIds = new Set(failed.map(({ order }) => order.orderId));
  const unable = standings.flatMap(({ order, reason: refusal }) =>
    refusal !== null && !failedIds.has(order.orderId) ? [{ order, reason: refusal }] : [],
  );
  const error = isTried && reason.trim() === '' ? '请填写原因' : undefined;
  const cancel = async () => {
    setIsTried(true);
    if (reason.trim() === '') return;
    setIsBusy(true);
    const refused: Kept[] = [];
    const cancelled: string[] = [];
    for (const order of able) {
      const { orderId, version } = order;
      const input = { orderId, version, state: 'cancelled', reason: reason.trim() } as const;
      const { body, message } = await call('v1/orders/transition', input);
      if (body) cancelled.push(orderId);
      else refused.push({ order, reason: message });
    }
    setIsBusy(false);
    setDone([...done, ...cancelled]);
    setFailed(refused);
    if (cancelled.length > 0) notifyBriefly({ kind: 'success', title: `已取消 ${cancelled.length} 个订单` });
    if (refused.length === 0) onDone();
    await refreshAfter(client, 'v1/orders/transition');
  };
  return (
    <Modal
      open
      title={`取消订单：${able.length} 个`}
      okText="取消订单"
      cancelText="返回"
      confirmLoading={isBusy}
      okButtonProps={{ danger: true, disabled: able.length === 0 }}
      onOk={() => void cancel()}
      onCancel={onClose}
    >
      <p>{freedText(able)}</p>
      <ul className={styles.cancelled} aria-label="将取消的订单">
        {able.map(({ orderId, orderNo, name, heldUnits }) => (
          <li key={orderId}>
            {orderNo} {name}
            {heldUnits > 0 && `（锁定 ${heldUnits} 面/辆）`}
          </li>
        ))}
      </ul>
      {unable.length > 0 && <KeptOrders title={`${unable.length} 个订单不能取消`} kept={unable} />}
      <Field id="cancel-reason" label="原因" isRequired error={error}>
        <Input.TextArea
          id="cancel-reason"
          rows={2}
          maxLength={200}
          value={reason}
          aria-describedby={describedBy('cancel-reason', error)}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {failed.length > 0 && <KeptOrders title={`${failed.length} 个订单未能取消`} kept={failed} />}
    </Modal>
  );
}
