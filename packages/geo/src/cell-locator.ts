/** Finds the H3 cells of many points that lie close together, mostly without calling the grid library. */
import { cellBoundary, cellOf, type H3Cell } from './h3-cell.ts';
import { wgs84 } from './point.ts';

/**
 * Edges of a cell as half planes a·lng + b·lat ≥ c with (a, b) of length 1, pointing inwards. A cell's edges are arcs;
 * each half plane is moved inwards by more than the arc's distance from its chord, so that a point in all of them lies
 * in the cell, while a point near an edge may lie in the cell but not in all of them.
 */
type Edges = Float64Array;

/** Maximum distance of an arc of one degree from its chord, in degrees, up to latitude 75°: tan(75°)·π/(180·8). */
const DEPARTURE = 0.01;
/** Rounding of coordinates, in degrees. */
const ROUNDING = 1e-9;

function edgesOf(cell: H3Cell): Edges {
  const corners = cellBoundary(cell);
  const lngs = corners.map(({ lng }) => lng);
  // A cell across the 180th meridian, or near a pole: the quick test accepts no point.
  if (Math.max(...lngs) - Math.min(...lngs) > 90 || corners.some(({ lat }) => Math.abs(lat) > 75)) {
    return Float64Array.of(0, 0, 1);
  }
  const edges = new Float64Array(corners.length * 3);
  corners.forEach((from, i) => {
    const to = corners[(i + 1) % corners.length];
    const [dx, dy] = [to.lng - from.lng, to.lat - from.lat];
    const length = Math.hypot(dx, dy);
    // Corners go counter-clockwise: inside is to the left.
    const [a, b] = [-dy / length, dx / length];
    edges[i * 3] = a;
    edges[i * 3 + 1] = b;
    edges[i * 3 + 2] = a * from.lng + b * from.lat + DEPARTURE * length * length + ROUNDING;
  });
  return edges;
}

export class CellLocator {
  readonly resolution: number;
  private readonly edges = new Map<H3Cell, Edges>();

  constructor(resolution: number) {
    this.resolution = resolution;
  }

  /** True only for points of the cell; may be false near its edge. */
  private surelyIn(cell: H3Cell, lng: number, lat: number): boolean {
    let edges = this.edges.get(cell);
    if (edges === undefined) this.edges.set(cell, (edges = edgesOf(cell)));
    for (let i = 0; i < edges.length; i += 3) {
      if (edges[i] * lng + edges[i + 1] * lat < edges[i + 2]) return false;
    }
    return true;
  }

  /** The cell of a point, equal to `cellOf`; fast when it is one of two candidate cells. */
  cellAt(lng: number, lat: number, likely: H3Cell, alsoLikely: H3Cell = likely): H3Cell {
    if (this.surelyIn(likely, lng, lat)) return likely;
    if (alsoLikely !== likely && this.surelyIn(alsoLikely, lng, lat)) return alsoLikely;
    return cellOf(wgs84(lng, lat), this.resolution);
  }
}
