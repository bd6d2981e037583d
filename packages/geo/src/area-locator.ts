/**
 * Finds the area (district of a city) that contains a point, for many points: a raster gives the answer where no
 * edge is near, and the exact test decides elsewhere. Where areas overlap, the first one wins.
 */
import { boundsContain, boundsOf, unionBounds, type Bounds } from './bounds.ts';
import type { Wgs84Point } from './point.ts';
import { areaBounds, areaContains, polygonsOf, ringPoints, type Area } from './polygon.ts';

export interface AreaLocator {
  /** Index of the area that contains the point; −1 for none. Equal to testing each area in turn. */
  locate(point: Wgs84Point): number;
}

/** Raster cells along the longer side of the bounding box of all areas. */
const RASTER = 256;
/** An edge passes the cell: the exact test decides. */
const NEAR_AN_EDGE = -2;
const UNKNOWN = -3;

interface Raster {
  readonly bounds: Bounds;
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  /** Area by cell, −1 for none, or one of the markers above. */
  readonly held: Int32Array;
}

const columnOf = (raster: Raster, lng: number): number =>
  Math.floor((lng - raster.bounds.west) / raster.size);
const rowOf = (raster: Raster, lat: number): number => Math.floor((lat - raster.bounds.south) / raster.size);

/** Marks every cell of the box of each edge: a superset of the cells that the edge crosses. */
function markEdges(raster: Raster, areas: readonly Area[]): void {
  for (const ring of areas.flatMap((area) => polygonsOf(area).flat())) {
    const points = ringPoints(ring);
    for (let i = 1; i < points.length; i++) {
      const box = boundsOf([points[i - 1], points[i]]);
      for (let row = rowOf(raster, box.south); row <= rowOf(raster, box.north); row++) {
        const start = row * raster.columns;
        raster.held.fill(
          NEAR_AN_EDGE,
          start + columnOf(raster, box.west),
          start + columnOf(raster, box.east) + 1,
        );
      }
    }
  }
}

/** Prepares areas for location queries. Cost: one pass over the edges, then about one exact test per queried cell. */
export function areaLocator(areas: readonly Area[]): AreaLocator {
  const boxes = areas.map(areaBounds);
  const exactly = (point: Wgs84Point): number =>
    areas.findIndex((area, i) => boundsContain(boxes[i], point) && areaContains(area, point));
  if (areas.length === 0) return { locate: () => -1 };
  const bounds = boxes.reduce(unionBounds);
  const size = Math.max(bounds.east - bounds.west, bounds.north - bounds.south, 1e-9) / RASTER;
  const columns = Math.floor((bounds.east - bounds.west) / size) + 1;
  const rows = Math.floor((bounds.north - bounds.south) / size) + 1;
  const raster: Raster = { bounds, size, columns, rows, held: new Int32Array(columns * rows).fill(UNKNOWN) };
  markEdges(raster, areas);
  return {
    locate(point) {
      if (!boundsContain(bounds, point)) return -1;
      const at = rowOf(raster, point.lat) * columns + columnOf(raster, point.lng);
      const held = raster.held[at];
      if (held === NEAR_AN_EDGE) return exactly(point);
      if (held !== UNKNOWN) return held;
      // No edge crosses the cell, so all its points lie in the same areas.
      raster.held[at] = exactly(point);
      return raster.held[at];
    },
  };
}
