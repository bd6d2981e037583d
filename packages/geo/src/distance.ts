/** Great-circle distances on a sphere of the earth's mean radius (error against WGS-84 ≤ 0.5 %). */
import type { Wgs84Point } from './point.ts';

export const EARTH_RADIUS_METERS = 6_371_008.8;
const RADIANS = Math.PI / 180;

/** Haversine distance in metres. */
export function distanceMeters(a: Wgs84Point, b: Wgs84Point): number {
  return haversineMeters(a.lng, a.lat, b.lng, b.lat);
}

/** Haversine distance in metres between two points given as four numbers in degrees, for loops over arrays. */
export function haversineMeters(lngA: number, latA: number, lngB: number, latB: number): number {
  const sinLat = Math.sin(((latB - latA) * RADIANS) / 2);
  const sinLng = Math.sin(((lngB - lngA) * RADIANS) / 2);
  const h = sinLat * sinLat + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * sinLng * sinLng;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Length in metres of a polyline; 0 for fewer than two points. */
export function polylineMeters(polyline: readonly Wgs84Point[]): number {
  let total = 0;
  for (let i = 1; i < polyline.length; i++) total += distanceMeters(polyline[i - 1], polyline[i]);
  return total;
}
