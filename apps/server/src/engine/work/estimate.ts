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

const z95 = 1.959963984540054;

/** The standard error behind an interval; an end that is cut at what the figure can be does not shorten it. */
export function standardErrorOf({ value, low, high }: Estimate): number {
  return Math.max(high - value, value - low) / z95;
}
