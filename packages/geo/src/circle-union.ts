/** Area of the union of circles of one radius. */
import { boundsOf } from './bounds.ts';
import { localPlane } from './local-plane.ts';
import type { Wgs84Point } from './point.ts';

/** Number of rows per radius; lengths along a row are exact. */
const ROWS = 50;

/**
 * Square metres covered by circles of `radiusMeters` around the centres, on the plane at their centre. Rows of a
 * fiftieth of the radius; the error is below 0.2 % of the sum of the circles' areas. O(n · rows · log n).
 */
export function circleUnionSquareMeters(centres: readonly Wgs84Point[], radiusMeters: number): number {
  if (centres.length === 0 || radiusMeters <= 0) return 0;
  const { west, south, east, north } = boundsOf(centres);
  const plane = localPlane((west + east) / 2, (south + north) / 2);
  const step = radiusMeters / ROWS;
  const intervals = new Map<number, [number, number][]>();
  for (const { lng, lat } of centres) {
    const [x, y] = [plane.x(lng), plane.y(lat)];
    const last = Math.floor((y + radiusMeters) / step);
    for (let row = Math.floor((y - radiusMeters) / step); row <= last; row++) {
      const across = (row + 0.5) * step - y;
      const squared = radiusMeters * radiusMeters - across * across;
      if (squared <= 0) continue;
      const half = Math.sqrt(squared);
      const list = intervals.get(row);
      if (list === undefined) intervals.set(row, [[x - half, x + half]]);
      else list.push([x - half, x + half]);
    }
  }
  let covered = 0;
  for (const list of intervals.values()) {
    list.sort((a, b) => a[0] - b[0]);
    let reached = -Infinity;
    for (const [from, to] of list) {
      if (to <= reached) continue;
      covered += (to - Math.max(from, reached)) * step;
      reached = to;
    }
  }
  return covered;
}
