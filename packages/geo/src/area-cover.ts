/** The covered part of cells under a polygon, to estimate counts in it from counts by cell. */
import { boundsOf, expandBounds } from './bounds.ts';
import { cornerMeters, partsUnder, type CellCoverer, type CellPart } from './circle-cover.ts';
import { cellBoundary, cellCentre, type H3Cell } from './h3-cell.ts';
import { localPlane, type LocalPlane } from './local-plane.ts';
import { ringPoints, type Polygon } from './polygon.ts';
import type { PointIndex } from './spatial-index.ts';

/** Ends of an edge: x, y of the one and of the other. */
type Edge = readonly [ax: number, ay: number, bx: number, by: number];

const edgesOn = (plane: LocalPlane, { coordinates }: Polygon): Edge[] =>
  coordinates.flatMap((ring) => {
    const points = ringPoints(ring);
    return points.map((point, i): Edge => {
      const next = points[(i + 1) % points.length];
      return [plane.x(point.lng), plane.y(point.lat), plane.x(next.lng), plane.y(next.lat)];
    });
  });

/** Whether an odd number of edges lies east of a position. */
const isInside = (edges: readonly Edge[], x: number, y: number): boolean =>
  edges.reduce(
    (inside, [ax, ay, bx, by]) =>
      ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside,
    false,
  );

/** Whether an edge crosses the part `from`–`to` of a line. */
function crosses(
  [ax, ay, bx, by]: Edge,
  ox: number,
  oy: number,
  dx: number,
  dy: number,
  ends: [number, number],
) {
  const a = dx * (ay - oy) - dy * (ax - ox);
  const b = dx * (by - oy) - dy * (bx - ox);
  if (a > 0 === b > 0) return false;
  const part = a / (a - b);
  const along = dx * (ax + (bx - ax) * part - ox) + dy * (ay + (by - ay) * part - oy);
  return along >= ends[0] && along <= ends[1];
}

const coveredBy = (edges: readonly Edge[]): CellCoverer => ({
  covers: (x, y) => isInside(edges, x, y),
  touches: (ox, oy, dx, dy, ends) =>
    isInside(edges, ox + dx * ends[0], oy + dy * ends[0]) ||
    edges.some((edge) => crosses(edge, ox, oy, dx, dy, ends)),
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
