/** Boxes in degrees. Boxes across ± 180° are not supported. */
import { EARTH_RADIUS_METERS } from './distance.ts';
import type { Wgs84Point } from './point.ts';

export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The smallest box of the points. Throws RangeError when there are none. */
export function boundsOf(points: readonly Wgs84Point[]): Bounds {
  if (points.length === 0) throw new RangeError('no points, no bounds');
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lng, lat } of points) {
    west = Math.min(west, lng);
    south = Math.min(south, lat);
    east = Math.max(east, lng);
    north = Math.max(north, lat);
  }
  return { west, south, east, north };
}

/** The box enlarged on every side by at least `meters`, clipped to the valid degrees. */
export function expandBounds(bounds: Bounds, meters: number): Bounds {
  const latitude = (meters / EARTH_RADIUS_METERS) * (180 / Math.PI) * 1.000001;
  const south = Math.max(-90, bounds.south - latitude);
  const north = Math.min(90, bounds.north + latitude);
  const poleward = Math.max(Math.abs(south), Math.abs(north));
  const longitude = Math.min(360, latitude / Math.max(1e-9, Math.cos((poleward * Math.PI) / 180)));
  const west = Math.max(-180, bounds.west - longitude);
  const east = Math.min(180, bounds.east + longitude);
  return { west, south, east, north };
}

/** Whether the box contains the point, edges included. */
export function boundsContain(bounds: Bounds, point: Wgs84Point): boolean {
  const { lng, lat } = point;
  return lng >= bounds.west && lng <= bounds.east && lat >= bounds.south && lat <= bounds.north;
}

/** Whether two boxes intersect; touching boxes do. */
export function boundsIntersect(a: Bounds, b: Bounds): boolean {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
}

/** The smallest box that contains both boxes. */
export function unionBounds(a: Bounds, b: Bounds): Bounds {
  return {
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
  };
}
