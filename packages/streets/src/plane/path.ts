import { keptVertices } from '@ooh/geo/simplify';
import { planeLength } from '@ooh/geo/local-plane';

/** A position on a city's plane: metres east and north of its origin. */
export type XY = readonly [x: number, y: number];
export type Path = readonly XY[];

export const distance = (a: XY, b: XY): number => planeLength(b[0] - a[0], b[1] - a[1]);

export function pathLength(path: Path): number {
  let length = 0;
  for (let i = 0; i + 1 < path.length; i++) length += distance(path[i], path[i + 1]);
  return length;
}

/** Direction from one position to another, radians anticlockwise from east. */
export const headingOf = (a: XY, b: XY): number => Math.atan2(b[1] - a[1], b[0] - a[0]);

/** The position `part` (0–1) of the way from `a` to `b`. */
export const between = (a: XY, b: XY, part: number): XY => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/** The position at `along`, which counts segments: 2.5 is the middle of the third segment. */
export function positionAlong(path: Path, along: number): XY {
  const i = Math.min(path.length - 2, Math.floor(along));
  return between(path[i], path[i + 1], along - i);
}

/** Unit vector along the path around one of its corners, looking `reach` corners to both sides. */
export function tangentAt(path: Path, corner: number, reach: number): XY {
  const a = path[Math.max(0, corner - reach)];
  const b = path[Math.min(path.length - 1, corner + reach)];
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

/** Fewer corners; each that is left out lies within `toleranceMeters` of the new path. */
export function simplifyPath(path: Path, toleranceMeters: number): XY[] {
  const kept = keptVertices(Float64Array.from(path.flat()), toleranceMeters);
  return Array.from(kept, (i) => path[i]);
}

/** Whole metres; never the zero with a sign. */
export const wholeMeters = ([x, y]: XY): XY => [Math.round(x) + 0, Math.round(y) + 0];

/** Whole metres, without a corner twice in a row. */
export function roundPath(path: Path): XY[] {
  const rounded: XY[] = [];
  for (const corner of path) {
    const next = wholeMeters(corner);
    const last = rounded.at(-1);
    if (last === undefined || last[0] !== next[0] || last[1] !== next[1]) rounded.push(next);
  }
  return rounded;
}

/** Area inside a ring, m²: positive where it runs anticlockwise. */
export function ringArea(ring: Path): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return twice / 2;
}

/** Centre of mass of a ring; of its corners where it has no area. */
export function ringCentre(ring: Path): XY {
  let [twice, x, y] = [0, 0, 0];
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i], ring[(i + 1) % ring.length]];
    const cross = a[0] * b[1] - b[0] * a[1];
    twice += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  }
  if (twice !== 0) return [x / (3 * twice), y / (3 * twice)];
  const mean = (at: 0 | 1) => ring.reduce((sum, corner) => sum + corner[at], 0) / ring.length;
  return [mean(0), mean(1)];
}
