/** Douglas–Peucker line simplification (1973), iterative, in metres. */
import { localPlane, planeCoordinates } from './local-plane.ts';
import type { Wgs84Point } from './point.ts';
import { pointToSegmentSquared } from './segment.ts';

/**
 * Indices of the vertices kept, ascending, first and last included. `xy` holds x0,y0,x1,y1,… in metres;
 * every removed vertex is within `toleranceMeters` of the kept edge that spans it.
 */
export function keptVertices(xy: Float64Array, toleranceMeters: number): Uint32Array {
  const count = xy.length / 2;
  if (count <= 2) return Uint32Array.from({ length: count }, (_, i) => i);
  const keep = new Uint8Array(count);
  keep[0] = keep[count - 1] = 1;
  const limit = toleranceMeters * toleranceMeters;
  const stack = [0, count - 1];
  while (stack.length > 0) {
    const last = stack.pop() as number;
    const first = stack.pop() as number;
    let [worst, at] = [limit, -1];
    for (let i = first + 1; i < last; i++) {
      const d = pointToSegmentSquared(
        xy[2 * i],
        xy[2 * i + 1],
        xy[2 * first],
        xy[2 * first + 1],
        xy[2 * last],
        xy[2 * last + 1],
      );
      if (d > worst) [worst, at] = [d, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    stack.push(first, at, at, last);
  }
  return Uint32Array.from({ length: count }, (_, i) => i).filter((i) => keep[i] === 1);
}

/** The polyline with fewer vertices, each removed vertex within `toleranceMeters` of the new line. */
export function simplifyPolyline(polyline: readonly Wgs84Point[], toleranceMeters: number): Wgs84Point[] {
  if (polyline.length <= 2) return [...polyline];
  const plane = localPlane(polyline[0].lng, polyline[0].lat);
  const kept = keptVertices(planeCoordinates(plane, polyline), toleranceMeters);
  return Array.from(kept, (i) => polyline[i]);
}
