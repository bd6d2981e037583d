/**
 * How reach builds over a schedule. Any schedule is exact: gaps, overlapping flights of one medium,
 * extensions and changes of vehicles are just more flights, because contacts of disjoint days add up.
 */
import { addExposure, evaluateExposure, type EvaluateOptions } from './rate-reach.ts';
import type { RateStore } from './rate-store.ts';

/** `vehicles` vehicles of `medium` from the beginning of `startDay` to the beginning of `endDay` (day 0 = first). */
export interface RateFlight {
  readonly medium: number;
  readonly vehicles: number;
  readonly startDay: number;
  /** Exclusive. */
  readonly endDay: number;
  /** Share of the medium's time that is the advertiser's, 0–1; 1 when left out. */
  readonly shareOfTime?: number;
}

/** Vehicles of a flight in whole-time ones: contacts with a part of the time are that part of the contacts. */
export function wholeVehicles({ vehicles, shareOfTime = 1 }: RateFlight): number {
  return vehicles * shareOfTime;
}

export interface ReachBuildPoint {
  /** Days since the schedule's first, i.e. the figures of [0, day). */
  readonly day: number;
  readonly impressions: number;
  readonly reach: number;
  readonly frequency: number | null;
  /** As in ReachFigures, k = 0 … maxFrequency. */
  readonly reachAtLeast: number[];
}

const assertFlight = ({ vehicles, startDay, endDay, shareOfTime = 1 }: RateFlight): void => {
  if (!(shareOfTime >= 0 && shareOfTime <= 1)) throw new RangeError(`a share of time of ${shareOfTime}`);
  if (vehicles >= 0 && endDay >= startDay && Number.isFinite(startDay) && Number.isFinite(endDay)) return;
  throw new RangeError(`a flight of ${vehicles} vehicles from day ${startDay} to ${endDay}`);
};

/**
 * Cumulative figures at every `stepDays` up to and including `horizonDays`. What a flight posts outside
 * [0, horizonDays) is left out. maxFrequency is 3 unless told. Throws RangeError on a wrong flight or step.
 */
export function reachBuild(
  store: RateStore,
  flights: readonly RateFlight[],
  horizonDays: number,
  stepDays: number,
  options: EvaluateOptions = {},
): ReachBuildPoint[] {
  if (!(stepDays > 0 && horizonDays > 0)) {
    throw new RangeError(`steps of ${stepDays} days to day ${horizonDays}`);
  }
  flights.forEach(assertFlight);
  const contacts = new Float64Array(store.personCount);
  const step = new Float64Array(store.personCount);
  let stepDaysOf: number[] = [];
  const points: ReachBuildPoint[] = [];
  for (let from = 0; from < horizonDays; from += stepDays) {
    const to = Math.min(horizonDays, from + stepDays);
    const days = flights.map((flight) =>
      Math.max(0, Math.min(to, flight.endDay) - Math.max(from, flight.startDay)),
    );
    // Most steps repeat the one before: its contacts are added again without reading the rows.
    if (points.length === 0 || days.some((count, i) => count !== stepDaysOf[i])) {
      step.fill(0);
      flights.forEach((flight, i) => {
        if (days[i] > 0) addExposure(store, flight.medium, wholeVehicles(flight) * days[i], step);
      });
      stepDaysOf = days;
    }
    for (let p = 0; p < contacts.length; p++) contacts[p] += step[p];
    const figures = evaluateExposure(store.weights, contacts, { maxFrequency: 3, ...options });
    const { impressions, reach, frequency, reachAtLeast } = figures;
    points.push({ day: to, impressions, reach, frequency, reachAtLeast });
  }
  return points;
}
