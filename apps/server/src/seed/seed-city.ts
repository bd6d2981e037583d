import type { Context } from '../context.ts';
import { findCurrent } from '../data-release/data-release-store.ts';
import { forgetUnfinished, simulateCity } from '../panel/simulate-city.ts';

export interface SeedCityOptions {
  readonly persons: number;
  readonly seed?: number;
  progress?(share: number, phase: string): void;
}

/**
 * Gives a demonstration city what it lacks: an invented bus network, places and a panel. Safe to repeat: a city
 * that has all three is left alone, and what an interrupted run has left is removed first.
 */
export async function seedCity(context: Context, cityCode: string, options: SeedCityOptions): Promise<void> {
  const kinds = ['bus-lines', 'places', 'panel'] as const;
  const current = await Promise.all(kinds.map((kind) => findCurrent(context.db, kind, cityCode)));
  if (current.every((release) => release !== undefined)) return;
  const unfinished = await context.db
    .selectFrom('data_release')
    .select('release_id')
    .where('kind', '=', 'panel')
    .where('city_code', '=', cityCode)
    .where('state', '=', 'building')
    .where('created_by', '=', seedAuthor)
    .execute();
  for (const { release_id } of unfinished) await forgetUnfinished(context, release_id);
  await simulateCity(context, {
    cityCode,
    persons: options.persons,
    seed: options.seed ?? 1,
    inventsLines: true,
    createdBy: seedAuthor,
    progress: options.progress ?? (() => undefined),
  });
}

/** Who is named as the maker of seeded data. */
const seedAuthor = '系统初始化';
