import { cellParent, type H3Cell } from '@ooh/geo/h3-cell';
import { boundsOf, type Bounds } from '@ooh/geo/bounds';
import { wgs84 } from '@ooh/geo/point';
import { areaBounds, areaContains } from '@ooh/geo/polygon';
import { indexBoxes } from '@ooh/geo/spatial-index';
import { heatResolution, type CandidateArea } from '../candidate-area.ts';

interface Placed {
  readonly positionId: string;
  readonly cell: H3Cell;
  readonly lng: number;
  readonly lat: number;
}

/**
 * The area of every position: its cell of the grid, or the area it lies in; of several the richest, in which order
 * they are given. Answers area ids by position id.
 */
export function assignAreas(
  positions: readonly Placed[],
  areas: readonly CandidateArea[],
): Map<string, string> {
  const assigned = new Map<string, string>();
  const cells = new Set(areas.filter(({ area }) => area === null).map(({ areaId }) => areaId));
  const drawn = areas.flatMap(({ areaId, area }) => (area === null ? [] : [{ areaId, area }]));
  const index = indexBoxes(drawn.map(({ area }): Bounds => areaBounds(area)));
  for (const { positionId, cell, lng, lat } of positions) {
    const parent = cellParent(cell, heatResolution);
    if (cells.has(parent)) {
      assigned.set(positionId, parent);
      continue;
    }
    const point = wgs84(lng, lat);
    const found = index.touching(boundsOf([point])).find((at) => areaContains(drawn[at].area, point));
    if (found !== undefined) assigned.set(positionId, drawn[found].areaId);
  }
  return assigned;
}
