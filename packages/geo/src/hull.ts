/** Convex hull by Andrew's monotone chain (1979), O(n log n). */
import type { Wgs84Point } from './point.ts';

const cross = (o: Wgs84Point, a: Wgs84Point, b: Wgs84Point): number =>
  (a.lng - o.lng) * (b.lat - o.lat) - (a.lat - o.lat) * (b.lng - o.lng);

const chain = (sorted: readonly Wgs84Point[]): Wgs84Point[] => {
  const half: Wgs84Point[] = [];
  for (const point of sorted) {
    while (half.length >= 2 && cross(half[half.length - 2], half[half.length - 1], point) <= 0) half.pop();
    half.push(point);
  }
  half.pop();
  return half;
};

/**
 * Corners of the convex hull, counter-clockwise, not closed, without points on straight edges.
 * Fewer than three distinct points, or points on one line, give one or two corners.
 */
export function convexHull(points: readonly Wgs84Point[]): Wgs84Point[] {
  const sorted = [...points].sort((a, b) => a.lng - b.lng || a.lat - b.lat);
  const distinct = sorted.filter(
    (p, i) => i === 0 || p.lng !== sorted[i - 1].lng || p.lat !== sorted[i - 1].lat,
  );
  if (distinct.length <= 2) return distinct;
  return [...chain(distinct), ...chain(distinct.toReversed())];
}
