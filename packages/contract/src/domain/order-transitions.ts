import { orderStateNames, orderStates, type OrderState } from './order-names.ts';

/** Allowed next states of an order by state. All other transitions are refused. */
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

/** The sequence of states of an order that is neither cancelled nor terminated. */
export const orderWay: readonly OrderState[] = orderStates.filter(
  (state) => state !== 'cancelled' && state !== 'terminated',
);

/** True for a step back in this sequence. */
export function isStepBack(from: OrderState, to: OrderState): boolean {
  return orderWay.includes(to) && orderWay.indexOf(to) < orderWay.indexOf(from);
}

/** The next state in the sequence; undefined in its last state. */
export function onwardState(state: OrderState): OrderState | undefined {
  return orderWay.includes(state) ? orderWay[orderWay.indexOf(state) + 1] : undefined;
}

export function mayBecome(from: OrderState, to: OrderState): boolean {
  return orderTransitions[from].includes(to);
}

/** Reason why a step is refused; names both states and the possible steps. */
export function refusedTransition(from: OrderState, to: OrderState): string {
  const possible = orderTransitions[from].map((state) => `「${orderStateNames[state]}」`).join('、');
  const hint = possible === '' ? '该状态不可再变更' : `可变更为${possible}`;
  return `订单不能从「${orderStateNames[from]}」变更为「${orderStateNames[to]}」，${hint}`;
}

/** States in which the items of an order may still be changed. */
export const editableStates: readonly OrderState[] = ['draft', 'ready', 'planning', 'confirming'];
/** States in which discounts below a floor may be approved: before the client is asked. */
export const approvalStates: readonly OrderState[] = ['draft', 'ready', 'planning'];
/** States in which its services may still change. */
export const serviceStates: readonly OrderState[] = [...editableStates, 'holding', 'booked', 'running'];
/** States in which an order may hold units. */
export const holdingStates: readonly OrderState[] = ['planning', 'confirming', 'holding'];
/** Steps that end an order early. */
export const endingSteps: readonly OrderState[] = ['cancelled', 'terminated'];

export interface OrderStep {
  readonly from: OrderState;
  readonly to: OrderState;
  /** True for an advertiser's account, which sees the orders of its own organisation alone. */
  readonly byClient: boolean;
}

/** The client's answer to the plan that waits for it: confirmed or refused; null for every other step. */
export function clientAnswerOf({ from, to, byClient }: OrderStep): 'confirmed' | 'refused' | null {
  if (!byClient || from !== 'confirming') return null;
  if (to === 'holding') return 'confirmed';
  return to === 'planning' ? 'refused' : null;
}

/** Whether a step needs a reason: those that end the order early, and the client's refusal. */
export function needsReason(step: OrderStep): boolean {
  return endingSteps.includes(step.to) || clientAnswerOf(step) === 'refused';
}
