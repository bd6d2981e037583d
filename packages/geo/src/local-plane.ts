/**
 * A plane tangent to the earth at an origin: x east, y north, in metres (equirectangular).
 * Across one city (± 40 km) the error of lengths is ≤ 0.3 %; not for use across provinces or over ± 180°.
 */
import { EARTH_RADIUS_METERS } from './distance.ts';
import { wgs84, type Wgs84Point } from './point.ts';

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

export interface LocalPlane {
  x(lng: number): number;
  y(lat: number): number;
  point(x: number, y: number): Wgs84Point;
}

export function localPlane(originLng: number, originLat: number): LocalPlane {
  const perLng = METERS_PER_DEGREE * Math.cos((originLat * Math.PI) / 180);
  return {
    x: (lng) => (lng - originLng) * perLng,
    y: (lat) => (lat - originLat) * METERS_PER_DEGREE,
    point: (x, y) => wgs84(originLng + x / perLng, originLat + y / METERS_PER_DEGREE),
  };
}

/** Length in metres of the vector (dx, dy); faster than `Math.hypot`, which guards against overflow. */
export const planeLength = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** Points as x0,y0,x1,y1,… on `plane`. */
export function planeCoordinates(plane: LocalPlane, points: readonly Wgs84Point[]): Float64Array {
  const xy = new Float64Array(points.length * 2);
  for (let i = 0; i < points.length; i++) {
    xy[2 * i] = plane.x(points[i].lng);
    xy[2 * i + 1] = plane.y(points[i].lat);
  }
  return xy;
}
