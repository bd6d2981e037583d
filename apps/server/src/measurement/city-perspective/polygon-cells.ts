import { areaCover } from '@ooh/geo/area-cover';
import type { Polygon } from '@ooh/geo/polygon';
import type { AreaCrowd } from '../engine/work/area-tally.ts';
import { areaCellsOfParts } from './circle-cells.ts';
import { cellsOfCity } from './city-cells.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';

/** Expected people in a polygon; cells that it covers in part count with that part. */
export async function crowdUnderArea(
  stores: Stores,
  city: Pick<CityCrowd, 'releases' | 'audience' | 'window'>,
  area: Polygon,
): Promise<AreaCrowd> {
  const { releases, audience, window } = city;
  const { cells, index } = await cellsOfCity(stores, releases);
  const areas = areaCellsOfParts([areaCover(cells, index, area)]);
  const [crowd] = await stores.engine.ask(releases, 'areaCrowds', { audience, areas, window });
  return crowd;
}
