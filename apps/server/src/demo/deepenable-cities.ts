import type { Db } from '../platform/storage/postgres/database.ts';
import { deepenedCities } from './demo-cities.ts';

const kinds = ['panel', 'places', 'media-positions'] as const;

/** Cities of the demonstration that may come to depth: not those in depth already, or with a customer's own panel. */
export async function deepenableCities(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('data_release')
    .select(['city_code', 'kind', 'is_demo', 'parameters'])
    .where('state', '=', 'current')
    .where('kind', 'in', [...kinds])
    .execute();
  const byCity = Map.groupBy(rows, (row) => row.city_code);
  const isDeepenable = (cityCode: string): boolean => {
    const own = byCity.get(cityCode) ?? [];
    const panel = own.find(({ kind }) => kind === 'panel');
    if (panel === undefined) return true;
    return panel.is_demo && (own.length < kinds.length || panel.parameters['depth'] === 'glance');
  };
  return new Set(deepenedCities.map(({ cityCode }) => cityCode).filter(isDeepenable));
}
