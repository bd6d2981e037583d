import { orderStateNames, type OrderState } from './order-names.ts';

/** What an order may become from each state. Anything else is refused. */
export const orderTransitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  draft: ['ready', 'cancelled'],
  ready: ['planning', 'draft', 'cancelled'],
  planning: ['confirming', 'ready', 'cancelled'],
  confirming: ['holding', 'planning', 'cancelled'],
  holding: ['booked', 'confirming', 'cancelled'],
  booked: ['running', 'holding', 'cancelled'],
  running: ['ended', 'terminated'],
  ended: ['closed'],
  closed: [],
  cancelled: [],
  terminated: [],
};

/** The way of an order that is neither cancelled nor terminated. */
export const orderWay: readonly OrderState[] = [
  'draft',
  'ready',
  'planning',
  'confirming',
  'holding',
  'booked',
  'running',
  'ended',
  'closed',
];

/** True for a step that leads back on the way. */
export function isStepBack(from: OrderState, to: OrderState): boolean {
  return orderWay.includes(to) && orderWay.indexOf(to) < orderWay.indexOf(from);
}

/** The step that leads an order on; undefined where its way ends. */
export function onwardState(state: OrderState): OrderState | undefined {
  return orderWay.includes(state) ? orderWay[orderWay.indexOf(state) + 1] : undefined;
}

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return orderTransitions[from].includes(to);
}

/** Why a step is refused, naming both states and what would be possible. */
export function refusedTransition(from: OrderState, to: OrderState): string {
  const possible = orderTransitions[from].map((state) => `「${orderStateNames[state]}」`).join('、');
  const hint = possible === '' ? '该状态不可再变更' : `可变更为${possible}`;
  return `订单不能从「${orderStateNames[from]}」变更为「${orderStateNames[to]}」，${hint}`;
}

/** States in which what an order buys may still be changed. */
export const editableStates: readonly OrderState[] = ['draft', 'ready', 'planning', 'confirming'];
/** States in which an order may hold units. */
export const holdingStates: readonly OrderState[] = ['planning', 'confirming', 'holding'];
/** Steps for which a reason has to be given. */
export const stepsWithReason: readonly OrderState[] = ['cancelled', 'terminated'];
