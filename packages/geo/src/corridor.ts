/**
 * Geometry along a route: cells with the metres of route inside each, distances, overlap of two routes,
 * and whether a route serves an area.
 */
import { boundsOf, type Bounds } from './bounds.ts';
import type { CellLocator } from './cell-locator.ts';
import { distanceMeters } from './distance.ts';
import { cellOf, type H3Cell } from './h3-cell.ts';
import { localPlane, planeCoordinates, type LocalPlane } from './local-plane.ts';
import type { Wgs84Point } from './point.ts';
import { areaContains, polygonsOf, ringPoints, type Area } from './polygon.ts';
import { partWithin, segmentToSegmentSquared } from './segment.ts';

export interface CellLength {
  readonly cell: H3Cell;
  /** Metres of the polyline inside the cell; a polyline that returns counts each time. */
  readonly lengthMeters: number;
}

/** Bisection stops at this length, so each crossing of a cell edge is located within ± 0.25 m. */
const CROSSING_METERS = 0.5;

/**
 * The cells that a polyline runs through, in order of first entry, with its metres inside each; the metres
 * sum to the polyline's length. Cells are convex, so a section whose ends are in one cell lies in it. Polylines of one city
 * share a locator, which caches cells.
 */
export function cellsAlong(polyline: readonly Wgs84Point[], locator: CellLocator): CellLength[] {
  const meters = new Map<H3Cell, number>();
  const add = (cell: H3Cell, length: number): void => {
    meters.set(cell, (meters.get(cell) ?? 0) + length);
  };
  const walk = (
    a: readonly [number, number],
    cellA: H3Cell,
    b: readonly [number, number],
    cellB: H3Cell,
    length: number,
  ): void => {
    if (cellA === cellB) return add(cellA, length);
    if (length <= CROSSING_METERS) {
      add(cellA, length / 2);
      return add(cellB, length / 2);
    }
    const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
    const cell = locator.cellAt(middle[0], middle[1], cellA, cellB);
    walk(a, cellA, middle, cell, length / 2);
    walk(middle, cell, b, cellB, length / 2);
  };
  if (polyline.length === 0) return [];
  const [first] = polyline;
  let cell = cellOf(first, locator.resolution);
  add(cell, 0);
  for (let i = 1; i < polyline.length; i++) {
    const [from, to] = [polyline[i - 1], polyline[i]];
    const next = locator.cellAt(to.lng, to.lat, cell);
    walk([from.lng, from.lat], cell, [to.lng, to.lat], next, distanceMeters(from, to));
    cell = next;
  }
  return Array.from(meters, ([key, lengthMeters]) => ({ cell: key, lengthMeters }));
}

const centredPlane = (bounds: Bounds): LocalPlane =>
  localPlane((bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2);

/**
 * Metres of `route` that lie within `bufferMeters` of `other`: exact on the plane, not sampled.
 * Not symmetric: the metres are those of `route`. O(segments × segments) with box rejection.
 */
export function overlapMeters(
  route: readonly Wgs84Point[],
  other: readonly Wgs84Point[],
  bufferMeters: number,
): number {
  if (route.length < 2 || other.length === 0) return 0;
  const plane = centredPlane(boundsOf(route));
  const a = planeCoordinates(plane, route);
  const single = other.length === 1 ? [other[0], other[0]] : other;
  const b = planeCoordinates(plane, single);
  let total = 0;
  for (let i = 0; i + 3 < a.length; i += 2) {
    const length = Math.hypot(a[i + 2] - a[i], a[i + 3] - a[i + 1]);
    if (length > 0) total += length * coveredFraction(a, i, b, bufferMeters);
  }
  return total;
}

/** The fraction of segment `i` of `a` within `radius` of any segment of `b`. */
function coveredFraction(a: Float64Array, i: number, b: Float64Array, radius: number): number {
  const west = Math.min(a[i], a[i + 2]) - radius;
  const east = Math.max(a[i], a[i + 2]) + radius;
  const south = Math.min(a[i + 1], a[i + 3]) - radius;
  const north = Math.max(a[i + 1], a[i + 3]) + radius;
  const parts: (readonly [number, number])[] = [];
  for (let j = 0; j + 3 < b.length; j += 2) {
    if (Math.max(b[j], b[j + 2]) < west || Math.min(b[j], b[j + 2]) > east) continue;
    if (Math.max(b[j + 1], b[j + 3]) < south || Math.min(b[j + 1], b[j + 3]) > north) continue;
    const part = partWithin(a[i], a[i + 1], a[i + 2], a[i + 3], b[j], b[j + 1], b[j + 2], b[j + 3], radius);
    if (part.from < part.to) parts.push([part.from, part.to]);
  }
  parts.sort((x, y) => x[0] - y[0]);
  let [covered, reached] = [0, 0];
  for (const [from, to] of parts) {
    if (to <= reached) continue;
    covered += to - Math.max(from, reached);
    reached = to;
  }
  return covered;
}

/** Metres from an area to the nearest point of a polyline; 0 when they intersect, Infinity for an empty polyline. */
export function distanceToArea(polyline: readonly Wgs84Point[], area: Area): number {
  if (polyline.length === 0) return Infinity;
  if (polyline.some((point) => areaContains(area, point))) return 0;
  const plane = centredPlane(boundsOf(polyline));
  const line = planeCoordinates(plane, polyline.length === 1 ? [polyline[0], polyline[0]] : polyline);
  let best = Infinity;
  for (const ring of polygonsOf(area).flat()) {
    const edge = planeCoordinates(plane, ringPoints(ring));
    for (let i = 0; i + 3 < edge.length; i += 2) {
      for (let j = 0; j + 3 < line.length; j += 2) {
        const d = segmentToSegmentSquared(
          edge[i],
          edge[i + 1],
          edge[i + 2],
          edge[i + 3],
          line[j],
          line[j + 1],
          line[j + 2],
          line[j + 3],
        );
        if (d < best) best = d;
      }
    }
  }
  return Math.sqrt(best);
}

/** Whether any point of the route (its stops, or its shape) lies in the area or within `bufferMeters` of it. */
export function servesArea(polyline: readonly Wgs84Point[], area: Area, bufferMeters: number): boolean {
  return distanceToArea(polyline, area) <= bufferMeters;
}
