/** The covered part of cells under circles, to estimate counts in circles from counts by cell. */
import { cellBoundary, cellCentre, type H3Cell } from './h3-cell.ts';
import { localPlane } from './local-plane.ts';
import type { Wgs84Point } from './point.ts';
import type { PointIndex } from './spatial-index.ts';

export interface Circle {
  readonly centre: Wgs84Point;
  readonly radiusMeters: number;
}

/** The covered part of a cell. */
export interface CellPart {
  /** Index of the cell in the list. */
  readonly index: number;
  /** Share of its area: the probability that a uniformly distributed point of the cell is covered. */
  readonly area: number;
  /** Share of the straight paths through it that touch a circle. */
  readonly way: number;
}

/** Spacing of the sample points and lines, as a fraction of the cell's radius. */
const STEPS = 12;
const DIRECTIONS = 12;
const golden = (Math.sqrt(5) - 1) / 2;

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly squared: number;
}
type Corners = readonly (readonly [number, number])[];

/** The corners one after the other, x and y of each; the first stands behind the last again. */
const closed = (corners: Corners): Float64Array =>
  Float64Array.from([...corners, corners[0]].flatMap(([x, y]) => [x, y]));

function isInside(ring: Float64Array, x: number, y: number): boolean {
  for (let at = 0; at + 2 < ring.length; at += 2) {
    const [ax, ay] = [ring[at], ring[at + 1]];
    if ((ring[at + 2] - ax) * (y - ay) - (ring[at + 3] - ay) * (x - ax) < 0) return false;
  }
  return true;
}

const covers = (discs: readonly Disc[], x: number, y: number): boolean =>
  discs.some((disc) => (x - disc.x) ** 2 + (y - disc.y) ** 2 <= disc.squared);

/** The interval of the line through (ox, oy) with unit direction (dx, dy) inside a convex outline; null when it misses. */
function chord(ring: Float64Array, ox: number, oy: number, dx: number, dy: number): [number, number] | null {
  let [from, to] = [-Infinity, Infinity];
  for (let at = 0; at + 2 < ring.length; at += 2) {
    const [ax, ay] = [ring[at], ring[at + 1]];
    const [ex, ey] = [ring[at + 2] - ax, ring[at + 3] - ay];
    const side = ex * (oy - ay) - ey * (ox - ax);
    const turn = ex * dy - ey * dx;
    if (turn === 0 && side < 0) return null;
    if (turn > 0) from = Math.max(from, -side / turn);
    if (turn < 0) to = Math.min(to, -side / turn);
  }
  return from < to ? [from, to] : null;
}

function touches(
  discs: readonly Disc[],
  ox: number,
  oy: number,
  dx: number,
  dy: number,
  ends: [number, number],
) {
  return discs.some(({ x, y, squared }) => {
    const along = Math.min(ends[1], Math.max(ends[0], (x - ox) * dx + (y - oy) * dy));
    return (ox + along * dx - x) ** 2 + (oy + along * dy - y) ** 2 <= squared;
  });
}

/** What covers a cell, on the plane of the cell. */
export interface CellCoverer {
  covers(x: number, y: number): boolean;
  /** Whether it touches the part `ends` of the line through (ox, oy) with unit direction (dx, dy). */
  touches(ox: number, oy: number, dx: number, dy: number, ends: [number, number]): boolean;
}

const coveredByDiscs = (discs: readonly Disc[]): CellCoverer => ({
  covers: (x, y) => covers(discs, x, y),
  touches: (...line) => touches(discs, ...line),
});

/** Sample points in a convex outline around 0, 0, and the parts within it of a fan of lines. */
interface Lattice {
  /** x, y of each point. */
  readonly points: Float64Array;
  /** ox, oy, dx, dy, from, to of each line. */
  readonly lines: Float64Array;
}

const LINE = 6;

function latticeOf(corners: Corners, radius: number): Lattice {
  const ring = closed(corners);
  const step = radius / STEPS;
  const offsets = Array.from({ length: 2 * STEPS }, (_, i) => (i + 0.5 - STEPS) * step);
  const points: number[] = [];
  for (const x of offsets) for (const y of offsets) if (isInside(ring, x, y)) points.push(x, y);
  const lines: number[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    const angle = ((direction + 0.5) * Math.PI) / DIRECTIONS;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    // Each direction has another offset, so that lines do not all miss the same strip.
    const shift = ((direction * golden) % 1) - 0.5;
    for (const middle of offsets) {
      const offset = middle + shift * step;
      const [ox, oy] = [-dy * offset, dx * offset];
      const ends = chord(ring, ox, oy, dx, dy);
      if (ends !== null) lines.push(ox, oy, dx, dy, ...ends);
    }
  }
  return { points: Float64Array.from(points), lines: Float64Array.from(lines) };
}

