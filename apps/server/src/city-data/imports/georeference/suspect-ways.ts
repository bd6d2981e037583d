import { localPlane } from '@ooh/geo/local-plane';
import { toWgs84, type Crs, type Wgs84Point } from '@ooh/geo/point';
import { pointToSegmentSquared } from '@ooh/geo/segment';
import { indexBoxes } from '@ooh/geo/spatial-index';
import { leastElsewhere, medianOf, numbersIn, type CrsSuspicion } from './suspect-crs.ts';

/** Points that stand on roads at all, and so many of them that their median is no accident. */
const fewestPoints = 30;
const mostPoints = 300;
/** Farther off is as good as this far. */
const farthestMeters = 400;
const farthestDegrees = 0.005;
/** What stands beside a road is this near, in the right system. */
const besideMeters = 40;
/** As declared it must be this far off, and so many times as far. */
const [offMeters, offTimes] = [60, 3];

/** Metres from a point to the nearest way. */
function nearestWay(ways: readonly (readonly (readonly [number, number])[])[]) {
  const ends = ways.flatMap((way) => way.slice(1).map((end, i) => [way[i], end] as const));
  const index = indexBoxes(
    ends.map(([[west, south], [east, north]]) => ({
      west: Math.min(west, east),
      east: Math.max(west, east),
      south: Math.min(south, north),
      north: Math.max(south, north),
    })),
  );
  return ({ lng, lat }: Wgs84Point): number => {
    const plane = localPlane(lng, lat);
    const box = {
      west: lng - farthestDegrees,
      east: lng + farthestDegrees,
      south: lat - farthestDegrees,
      north: lat + farthestDegrees,
    };
    const least = index.touching(box).reduce((squared, at) => {
      const [[ax, ay], [bx, by]] = ends[at];
      return Math.min(
        squared,
        pointToSegmentSquared(0, 0, plane.x(ax), plane.y(ay), plane.x(bx), plane.y(by)),
      );
    }, farthestMeters ** 2);
    return Math.sqrt(least);
  };
}

/**
 * Whether points read in the declared system look like another one: stops and shelters stand beside roads, so the one in
 * which they do is the file's, if they lie between roads in the declared one. Null when nothing suggests it.
 */
export function suspectByWays(
  points: readonly Wgs84Point[],
  ways: readonly (readonly (readonly [number, number])[])[],
  declaredCrs: Crs,
): CrsSuspicion | null {
  if (points.length < fewestPoints || ways.length === 0) return null;
  const step = Math.max(1, Math.floor(points.length / mostPoints));
  const sample = points
    .filter((_, i) => i % step === 0)
    .slice(0, mostPoints)
    .map((point) => numbersIn(declaredCrs, point));
  const metersTo = nearestWay(ways);
  const metersIn = (crs: Crs): number =>
    medianOf(sample.map((point) => metersTo(toWgs84(crs, point.lng, point.lat))));
  const meters = metersIn(declaredCrs);
  const best = leastElsewhere(declaredCrs, metersIn);
  const isOff = meters >= offMeters && meters >= offTimes * best.meters && best.meters <= besideMeters;
  return isOff ? { likely: best.crs, meters, likelyMeters: best.meters, count: sample.length } : null;
}
