import type { OrderState } from '@ooh/contract/domain/order';
import { orderWay } from '@ooh/contract/domain/order-transitions';

export interface OrderStep {
  readonly state: OrderState;
  /** stopped: the order was cancelled or terminated here. */
  readonly kind: 'done' | 'current' | 'coming' | 'stopped';
  /** Last time the order entered the state; null if it has not, or if unknown. */
  readonly at: string | null;
}

interface OrderEvent {
  readonly toState: OrderState;
  readonly at: string;
}

/**
 * The way of an order with what is behind it. A cancelled or terminated one has gone as far as its events say, and
 * ends with the state that stopped it.
 */
export function prepareSteps(state: OrderState, events: readonly OrderEvent[]): OrderStep[] {
  const lastAt = (wanted: OrderState) =>
    events.reduce<string | null>(
      (latest, { toState, at }) => (toState === wanted && (latest === null || at > latest) ? at : latest),
      null,
    );
  const isStopped = !orderWay.includes(state);
  if (isStopped) {
    const reached = Math.max(0, ...events.map(({ toState }) => orderWay.indexOf(toState)));
    const done = orderWay
      .slice(0, reached + 1)
      .map((step): OrderStep => ({ state: step, kind: 'done', at: lastAt(step) }));
    return [...done, { state, kind: 'stopped', at: lastAt(state) }];
  }
  const at = orderWay.indexOf(state);
  return orderWay.map((step, index) => {
    if (index > at) return { state: step, kind: 'coming', at: null };
    // The last state has nothing after it: it is reached, not under way.
    const kind = index < at || step === 'closed' ? 'done' : 'current';
    return { state: step, kind, at: lastAt(step) };
  });
}
