/**
 * How reach builds over a schedule. Any schedule is exact: gaps, overlapping flights of one medium,
 * extensions and changes of vehicles are just more flights, because contacts of disjoint days add up.
 */
import { addExposure } from './rate-reach.ts';
import type { RateStore } from './rate-store.ts';
import { assertMask, type PersonMask } from './reach-figures.ts';

/** `vehicles` vehicles of `medium` from the beginning of `startDay` to the beginning of `endDay` (day 0 = first). */
export interface RateFlight {
  readonly medium: number;
  readonly vehicles: number;
  readonly startDay: number;
  /** Exclusive. */
  readonly endDay: number;
  /** Share of the medium's time that is the advertiser's, 0–1; default 1. */
  readonly shareOfTime?: number;
}

/** Full-time equivalent vehicles of a flight: contacts are proportional to the share of time. */
export function wholeVehicles({ vehicles, shareOfTime = 1 }: RateFlight): number {
  return vehicles * shareOfTime;
}

export interface ReachBuildPoint {
  /** Days since the schedule's first, i.e. the figures of [0, day). */
  readonly day: number;
  readonly impressions: number;
  readonly reach: number;
}

export interface ReachBuild {
  readonly points: ReachBuildPoint[];
  /** Expected contacts of every panel person until the horizon, inside and outside the audience. */
  readonly contacts: Float64Array;
  /** People of the audience. */
  readonly universe: number;
}

const assertFlight = ({ vehicles, startDay, endDay, shareOfTime = 1 }: RateFlight): void => {
  if (!(shareOfTime >= 0 && shareOfTime <= 1)) throw new RangeError(`a share of time of ${shareOfTime}`);
  if (vehicles >= 0 && endDay >= startDay && Number.isFinite(startDay) && Number.isFinite(endDay)) return;
  throw new RangeError(`a flight of ${vehicles} vehicles from day ${startDay} to ${endDay}`);
};

/**
 * Cumulative figures at every `stepDays` up to and including `horizonDays`. Parts of a flight outside
 * [0, horizonDays) are ignored. Contacts of disjoint days are independent, so the probability of no contact is
 * multiplied from step to step. Throws RangeError on an invalid flight or step.
 */
export function reachBuild(
  store: RateStore,
  flights: readonly RateFlight[],
  horizonDays: number,
  stepDays: number,
  audience: PersonMask | null = null,
): ReachBuild {
  if (!(stepDays > 0 && horizonDays > 0)) {
    throw new RangeError(`steps of ${stepDays} days to day ${horizonDays}`);
  }
  flights.forEach(assertFlight);
  assertMask(audience, store.personCount);
  const weights = audience === null ? store.weights : store.weights.map((w, p) => (audience[p] ? w : 0));
  const contacts = new Float64Array(store.personCount);
  const met = new Float64Array(store.personCount);
  let step = new Step(store, weights, flights, []);
  const points: ReachBuildPoint[] = [];
  let impressions = 0;
  for (let from = 0; from < horizonDays; from += stepDays) {
    const to = Math.min(horizonDays, from + stepDays);
    const days = flights.map((flight) =>
      Math.max(0, Math.min(to, flight.endDay) - Math.max(from, flight.startDay)),
    );
    // Most steps repeat the one before: nothing is recomputed.
    if (days.some((count, i) => count !== (step.days[i] ?? 0)))
      step = new Step(store, weights, flights, days);
    impressions += step.impressions;
    points.push({ day: to, impressions, reach: step.goOn(contacts, met) });
  }
  return { points, contacts, universe: weights.reduce((sum, weight) => sum + weight, 0) };
}

/** The contacts of some days, by flight, and the probability of at least one. */
class Step {
  readonly days: readonly number[];
  readonly impressions: number;
  private readonly weights: Float64Array;
  private readonly contacts: Float64Array;
  private readonly chances: Float64Array;

  constructor(
    store: RateStore,
    weights: Float64Array,
    flights: readonly RateFlight[],
    days: readonly number[],
  ) {
    this.days = days;
    this.weights = weights;
    this.contacts = new Float64Array(weights.length);
    flights.forEach((flight, i) => {
      if (days[i] > 0) addExposure(store, flight.medium, wholeVehicles(flight) * days[i], this.contacts);
    });
    this.chances = new Float64Array(weights.length);
    let impressions = 0;
    for (let p = 0; p < weights.length; p++) {
      if (weights[p] === 0 || this.contacts[p] === 0) continue;
      impressions += weights[p] * this.contacts[p];
      this.chances[p] = -Math.expm1(-this.contacts[p]);
    }
    this.impressions = impressions;
  }

  /** Adds the step to the contacts and to the probabilities of contact so far; returns the people reached. */
  goOn(contacts: Float64Array, met: Float64Array): number {
    let reach = 0;
    for (let p = 0; p < met.length; p++) {
      contacts[p] += this.contacts[p];
      met[p] += (1 - met[p]) * this.chances[p];
      reach += this.weights[p] * met[p];
    }
    return reach;
  }
}
