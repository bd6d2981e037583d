import { localPlane, planeCoordinates } from './local-plane.ts';
import type { Wgs84Point } from './point.ts';
import { pointToSegmentSquared } from './segment.ts';

/** Metres from a point to the nearest point of a polyline (Infinity for an empty one). */
export function distanceToPolyline(point: Wgs84Point, polyline: readonly Wgs84Point[]): number {
  const xy = planeCoordinates(localPlane(point.lng, point.lat), polyline);
  if (polyline.length === 1) return Math.hypot(xy[0], xy[1]);
  let best = Infinity;
  for (let i = 0; i + 3 < xy.length; i += 2) {
    best = Math.min(best, pointToSegmentSquared(0, 0, xy[i], xy[i + 1], xy[i + 2], xy[i + 3]));
  }
  return Math.sqrt(best);
}
