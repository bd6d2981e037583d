import type { CityDeclaration, DeclaredRing } from '../declaration/city-declaration.ts';
import type { CityNoise, Outline } from '../ground/outlines.ts';
import { distance, pathLength, type Path, type XY } from '../plane/path.ts';
import { splineThrough } from '../plane/spline.ts';

/** Corners of a grid city's rings are square, those of the others round. */
const exponentOf = { grid: 6, radial: 2.2, linear: 2.2 } as const;

/** A closed superellipse with an uneven course. */
export function ringPath(
  { radiusX, radiusY }: DeclaredRing,
  { form, gridAngle }: CityDeclaration,
  { first, second }: CityNoise,
): XY[] {
  const exponent = exponentOf[form];
  const [waver, turn] = form === 'grid' ? [0.02, gridAngle] : [0.055, 0];
  const corners = Math.ceil((2 * Math.PI * Math.max(radiusX, radiusY)) / 120);
  const ring: XY[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const square = (Math.abs(cos) ** exponent + Math.abs(sin) ** exponent) ** (-1 / exponent);
    const coarse = waver * second(cos * 1.5 + radiusX / 900, sin * 1.5);
    const fine = 0.012 * first(cos * 5, sin * 5 + radiusX);
    const k = square * (1 + coarse + fine);
    const [x, y] = [radiusX * k * cos, radiusY * k * sin];
    ring.push([x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]);
  }
  ring.push(ring[0]);
  return ring;
}

/** A ring road keeps this far from a lake that it goes around, metres. */
const clearance = 160;
/** A detour longer than this many times the way across stays a bridge. */
const longestDetour = 2.4;

/** The corners of a ring from one to another, onwards or backwards. */
function stretch(ring: Path, from: number, to: number, isOnwards: boolean): XY[] {
  const count = ring.length - 1;
  const corners: XY[] = [];
  for (let i = from; ; i = (i + (isOnwards ? 1 : count - 1)) % count) {
    corners.push(ring[i]);
    if (i === to) return corners;
  }
}

function nearestCorner(ring: Path, position: XY): number {
  let [best, nearest] = [Infinity, 0];
  for (let i = 0; i + 1 < ring.length; i++) {
    const away = distance(ring[i], position);
    if (away < best) [best, nearest] = [away, i];
  }
  return nearest;
}

function contains(ring: Path, [x, y]: XY): boolean {
  let isInside = false;
  for (let i = 0; i + 1 < ring.length; i++) {
    const [a, b] = [ring[i], ring[i + 1]];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      isInside = !isInside;
  }
  return isInside;
}

/** The outline moved outwards by `meters`. */
export function shoreOf({ x, y, ring }: Outline, meters: number): Path {
  const moved = ring.map((corner): XY => {
    const k = 1 + meters / distance(corner, [x, y]);
    return [x + (corner[0] - x) * k, y + (corner[1] - y) * k];
  });
  return splineThrough(moved, 90);
}

/** A closed path from another of its corners on: one that lies in none of the areas, where there is such a one. */
function begunOutside(path: Path, areas: readonly Path[]): Path {
  const isClosed = path[0] === path[path.length - 1];
  const start = path.findIndex((corner) => areas.every((area) => !contains(area, corner)));
  return isClosed && start > 0 ? [...path.slice(start, -1), ...path.slice(0, start + 1)] : path;
}

/** The way with each stretch through a lake led along its shore, on the shorter side, where that is no long detour. */
export function aroundLakes(path: Path, lakes: readonly Outline[]): Path {
  const shores = lakes.map((lake) => shoreOf(lake, clearance));
  let way = begunOutside(path, shores);
  for (const shore of shores) {
    const led: XY[] = [];
    for (let i = 0; i < way.length; i++) {
      if (i === 0 || !contains(shore, way[i])) {
        led.push(way[i]);
        continue;
      }
      let last = i;
      while (last + 1 < way.length && contains(shore, way[last + 1])) last++;
      const [from, to] = [nearestCorner(shore, way[i]), nearestCorner(shore, way[last])];
      const sides = [true, false].map((isOnwards) => stretch(shore, from, to, isOnwards));
      const side = sides.sort((p, q) => pathLength(p) - pathLength(q))[0];
      const across = pathLength(way.slice(i - 1, last + 2));
      if (last + 1 < way.length && pathLength(side) <= longestDetour * across) led.push(...side);
      else led.push(...way.slice(i, last + 1));
      i = last;
    }
    way = led;
  }
  return way;
}
