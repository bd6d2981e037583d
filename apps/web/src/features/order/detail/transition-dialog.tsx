import type { OrderRow } from '@ooh/contract/domain/media-order';
import { orderStateNames, type OrderState } from '@ooh/contract/domain/order';
import { clientAnswerOf, endingSteps, needsReason } from '@ooh/contract/domain/order-transitions';
import { Alert, Input, Modal } from 'antd';
import { useState } from 'react';
import { useMutationCall } from '../../../api/use-call.ts';
import { notifyBriefly } from '../../../api/notice.ts';
import { describedBy, Field } from '../../../ui/form/field.tsx';
import { freedText } from '../cancelling.ts';
import { stepLabels } from '../step-labels.ts';
import { useByClient } from '../use-by-client.ts';
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts';

const refusalEffect = '负责人会看到您写的原因，修改后再次提交给您确认。';

const effects: Partial<Readonly<Record<OrderState, string>>> = {
  planning: '提交后需求进入方案制作，仍可修改媒体与排期。',
  holding: '确认后方案不可再修改；须修改时可退回待客户确认。',
  booked: '全部媒体须已锁位或已售；完成后即为正式占用。',
  terminated: '终止后停止投放，不可恢复。',
  closed: '结案后订单不可再变更，并可作为参考方案。',
};

export interface TransitionDialogProps {
  readonly order: Pick<OrderRow, 'orderId' | 'name' | 'version' | 'state' | 'heldUnits'>;
  readonly to: OrderState;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before an order changes its state, and for the reason where one is needed. */
export function TransitionDialog({ order, to, onClose, onDone }: TransitionDialogProps) {
  useReturnFocus();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const byClient = useByClient();
  const step = { from: order.state, to, byClient };
  const isRefusal = clientAnswerOf(step) === 'refused';
  const isReasonRequired = needsReason(step);
  const error = isTried && isReasonRequired && reason.trim() === '' ? '请填写原因' : undefined;
  const effect = to === 'cancelled' ? freedText([order]) : isRefusal ? refusalEffect : effects[to];
  const label = stepLabels(order.state, to, byClient);
  const change = useMutationCall('v1/orders/transition', {
    onSuccess: ({ state }) => {
      notifyBriefly({ kind: 'success', title: `订单已变更为「${orderStateNames[state]}」` });
      onDone();
    },
  });
  const confirm = () => {
    setIsTried(true);
    if (isReasonRequired && reason.trim() === '') return;
    const { orderId, version } = order;
    change.mutate({ orderId, version, state: to, reason: reason.trim() === '' ? null : reason.trim() });
  };
  return (
    <Modal
      open
      title={`${label}：${order.name}`}
      okText={label}
      cancelText="返回"
      confirmLoading={change.isPending}
      okButtonProps={{ danger: endingSteps.includes(to) }}
      onOk={confirm}
      onCancel={onClose}
    >
      <p>
        订单将从「{orderStateNames[order.state]}」变更为「{orderStateNames[to]}」。
        {effect}
      </p>
      <Field
        id="transition-reason"
        label={isRefusal ? '退回原因' : isReasonRequired ? '原因' : '说明（可不填）'}
        isRequired={isReasonRequired}
        error={error}
      >
        <Input.TextArea
          id="transition-reason"
          rows={2}
          maxLength={200}
          value={reason}
          aria-describedby={describedBy('transition-reason', error)}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      {change.error && <Alert type="error" showIcon title={change.error.message} />}
    </Modal>
  );
}
