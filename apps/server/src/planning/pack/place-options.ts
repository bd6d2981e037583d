import type { CallOutput } from '@ooh/contract/registry';
import { placesOf } from '../../city-data/bus-line/city-lines.ts';
import { readDataOfCity } from '../../city-data/release/city-data.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** The commonest brands of a city; a rarer one is found by its name elsewhere. */
const mostBrands = 300;

/** Names with how often they occur, the most frequent first. */
function counted(names: readonly string[], most = Infinity): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}

/** Places of a city that a condition may name. */
export async function placeOptions(
  db: Db,
  cityCode: string,
): Promise<CallOutput<'v1/crowd-packs/place-options'>> {
  const data = await readDataOfCity(db, cityCode);
  const { businessDistricts, aois, pois } = await placesOf(db, data.places);
  return {
    districts: businessDistricts.map(({ id, name }) => ({ placeId: id, name })),
    aoiTypes: counted(aois.map(({ type }) => type)),
    poiCategories: counted(pois.map(({ category }) => category)),
    poiBrands: counted(
      pois.flatMap(({ brand }) => (brand === null ? [] : [brand])),
      mostBrands,
    ),
  };
}
