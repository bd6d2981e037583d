import type { CityCrowd, Stores } from './city-crowd.ts';
import { cellsOfCity } from './city-cells.ts';
import { areasOfCity, type SpatialArea } from './spatial-areas.ts';

/** The districts of a city as groups of its cells. */
export async function districtGroups(
  stores: Stores,
  city: Pick<CityCrowd, 'cityCode' | 'releases' | 'data'>,
): Promise<{ districts: readonly SpatialArea[]; groups: { count: number; groupOf: Int32Array } }> {
  const [{ areas }, cells] = await Promise.all([
    areasOfCity(stores, city, 'district'),
    cellsOfCity(stores, city.releases),
  ]);
  const groupOf = new Int32Array(cells.cells.length).fill(-1);
  areas.forEach((area, index) => area.people.cells.forEach((cell) => (groupOf[cell] = index)));
  return { districts: areas, groups: { count: areas.length, groupOf } };
}
