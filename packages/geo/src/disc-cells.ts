/** Distribution of a disc around a point over cells, for media that are seen from nearby. */
import { CellLocator } from './cell-locator.ts';
import { EARTH_RADIUS_METERS } from './distance.ts';
import { cellOf, type H3Cell } from './h3-cell.ts';
import type { Wgs84Point } from './point.ts';

const metersPerDegree = (Math.PI / 180) * EARTH_RADIUS_METERS;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/**
 * The cells under a disc with the share of its area in each; the shares sum to 1. The area is sampled at `samples`
 * points of a sunflower pattern, each representing an equal part, so the error of a share is about 1 ÷ samples.
 * Throws RangeError unless the radius is positive.
 */
export function discCells(
  centre: Wgs84Point,
  radiusMeters: number,
  resolution: number,
  samples = 61,
): { readonly cell: H3Cell; readonly share: number }[] {
  if (!(radiusMeters > 0)) throw new RangeError(`a radius of ${radiusMeters} metres`);
  const degreesNorth = 1 / metersPerDegree;
  const degreesEast = degreesNorth / Math.cos((centre.lat * Math.PI) / 180);
  const locator = new CellLocator(resolution);
  const counts = new Map<H3Cell, number>();
  let last = cellOf(centre, resolution);
  let before = last;
  for (let i = 0; i < samples; i++) {
    const distance = radiusMeters * Math.sqrt((i + 0.5) / samples);
    const angle = i * goldenAngle;
    const cell = locator.cellAt(
      centre.lng + distance * Math.sin(angle) * degreesEast,
      centre.lat + distance * Math.cos(angle) * degreesNorth,
      last,
      before,
    );
    if (cell !== last) [last, before] = [cell, last];
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return [...counts].map(([cell, count]) => ({ cell, share: count / samples }));
}
