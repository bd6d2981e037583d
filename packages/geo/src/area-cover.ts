/** The covered part of cells under a polygon, to estimate counts in it from counts by cell. */
import { boundsOf, expandBounds } from './bounds.ts';
import { cornerMeters, partsUnder, type CellCoverer, type CellPart } from './circle-cover.ts';
import { cellBoundary, cellCentre, type H3Cell } from './h3-cell.ts';
import { localPlane, type LocalPlane } from './local-plane.ts';
import { ringPoints, type Polygon } from './polygon.ts';
import type { PointIndex } from './spatial-index.ts';

/** Edges one after the other, four numbers each: x, y of the one end and of the other. */
type Edges = Float64Array;

function edgesOn(plane: LocalPlane, { coordinates }: Polygon): Edges {
  const rings = coordinates.map((ring) => ringPoints(ring));
  const edges = new Float64Array(4 * rings.reduce((sum, points) => sum + points.length, 0));
  let at = 0;
  for (const points of rings)
    points.forEach((point, i) => {
      const next = points[(i + 1) % points.length];
      edges[at++] = plane.x(point.lng);
      edges[at++] = plane.y(point.lat);
      edges[at++] = plane.x(next.lng);
      edges[at++] = plane.y(next.lat);
    });
  return edges;
}

/** Whether an odd number of edges lies east of a position. */
function isInside(edges: Edges, x: number, y: number): boolean {
  let inside = false;
  for (let at = 0; at < edges.length; at += 4) {
    const [ay, by] = [edges[at + 1], edges[at + 3]];
    if (ay > y === by > y) continue;
    const ax = edges[at];
    if (x < ((edges[at + 2] - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Whether any edge crosses the part `from`–`to` of a line. */
function isCrossed(
  edges: Edges,
  ox: number,
  oy: number,
  dx: number,
  dy: number,
  [from, to]: readonly [number, number],
): boolean {
  for (let at = 0; at < edges.length; at += 4) {
    const [ax, ay, bx, by] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]];
    const a = dx * (ay - oy) - dy * (ax - ox);
    const b = dx * (by - oy) - dy * (bx - ox);
    if (a > 0 === b > 0) continue;
    const part = a / (a - b);
    const along = dx * (ax + (bx - ax) * part - ox) + dy * (ay + (by - ay) * part - oy);
    if (along >= from && along <= to) return true;
  }
  return false;
}

const coveredBy = (edges: Edges): CellCoverer => ({
  covers: (x, y) => isInside(edges, x, y),
  touches: (ox, oy, dx, dy, ends) =>
    isInside(edges, ox + dx * ends[0], oy + dy * ends[0]) || isCrossed(edges, ox, oy, dx, dy, ends),
});

/**
 * The cells that a polygon covers at least partly, with the covered part of each, ascending by index. `index` contains the
 * centres of the cells. Cells of one resolution and region; shares err by about 0.01. O(cells in its box × its edges).
 */
export function areaCover(cells: readonly H3Cell[], index: PointIndex, area: Polygon): CellPart[] {
  if (cells.length === 0) return [];
  const reach = 1.1 * cornerMeters(cells[0]);
  const box = expandBounds(boundsOf(area.coordinates.flatMap((ring) => ringPoints(ring))), reach);
  const parts: CellPart[] = [];
  for (const at of index.inBounds(box)) {
    const { lng, lat } = cellCentre(cells[at]);
    const plane = localPlane(lng, lat);
    const corners = cellBoundary(cells[at]).map((p) => [plane.x(p.lng), plane.y(p.lat)] as const);
    const part = partsUnder(corners, reach, coveredBy(edgesOn(plane, area)));
    if (part.way > 0) parts.push({ index: at, ...part });
  }
  return parts.sort((a, b) => a.index - b.index);
}