function partsOn({ points, lines }: Lattice, coverer: CellCoverer): { area: number; way: number } {
  let [covered, crossing] = [0, 0];
  for (let at = 0; at < points.length; at += 2) if (coverer.covers(points[at], points[at + 1])) covered++;
  for (let at = 0; at < lines.length; at += LINE) {
    const ends: [number, number] = [lines[at + 4], lines[at + 5]];
    if (coverer.touches(lines[at], lines[at + 1], lines[at + 2], lines[at + 3], ends)) crossing++;
  }
  return { area: covered / (points.length / 2), way: crossing / (lines.length / LINE) };
}

/** Shares of a convex outline around 0, 0 that are covered, sampled on a lattice of points and a fan of lines. */
export const partsUnder = (corners: Corners, radius: number, coverer: CellCoverer) =>
  partsOn(latticeOf(corners, radius), coverer);

/** Metres from the middle of a cell to its farthest corner. */
export const cornerMeters = (cell: H3Cell): number => {
  const { lng, lat } = cellCentre(cell);
  const plane = localPlane(lng, lat);
  return Math.max(
    ...cellBoundary(cell).map((corner) => Math.hypot(plane.x(corner.lng), plane.y(corner.lat))),
  );
};

/** A cell on a plane of its own, with the lattice of its outline. */
interface PlanedCell {
  readonly plane: ReturnType<typeof localPlane>;
  readonly lattice: Lattice;
}

/** Cells that are kept, of 15 kB each. */
const mostKept = 2000;

export interface CircleCoverer {
  /**
   * The cells that circles cover at least partly, with the covered part of each, ascending by index; circles may overlap,
   * overlaps count once.
   */
  under(circles: readonly Circle[]): CellPart[];
}

/**
 * Finds cells under circles, many times over: the last cells at edges are kept, so that neighbouring circles cost a tenth
 * of the first. `index` contains the centres of the cells. Cells of one resolution and region; shares err by about 0.01.
 */
export function circleCoverer(cells: readonly H3Cell[], index: PointIndex): CircleCoverer {
  // Cells of a region differ in size by a few per cent at most.
  const reach = cells.length === 0 ? 0 : 1.1 * cornerMeters(cells[0]);
  const kept = new Map<number, PlanedCell>();
  const planed = (at: number): PlanedCell => {
    const known = kept.get(at);
    if (known !== undefined) return known;
    const { lng, lat } = cellCentre(cells[at]);
    const plane = localPlane(lng, lat);
    const corners = cellBoundary(cells[at]).map((p) => [plane.x(p.lng), plane.y(p.lat)] as const);
    if (kept.size >= mostKept) kept.clear();
    const cell = { plane, lattice: latticeOf(corners, reach) };
    kept.set(at, cell);
    return cell;
  };
  return {
    under(circles) {
      const edge = new Map<number, Circle[]>();
      const whole = new Set<number>();
      for (const circle of circles) {
        for (const { index: at, distanceMeters } of index.within(
          circle.centre,
          circle.radiusMeters + reach,
        )) {
          const near = edge.get(at);
          if (distanceMeters <= circle.radiusMeters - reach) whole.add(at);
          else if (near === undefined) edge.set(at, [circle]);
          else near.push(circle);
        }
      }
      const parts: CellPart[] = [...whole].map((at) => ({ index: at, area: 1, way: 1 }));
      for (const [at, near] of edge) {
        if (whole.has(at)) continue;
        const { plane, lattice } = planed(at);
        const discs = near.map(({ centre, radiusMeters }) => ({
          x: plane.x(centre.lng),
          y: plane.y(centre.lat),
          squared: radiusMeters * radiusMeters,
        }));
        const part = partsOn(lattice, coveredByDiscs(discs));
        if (part.way > 0) parts.push({ index: at, ...part });
      }
      return parts.sort((a, b) => a.index - b.index);
    },
  };
}

/** The same for one set of circles. O(cells at the edges × circles there). */
export const circleCover = (
  cells: readonly H3Cell[],
  index: PointIndex,
  circles: readonly Circle[],
): CellPart[] => circleCoverer(cells, index).under(circles);
