import type { Path, XY } from '../plane/path.ts';
import { ringArea, roundPath, simplifyPath } from '../plane/path.ts';
import { fillRings, type Raster } from '../plane/raster.ts';
import { chamferDistances } from './chamfer.ts';

/** Areas as rings on a city's plane: each a list of rings, the outer one first. */
export type PlaneArea = readonly Path[];

/** Water that nowhere lies this far from land is a gap between outlines, metres. */
const leastReach = 1000;

/** Cells of the sea: where no land is, gaps between outlines left out. */
export function seaCells(raster: Raster, land: readonly PlaneArea[]): readonly number[] {
  const isLand = new Uint8Array(raster.width * raster.width);
  for (const area of land) fillRings(raster, area, (cell) => (isLand[cell] = 1));
  const distances = chamferDistances(raster, (cell) => isLand[cell] === 1);
  const isSeen = new Uint8Array(isLand.length);
  const sea: number[] = [];
  for (let start = 0; start < isLand.length; start++) {
    if (isLand[start] === 1 || isSeen[start] === 1 || distances[start] < leastReach) continue;
    const pending = [start];
    isSeen[start] = 1;
    for (let cell = pending.pop(); cell !== undefined; cell = pending.pop()) {
      sea.push(cell);
      const column = cell % raster.width;
      const beside = [cell - raster.width, cell + raster.width];
      if (column > 0) beside.push(cell - 1);
      if (column < raster.width - 1) beside.push(cell + 1);
      for (const next of beside) {
        if (next < 0 || next >= isLand.length || isLand[next] === 1 || isSeen[next] === 1) continue;
        isSeen[next] = 1;
        pending.push(next);
      }
    }
  }
  return sea;
}

/** The part of a ring on one side of a line (Sutherland–Hodgman). */
function clipped(ring: Path, axis: 0 | 1, limit: number, sign: 1 | -1): XY[] {
  const isIn = (corner: XY) => sign * (corner[axis] - limit) <= 0;
  const kept: XY[] = [];
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    if (isIn(a)) kept.push(a);
    if (isIn(a) === isIn(b)) continue;
    const part = (limit - a[axis]) / (b[axis] - a[axis]);
    const other = a[1 - axis] + (b[1 - axis] - a[1 - axis]) * part;
    kept.push(axis === 0 ? [limit, other] : [other, limit]);
  }
  return kept;
}

const leastIslandSquareMeters = 20_000;

/** Outer rings of land inside a square frame, thinned for drawing; small islands left out. */
export function landInFrame(
  land: readonly PlaneArea[],
  frameMeters: number,
  toleranceMeters: number,
): readonly Path[] {
  return land.flatMap(([outer]) => {
    let ring = outer.slice(0, -1);
    for (const axis of [0, 1] as const)
      for (const sign of [1, -1] as const) ring = clipped(ring, axis, sign * frameMeters, sign);
    if (ring.length < 3 || Math.abs(ringArea(ring)) < leastIslandSquareMeters) return [];
    const half = ring.length >> 1;
    const thinned = [
      ...simplifyPath(ring.slice(0, half + 1), toleranceMeters),
      ...simplifyPath([...ring.slice(half), ring[0]], toleranceMeters).slice(1),
    ];
    const rounded = roundPath(thinned);
    return rounded.length < 4 ? [] : [rounded];
  });
}
