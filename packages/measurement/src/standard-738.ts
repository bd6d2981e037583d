/**
 * Exposure of programmatic screens according to the group standard T/CCSA 738—2025 (= T/CAAAD 040—2025):
 *
 *   OTC = (max(T_exp − 2τ, 0) + T_ad) / T_ad,   flow = min(OTC · SOT, 1) · people,   dwell = T_exp/300 · people
 *
 * τ is the shortest view of a show that counts. The standard's formula, text and figure imply different values of τ, so
 * it is a parameter, and every result includes all three readings. Derivation: docs/methods/measurement.md.
 */

/** People who pass a screen or stay near it, and how long each can see it. */
export interface ScreenVisitors {
  readonly people: number;
  readonly exposureSeconds: number;
}

export interface Standard738Input {
  /** T_ad, length of one show. */
  readonly adSeconds: number;
  /** SOT, the advertiser's share of the screen's time, 0–1. */
  readonly shareOfTime: number;
  /** τ: a show counts when at least this many seconds of it are in view. */
  readonly thresholdSeconds: number;
  readonly flow: ScreenVisitors;
  readonly dwell: ScreenVisitors;
}

export interface Standard738Result {
  /** OTC: shows of all advertisers that a passer-by can see. */
  readonly opportunities: number;
  /** Impressions of a passer-by: OTC · SOT, at most 1. */
  readonly perPerson: number;
  /** True where the limit of 1 applies. */
  readonly isCapped: boolean;
  /** True where T_exp < 2τ: the standard still counts one show. */
  readonly isShorterThanThreshold: boolean;
  readonly flowImpressions: number;
  readonly dwellImpressions: number;
  readonly totalImpressions: number;
}

/** Seconds of stay per impression of people who dwell. */
export const DWELL_SECONDS = 300;

/** Values of τ implied by the standard's own text; they differ, and each gives another OTC. */
export const STANDARD_738_READINGS = [
  /** T_exp − 2 + T_ad: a second at either end does not count. */
  { reading: 'formula', thresholdSeconds: 1 },
  /** Partial shows are counted from their third second: in whole seconds k = 3, τ = k − ½. */
  { reading: 'figure', thresholdSeconds: 2.5 },
  /** Shows are counted from their first second: k = 1. */
  { reading: 'text', thresholdSeconds: 0.5 },
] as const;

const assertNotNegative = (name: string, value: number): void => {
  if (!(value >= 0 && value < Infinity)) throw new RangeError(`${name} ${value} is not a number from 0 on`);
};

/** OTC. Throws RangeError for a show of no length, a threshold beyond it or a negative time. */
export function opportunitiesToSee(
  exposureSeconds: number,
  adSeconds: number,
  thresholdSeconds: number,
): number {
  assertNotNegative('exposureSeconds', exposureSeconds);
  assertNotNegative('thresholdSeconds', thresholdSeconds);
  if (!(adSeconds > 0 && adSeconds < Infinity)) throw new RangeError(`a show of ${adSeconds} seconds`);
  if (thresholdSeconds > adSeconds) {
    throw new RangeError(`a threshold of ${thresholdSeconds} in a show of ${adSeconds} seconds`);
  }
  return (Math.max(exposureSeconds - 2 * thresholdSeconds, 0) + adSeconds) / adSeconds;
}

/** Impressions of one screen by the standard. Throws RangeError for values out of range. */
export function standard738(input: Standard738Input): Standard738Result {
  const { adSeconds, shareOfTime, thresholdSeconds, flow, dwell } = input;
  if (!(shareOfTime >= 0 && shareOfTime <= 1)) throw new RangeError(`a share of time of ${shareOfTime}`);
  assertNotNegative('flow.people', flow.people);
  assertNotNegative('dwell.people', dwell.people);
  assertNotNegative('dwell.exposureSeconds', dwell.exposureSeconds);
  const opportunities = opportunitiesToSee(flow.exposureSeconds, adSeconds, thresholdSeconds);
  const perPerson = Math.min(opportunities * shareOfTime, 1);
  const flowImpressions = perPerson * flow.people;
  const dwellImpressions = (dwell.exposureSeconds / DWELL_SECONDS) * dwell.people;
  return {
    opportunities,
    perPerson,
    isCapped: opportunities * shareOfTime > 1,
    isShorterThanThreshold: flow.exposureSeconds < 2 * thresholdSeconds,
    flowImpressions,
    dwellImpressions,
    totalImpressions: flowImpressions + dwellImpressions,
  };
}
