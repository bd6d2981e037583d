import { highTierCities, type CityTier } from '@ooh/reference/facts/high-tier-cities';
import type { DataReleaseRow } from '../city-data/release/data-release-store.ts';
import type { CityDepth } from './simulation/simulation.ts';
import { cityCodeOf } from '../reference/region/regions.ts';
import type { Db } from '../platform/storage/postgres/database.ts';

/** What the stores hold of a high-tier city. */
export interface HeldCity {
  readonly cityCode: string;
  readonly name: string;
  readonly tier: CityTier;
  /** imported: the panel is a customer's own. */
  readonly depth: CityDepth | 'imported' | null;
  /** Counts of all releases in force, by name; lines of the metro are `metroLines`. */
  readonly counts: Readonly<Record<string, number>>;
}

function countsOf({ kind, counts }: Pick<DataReleaseRow, 'kind' | 'counts'>): Record<string, number> {
  if (kind !== 'metro') return counts;
  const { lines = 0, ...rest } = counts;
  return { ...rest, metroLines: lines };
}

/** The 49 high-tier cities with what is held of each. */
export async function heldCities(db: Db): Promise<HeldCity[]> {
  const releases = await db
    .selectFrom('data_release')
    .select(['city_code', 'kind', 'is_demo', 'parameters', 'counts'])
    .where('state', '=', 'current')
    .orderBy('city_code')
    .orderBy('kind')
    .execute();
  const byCity = Map.groupBy(releases, (release) => release.city_code);
  return highTierCities.map(({ adcode, name, tier }) => {
    const cityCode = cityCodeOf(adcode);
    const own = byCity.get(cityCode) ?? [];
    const panel = own.find((release) => release.kind === 'panel');
    const depth =
      panel === undefined
        ? null
        : !panel.is_demo
          ? 'imported'
          : panel.parameters['depth'] === 'glance'
            ? 'glance'
            : 'deep';
    return {
      cityCode,
      name,
      tier,
      depth,
      counts: Object.assign({}, ...own.map(countsOf)),
    };
  });
}
