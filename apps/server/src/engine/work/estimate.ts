import type { Interval } from '@ooh/measurement/interval';

/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export function estimateOf(interval: Interval): Estimate {
  return { value: interval.estimate, low: interval.low, high: interval.high };
}
