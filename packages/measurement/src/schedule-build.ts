/**
 * How reach builds over a schedule, measured and modelled. A panel measures one week. As long as a schedule
 * has posted no more days than that, its figures are measured; from then on there are two results:
 * the exact figures under a repeated week (what `reachBuild` gives) and the growing-r model, in which people
 * visit new places. The repeated week is a lower bound, so the model never goes below it.
 */
import { audienceStore } from './audience-store.ts';
import {
  modelledReach,
  reachGrowth,
  shapeOf,
  weekBuild,
  type ModelledReach,
  type ReachGrowth,
} from './beyond-window.ts';
import type { WeekdayStore } from './rate-store.ts';
import { reachBuild, wholeVehicles, type ReachBuild, type RateFlight } from './reach-build.ts';

const DAYS_OF_WEEK = 7;
/** Maximum number of persons from whom the exponent is estimated. */
const GROWTH_PERSONS = 6000;

export interface ScheduleBuildPoint {
  /** The figures are those of [0, day). */
  readonly day: number;
  /** Days before `day` on which anything was posted. */
  readonly postedDays: number;
  /** People reached when all people repeat the measured week: exact. */
  readonly reach: number;
  /** People reached by the models; null while no more than the measured week is posted. */
  readonly modelled: ModelledReach | null;
}

export interface ScheduleBuild {
  /** Null for an empty audience. */
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

/** Number of days of each weekday mask. */
const daysOfMask = Uint8Array.from({ length: 1 << DAYS_OF_WEEK }, (_, mask) =>
  Array.from({ length: DAYS_OF_WEEK }, (__, day) => (mask >> day) & 1).reduce((sum, bit) => sum + bit, 0),
);

/**
 * Contacts of every person by day of the week in the schedule's mean week: a pair's contacts are spread evenly
 * over the days on which it meets.
 */
export function meanWeek(
  { store, dayMasks }: WeekdayStore,
  flights: readonly RateFlight[],
  horizonDays: number,
): Float64Array[] {
  const week = Array.from({ length: DAYS_OF_WEEK }, () => new Float64Array(store.personCount));
  for (const [medium, vehicles] of meanVehicles(flights, horizonDays)) {
    for (let e = store.rowStart[medium]; e < store.rowStart[medium + 1]; e++) {
      const mask = dayMasks[e];
      const daily = (vehicles * store.rates[e] * DAYS_OF_WEEK) / daysOfMask[mask];
      for (let day = 0; day < DAYS_OF_WEEK; day++)
        if ((mask >> day) & 1) week[day][store.persons[e]] += daily;
    }
  }
  return week;
}

/**
 * Systematic sample of at most 6,000 persons from whom growth is estimated; panels are sorted by stratum and home.
 * The store itself if it is smaller.
 */
export function growthSample(measured: WeekdayStore): WeekdayStore {
  const { personCount } = measured.store;
  const step = Math.max(1, Math.ceil(personCount / GROWTH_PERSONS));
  return audienceStore(
    measured,
    Uint8Array.from({ length: personCount }, (_, person) => (person % step === 0 ? 1 : 0)),
  );
}

/** Share of people reached by the mean week and contacts per person, from the whole schedule's contacts. */
function meanWeekReached(
  weights: Float64Array,
  { contacts, universe }: ReachBuild,
  postedDays: number,
): { share: number; mean: number } {
  if (postedDays === 0) return { share: 0, mean: 0 };
  const part = DAYS_OF_WEEK / postedDays;
  let [reach, impressions] = [0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (contacts[p] === 0) continue;
    const week = contacts[p] * part;
    reach -= weights[p] * Math.expm1(-week);
    impressions += weights[p] * week;
  }
  return { share: reach / universe, mean: impressions / universe };
}

/**
 * Growth of the schedule's mean week: its shape from all persons, so that the model starts at the measured
 * reach; its exponent, which varies little between persons, from the sample.
 */
function growthOf(
  { store }: WeekdayStore,
  sample: WeekdayStore,
  flights: readonly RateFlight[],
  horizonDays: number,
  exact: ReachBuild,
  postedDays: number,
): ReachGrowth | null {
  const build = weekBuild(sample.store.weights, meanWeek(sample, flights, horizonDays));
  if (build === null) return null;
  const { share, mean } = meanWeekReached(store.weights, exact, postedDays);
  return { ...reachGrowth(build), shape: shapeOf(share, mean) };
}

/**
 * The build of a schedule at every `stepDays` up to and including `horizonDays`. Reach rises with time in
 * every result and is constant in gaps. `sample` is `growthSample` of the store, computed beforehand where many
 * schedules are built. For a single audience, pass its `audienceStore`. Throws RangeError as `reachBuild` does.
 */
export function scheduleBuild(
  measured: WeekdayStore,
  flights: readonly RateFlight[],
  horizonDays: number,
  stepDays: number,
  sample: WeekdayStore = growthSample(measured),
): ScheduleBuild {
  const exact = reachBuild(measured.store, flights, horizonDays, stepDays);
  const posted = postedCalendar(flights, horizonDays);
  const allDays = posted.reduce((sum, day) => sum + day, 0);
  const growth = growthOf(measured, sample, flights, horizonDays, exact, allDays);
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
