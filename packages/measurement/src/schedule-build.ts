/**
 * How reach builds over a schedule, measured and foreseen. A panel measures one week. As long as a schedule
 * has posted no more days than that, its figures are measured; from then on two readings stand side by side:
 * the exact figures under a repeated week (what `reachBuild` gives) and the growing-r model, which lets people
 * come to new places. The repeated week is a lower bound, so the model never goes below it.
 */
import {
  modelledReach,
  reachGrowth,
  shapeOf,
  weekBuild,
  type ModelledReach,
  type ReachGrowth,
} from './beyond-window.ts';
import type { RateStore } from './rate-store.ts';
import { reachBuild, wholeVehicles, type ReachBuild, type RateFlight } from './reach-build.ts';
import type { PersonMask } from './reach-figures.ts';

const DAYS_OF_WEEK = 7;
/** Persons from whom the exponent is read at most. */
const GROWTH_PERSONS = 6000;

/** A rate store with the days of the week on which each pair meets (bit 0 = Monday), in the store's order. */
export interface WeekdayStore {
  readonly store: RateStore;
  readonly dayMasks: Uint8Array;
}

export interface ScheduleBuildPoint {
  /** The figures are those of [0, day). */
  readonly day: number;
  /** Days before `day` on which anything was posted. */
  readonly postedDays: number;
  /** People reached when everybody repeats the measured week: exact. */
  readonly reach: number;
  /** People reached by the models; null while no more than the measured week is posted. */
  readonly modelled: ModelledReach | null;
}

export interface ScheduleBuild {
  /** Null for an audience of nobody. */
  readonly growth: ReachGrowth | null;
  readonly points: ScheduleBuildPoint[];
}

/** Calendar days in [0, horizon) with any vehicle posted, as 0/1. */
function postedCalendar(flights: readonly RateFlight[], horizonDays: number): Uint8Array {
  const posted = new Uint8Array(Math.ceil(horizonDays));
  for (const flight of flights) {
    const { startDay, endDay } = flight;
    if (wholeVehicles(flight) === 0) continue;
    const last = Math.min(endDay, horizonDays);
    for (let day = Math.max(0, Math.floor(startDay)); day < last; day++) posted[day] = 1;
  }
  return posted;
}

/** Whole vehicles of each medium in the schedule's mean week: its vehicle-days spread over the posted days. */
function meanVehicles(flights: readonly RateFlight[], horizonDays: number): Map<number, number> {
  const posted = postedCalendar(flights, horizonDays).reduce((sum, day) => sum + day, 0);
  const vehiclesOf = new Map<number, number>();
  for (const flight of flights) {
    const { medium, startDay, endDay } = flight;
    const vehicleDays =
      wholeVehicles(flight) * Math.max(0, Math.min(horizonDays, endDay) - Math.max(0, startDay));
    if (vehicleDays > 0) vehiclesOf.set(medium, (vehiclesOf.get(medium) ?? 0) + vehicleDays / posted);
  }
  return vehiclesOf;
}

/**
 * Contacts by day of the week in the schedule's mean week, of `persons` in their order (ascending): a pair's
 * contacts are spread evenly over the days on which it meets.
 */
export function meanWeek(
  { store, dayMasks }: WeekdayStore,
  flights: readonly RateFlight[],
  horizonDays: number,
  persons: Uint32Array,
): Float64Array[] {
  const week = Array.from({ length: DAYS_OF_WEEK }, () => new Float64Array(persons.length));
  const slot = new Int32Array(store.personCount).fill(-1);
  persons.forEach((person, at) => (slot[person] = at));
  for (const [medium, vehicles] of meanVehicles(flights, horizonDays)) {
    for (let e = store.rowStart[medium]; e < store.rowStart[medium + 1]; e++) {
      const at = slot[store.persons[e]];
      if (at < 0) continue;
      const mask = dayMasks[e];
      let days = 0;
      for (let rest = mask; rest > 0; rest &= rest - 1) days++;
      const daily = (vehicles * store.rates[e] * DAYS_OF_WEEK) / days;
      for (let day = 0; day < DAYS_OF_WEEK; day++) if ((mask >> day) & 1) week[day][at] += daily;
    }
  }
  return week;
}

/** Every so many-th person of the audience, so that at most `most` are left; panels are sorted by stratum and home. */
function everySoMany(personCount: number, audience: PersonMask | null, most: number): Uint32Array {
  const members: number[] = [];
  for (let p = 0; p < personCount; p++) if (audience === null || audience[p] !== 0) members.push(p);
  const step = Math.max(1, Math.ceil(members.length / most));
  return Uint32Array.from(members.filter((_, at) => at % step === 0));
}

/** Share of the audience that the mean week reaches and its contacts a person, from the whole schedule's contacts. */
function meanWeekReached(
  weights: Float64Array,
  { contacts, universe }: ReachBuild,
  postedDays: number,
  audience: PersonMask | null,
): { share: number; mean: number } {
  if (postedDays === 0) return { share: 0, mean: 0 };
  const part = DAYS_OF_WEEK / postedDays;
  let [reach, impressions] = [0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (contacts[p] === 0 || (audience !== null && audience[p] === 0)) continue;
    const week = contacts[p] * part;
    reach -= weights[p] * Math.expm1(-week);
    impressions += weights[p] * week;
  }
  return { share: reach / universe, mean: impressions / universe };
}

/**
 * Growth of the schedule's mean week: its shape from the whole audience, so that the model leaves from the
 * measured reach; its exponent, which changes little from person to person, from a systematic sample.
 */
function growthOf(
  measured: WeekdayStore,
  flights: readonly RateFlight[],
  horizonDays: number,
  audience: PersonMask | null,
  exact: ReachBuild,
  postedDays: number,
): ReachGrowth | null {
  const { store } = measured;
  const persons = everySoMany(store.personCount, audience, GROWTH_PERSONS);
  const weights = Float64Array.from(persons, (person) => store.weights[person]);
  const build = weekBuild(weights, meanWeek(measured, flights, horizonDays, persons));
  if (build === null) return null;
  const { share, mean } = meanWeekReached(store.weights, exact, postedDays, audience);
  return { ...reachGrowth(build), shape: shapeOf(share, mean) };
}

/**
 * The build of a schedule at every `stepDays` up to and including `horizonDays`. Reach rises with time in
 * every reading and stands still in gaps. Throws RangeError as `reachBuild` does.
 */
export function scheduleBuild(
  measured: WeekdayStore,
  flights: readonly RateFlight[],
  horizonDays: number,
  stepDays: number,
  audience: PersonMask | null = null,
): ScheduleBuild {
  const exact = reachBuild(measured.store, flights, horizonDays, stepDays, audience);
  const posted = postedCalendar(flights, horizonDays);
  const allDays = posted.reduce((sum, day) => sum + day, 0);
  const growth = growthOf(measured, flights, horizonDays, audience, exact, allDays);
  const { universe } = exact;
  let [postedDays, counted] = [0, 0];
  const points = exact.points.map(({ day, reach, impressions }) => {
    for (; counted < day; counted++) postedDays += posted[counted];
    if (growth === null || postedDays <= DAYS_OF_WEEK) return { day, postedDays, reach, modelled: null };
    const { growing, fixed } = modelledReach(growth, impressions / universe, postedDays);
    const modelled = { growing: Math.max(reach, growing * universe), fixed: fixed * universe };
    return { day, postedDays, reach, modelled };
  });
  return { growth, points };
}
