import type { OrderState } from '@ooh/contract/domain/order';

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
