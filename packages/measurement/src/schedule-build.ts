/**
 * How reach builds over a schedule, measured and foreseen. A panel measures one week. As long as a schedule
 * has posted no more days than that, its figures are measured; from then on two readings stand side by side:
 * the exact figures under a repeated week (what `reachBuild` gives) and the growing-r model, which lets people
 * come to new places. The repeated week is a lower bound, so the model never goes below it.
 */
import {
  modelledReach,
  reachGrowth,
  weekBuild,
  type ModelledReach,
  type ReachGrowth,
} from './beyond-window.ts';
import type { RateStore } from './rate-store.ts';
import { reachBuild, wholeVehicles, type RateFlight } from './reach-build.ts';
import type { PersonMask } from './reach-figures.ts';

const DAYS_OF_WEEK = 7;

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

/**
 * Contacts by day of the week and person in the schedule's mean week: its vehicle-days spread evenly over the
 * posted days, a pair's contacts evenly over the days on which it meets.
 */
export function meanWeek(
  { store, dayMasks }: WeekdayStore,
  flights: readonly RateFlight[],
  horizonDays: number,
): Float64Array[] {
  const posted = postedCalendar(flights, horizonDays).reduce((sum, day) => sum + day, 0);
  const week = Array.from({ length: DAYS_OF_WEEK }, () => new Float64Array(store.personCount));
  const vehiclesOf = new Map<number, number>();
  for (const flight of flights) {
    const { medium, startDay, endDay } = flight;
    const vehicleDays =
      wholeVehicles(flight) * Math.max(0, Math.min(horizonDays, endDay) - Math.max(0, startDay));
    if (vehicleDays > 0) vehiclesOf.set(medium, (vehiclesOf.get(medium) ?? 0) + vehicleDays / posted);
  }
  for (const [medium, vehicles] of vehiclesOf) {
    for (let e = store.rowStart[medium]; e < store.rowStart[medium + 1]; e++) {
      const mask = dayMasks[e];
      let days = 0;
      for (let rest = mask; rest > 0; rest &= rest - 1) days++;
      const daily = (vehicles * store.rates[e] * DAYS_OF_WEEK) / days;
      const person = store.persons[e];
      for (let day = 0; day < DAYS_OF_WEEK; day++) if ((mask >> day) & 1) week[day][person] += daily;
    }
  }
  return week;
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
  const { weights } = measured.store;
  const exact = reachBuild(measured.store, flights, horizonDays, stepDays, { audience, maxFrequency: 1 });
  const week = weekBuild(weights, meanWeek(measured, flights, horizonDays), audience);
  const growth = week && reachGrowth(week);
  const posted = postedCalendar(flights, horizonDays);
  let [universe, postedDays, counted] = [0, 0, 0];
  for (let p = 0; p < weights.length; p++) if (audience === null || audience[p] !== 0) universe += weights[p];
  const points = exact.map(({ day, reach, impressions }) => {
    for (; counted < day; counted++) postedDays += posted[counted];
    if (growth === null || postedDays <= DAYS_OF_WEEK) return { day, postedDays, reach, modelled: null };
    const { growing, fixed } = modelledReach(growth, impressions / universe, postedDays);
    const modelled = { growing: Math.max(reach, growing * universe), fixed: fixed * universe };
    return { day, postedDays, reach, modelled };
  });
  return { growth, points };
}
