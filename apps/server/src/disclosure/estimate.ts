import { normalQuantile95, type Interval } from '@ooh/measurement/interval';

/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export function estimateOf(interval: Interval): Estimate {
  return { value: interval.estimate, low: interval.low, high: interval.high };
}

/** A figure that is never negative with the 95 % interval of its standard error, limited to 0 and `ceiling`. */
export function estimateAround(value: number, standardError: number, ceiling = Infinity): Estimate {
  const halfWidth = normalQuantile95 * standardError;
  return { value, low: Math.max(0, value - halfWidth), high: Math.min(ceiling, value + halfWidth) };
}

/** The standard error of an interval; a limited end does not reduce it. */
export function standardErrorOf({ value, low, high }: Estimate): number {
  return Math.max(high - value, value - low) / normalQuantile95;
}
