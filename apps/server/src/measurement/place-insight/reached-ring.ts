import { distanceToArea } from '@ooh/geo/corridor';
import { areaBounds, areaContains, areaSquareMeters } from '@ooh/geo/polygon';
import { linesTouching } from '../../city-data/bus-line/line-network.ts';
import { crowdOfArea } from '../city-perspective/area-table.ts';
import { cellsOfCity } from '../city-perspective/city-cells.ts';
import { peopleCellsOf } from '../city-perspective/people-cells.ts';
import type { CityCrowd, Stores } from '../city-perspective/city-crowd.ts';
import { drawnArea } from './drawn-area.ts';
import type { Reached, Supply } from './reached.ts';

/** What stands in a drawn polygon, and the lines that pass through it. Refuses one that crosses itself or leaves the city. */
export async function reachedRing(
  stores: Stores,
  city: CityCrowd,
  { media, network }: Supply,
  ring: readonly [number, number][],
): Promise<Reached> {
  const area = await drawnArea(city.cityCode, ring);
  const box = areaBounds(area);
  const squareMeters = areaSquareMeters(area);
  const inside = { distanceMeters: 0, nearest: 0, places: 1 };
  const through =
    network === null
      ? []
      : [...linesTouching(network, box)].filter((line) =>
          network.lines[line].directions.some((way) => distanceToArea(way, area) === 0),
        );
  return {
    radiusMeters: 0,
    minutes: null,
    sumSquareMeters: squareMeters,
    unionSquareMeters: squareMeters,
    crowd: await crowdOfArea(stores, city, peopleCellsOf(await cellsOfCity(stores, city.releases), area)),
    near: media.index
      .inBounds(box)
      .filter((at) => areaContains(area, media.positions[at].point))
      .map((position) => ({ ...inside, position })),
    lines: through.map((line) => ({ ...inside, line })),
  };
}
