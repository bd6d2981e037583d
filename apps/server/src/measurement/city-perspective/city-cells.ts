import { createHash } from 'node:crypto';
import { cellCentre, cellFromUInt64, type H3Cell } from '@ooh/geo/h3-cell';
import type { Wgs84Point } from '@ooh/geo/point';
import { indexPoints, type PointIndex } from '@ooh/geo/spatial-index';
import type { ModelReleases } from '../../city-data/release/city-data.ts';
import type { PeopleCells } from '../engine/work/role-chances.ts';
import { modelKeyOf } from '../engine/model-cache.ts';
import { memoize } from '../../platform/memoize.ts';
import type { Stores } from './city-crowd.ts';

/** Resolution of the cells in which people are counted: about 0.1 km². */
export const peopleResolution = 9;

/** The cells of a city's panel by the numbers that the engine knows them by. */
export interface CityCells {
  readonly cells: readonly H3Cell[];
  readonly centres: readonly Wgs84Point[];
  readonly numberOf: ReadonlyMap<string, number>;
  readonly index: PointIndex;
}

const kept = memoize<CityCells>(8);

/** Cells with any visits. */
export function cellsOfCity(stores: Pick<Stores, 'engine'>, releases: ModelReleases): Promise<CityCells> {
  return kept(modelKeyOf(releases), async () => {
    const raw = await stores.engine.ask(releases, 'panelCells', {});
    const cells = Array.from(raw, (cell) => cellFromUInt64(cell));
    const centres = cells.map(cellCentre);
    return {
      cells,
      centres,
      numberOf: new Map(cells.map((cell, number) => [cell as string, number])),
      index: indexPoints(centres),
    };
  });
}

/** Key of some cells, and of the parts of them, by content; null is the whole city. */
export function cellsKey(people: PeopleCells | null): string {
  if (people === null) return 'city';
  const hash = createHash('sha256').update(people.cells);
  if (people.parts !== null) hash.update(people.parts.area).update(people.parts.way);
  return hash.digest('base64url');
}
