import { chinaDate } from '@ooh/contract/domain/china-time';
import type { Context } from '../context.ts';
import { findCurrent } from '../city-data/release/data-release-store.ts';
import { openTurns } from '../platform/job/in-turn.ts';
import type { CityDepth } from './simulation/simulation.ts';
import type { Simulator } from './simulation/simulator.ts';
import {
  forgetUnfinished,
  simulateCity,
  type CitySimulation,
  type Pace,
} from './simulation/simulate-city.ts';

/** A city is seeded by one at a time: in the background, because somebody waits for it, or at the first start. */
export const inTurnOfCity = openTurns();

/** Who is named as the maker of seeded data. */
export const seedAuthor = '系统初始化';

type Stores = Pick<Context, 'db' | 'clickhouse' | 'releases' | 'now' | 'config'>;

export interface SeedCityOptions {
  readonly persons: number;
  readonly seed?: number;
  /** The day around which media are booked, YYYY-MM-DD; today when absent. */
  readonly anchorDate?: string;
  readonly signal?: AbortSignal;
  readonly pace?: Pace;
  progress?(share: number, phase: string): void;
}

/** What the simulator is asked for when a city is seeded. */
export function seedSimulation(
  context: Pick<Context, 'now'>,
  cityCode: string,
  depth: CityDepth,
  options: SeedCityOptions,
): CitySimulation {
  return {
    cityCode,
    depth,
    persons: options.persons,
    seed: options.seed ?? 1,
    inventsLines: depth === 'deep',
    anchorDate: options.anchorDate ?? chinaDate(context.now()),
    createdBy: seedAuthor,
    signal: options.signal,
    ...(options.pace && { pace: options.pace }),
    progress: options.progress ?? (() => undefined),
  };
}

/**
 * How closely a city is held: in depth, at a glance, or not at all. A city whose panel was imported counts as deep:
 * seeding never replaces a customer's data.
 */
export async function heldDepth(context: Pick<Context, 'db'>, cityCode: string): Promise<CityDepth | null> {
  const kinds = ['panel', 'places', 'media-positions'] as const;
  const releases = await Promise.all(kinds.map((kind) => findCurrent(context.db, kind, cityCode)));
  const [panel] = releases;
  if (panel?.is_demo === false) return 'deep';
  if (panel === undefined || releases.includes(undefined)) return null;
  return panel.parameters['depth'] === 'glance' ? 'glance' : 'deep';
}

/**
 * Gives a demonstration city what it lacks in depth: an invented bus network, places, metro, media and a panel. Safe
 * to repeat: a city that has it all is left alone, and what an interrupted run has left is removed first.
 */
export async function seedCity(
  context: Stores,
  cityCode: string,
  options: SeedCityOptions,
  simulator?: Simulator,
): Promise<void> {
  await inTurnOfCity(cityCode, async () => {
    options.signal?.throwIfAborted();
    if ((await heldDepth(context, cityCode)) === 'deep') return;
    await forgetInterrupted(context, [cityCode]);
    await simulateCity(context, seedSimulation(context, cityCode, 'deep', options), simulator);
  });
}

/** Removes what interrupted runs of seeding have left of some cities. */
export async function forgetInterrupted(context: Stores, cityCodes: readonly string[]): Promise<void> {
  const unfinished = await context.db
    .selectFrom('data_release')
    .select('release_id')
    .where('kind', '=', 'panel')
    .where('city_code', 'in', [...cityCodes])
    .where('state', '=', 'building')
    .where('created_by', '=', seedAuthor)
    .execute();
  for (const { release_id } of unfinished) await forgetUnfinished(context, release_id);
}
