import type { OrderState } from '@ooh/contract/domain/order-names';

interface OrderEvent {
  readonly fromState: OrderState | null;
  readonly toState: OrderState;
  readonly actorName: string | null;
  readonly reason: string | null;
  readonly answeredVersion: number | null;
  readonly at: string;
}

export interface Refusal {
  readonly reason: string;
  readonly actorName: string;
  readonly at: string;
  /** The version that was refused. */
  readonly version: number;
  /** Not submitted to the client again. */
  readonly isOpen: boolean;
}

/** What a step was as the client's answer; null where it was none. */
export function answerName({ toState, answeredVersion }: OrderEvent): string | null {
  if (answeredVersion === null) return null;
  return toState === 'planning' ? '客户退回' : '客户确认';
}

/** The client's last refusal, of events from the first to the last; null where he refused nothing, or confirmed since. */
export function lastRefusal(events: readonly OrderEvent[]): Refusal | null {
  const answers = events.findLastIndex(({ answeredVersion }) => answeredVersion !== null);
  const answer = events.at(answers);
  if (answers < 0 || answer?.toState !== 'planning' || answer.answeredVersion === null) return null;
  return {
    reason: answer.reason ?? '',
    actorName: answer.actorName ?? '客户',
    at: answer.at,
    version: answer.answeredVersion,
    isOpen: events.slice(answers + 1).every(({ toState }) => toState !== 'confirming'),
  };
}
