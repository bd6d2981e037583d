import type { NextAction } from '@ooh/contract/domain/order-next-action';
import { orderStateNames, type OrderState } from '@ooh/contract/domain/order-names';
import { clientAnswerOf, isStepBack } from '@ooh/contract/domain/order-transitions';

const onward: Partial<Readonly<Record<OrderState, string>>> = {
  ready: '标记为待提交',
  planning: '提交，开始制作方案',
  confirming: '提交客户确认',
  holding: '确认方案',
  booked: '完成锁位',
  running: '开始投放',
  ended: '确认下刊',
  closed: '结案',
  cancelled: '取消订单',
  terminated: '终止投放',
};

/** What a step is called on its button; the client refuses where others step back. */
export function stepLabels(from: OrderState, to: OrderState, byClient = false): string {
  if (clientAnswerOf({ from, to, byClient }) === 'refused') return '退回修改';
  return isStepBack(from, to) ? `退回「${orderStateNames[to]}」` : (onward[to] ?? orderStateNames[to]);
}

/** What the next action of an order in a state is called on its button. */
export function actionLabel(from: OrderState, action: NextAction): string {
  if (action.kind === 'choose-media') return '选择媒体';
  if (action.kind === 'approve') return '折扣审批';
  if (action.kind === 'hold') return '锁位';
  return stepLabels(from, action.to);
}
