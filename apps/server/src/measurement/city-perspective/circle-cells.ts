import { circleCover, type CellPart, type Circle } from '@ooh/geo/circle-cover';
import type { AreaCells } from '../engine/work/area-presence.ts';
import type { AreaCrowd } from '../engine/work/area-tally.ts';
import { cellsOfCity, type CityCells } from './city-cells.ts';
import type { CityCrowd, Stores } from './city-crowd.ts';
import { areaCellsOf, cellsInParts } from './people-cells.ts';

/** The cells of a city that lie under circles, with the part of each. Cells without any visits are left out. */
export const partsUnderCircles = ({ cells, index }: CityCells, circles: readonly Circle[]): CellPart[] =>
  circleCover(cells, index, circles);

/** Areas made of parts of cells as the engine takes them. */
export const areaCellsOfParts = (areas: readonly (readonly CellPart[])[]): AreaCells =>
  areaCellsOf(areas.map(cellsInParts));

/** Expected people in circles; overlaps count once. */
export async function crowdUnderCircles(
  stores: Stores,
  city: Pick<CityCrowd, 'releases' | 'audience' | 'window'>,
  circles: readonly Circle[],
): Promise<AreaCrowd> {
  const { releases, audience, window } = city;
  const parts = partsUnderCircles(await cellsOfCity(stores, releases), circles);
  const areas = areaCellsOfParts([parts]);
  const [crowd] = await stores.engine.ask(releases, 'areaCrowds', { audience, areas, window });
  return crowd;
}
