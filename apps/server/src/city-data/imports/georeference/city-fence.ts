import { distanceToPolyline } from '@ooh/geo/corridor';
import { distanceMeters } from '@ooh/geo/distance';
import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { areaBounds, areaContains, polygonsOf, ringPoints, simplifyArea, type Area } from '@ooh/geo/polygon';

/** A stop farther out than this is doubtful; lines legitimately leave their city. */
export const doubtfulMeters = 30_000;
/** A stop farther out than this is never part of the city's network. */
export const impossibleMeters = 150_000;
const fenceToleranceMeters = 100;
const tileDegrees = 0.01;
/** Half the diagonal of a tile, rounded up. */
const tileRadiusMeters = 800;
const tileLimit = 200_000;

/** Where stops may lie. */
export interface CityFence {
  readonly cityName: string;
  /** Degrees north of the parallel in the middle of the city. */
  readonly middleLat: number;
  /** Metres from the city's boundary, 0 inside. */
  metersOutside(point: Wgs84Point): number;
}

export function cityFence(cityName: string, area: Area): CityFence {
  const fence = simplifyArea(area, fenceToleranceMeters);
  const rings = polygonsOf(fence).map(([outer]) => ringPoints(outer));
  const toBoundary = (point: Wgs84Point): number =>
    Math.min(...rings.map((ring) => distanceToPolyline(point, ring)));
  const wholeTiles = new Map<number, boolean>();
  /** Whether the point's tile lies inside as a whole; so that most of a million points need no polygon. */
  const isInsideTile = (point: Wgs84Point): boolean => {
    const [x, y] = [Math.floor(point.lng / tileDegrees), Math.floor(point.lat / tileDegrees)];
    const key = x * 100_000 + y;
    const known = wholeTiles.get(key);
    if (known !== undefined) return known;
    const centre = wgs84((x + 0.5) * tileDegrees, (y + 0.5) * tileDegrees);
    const isWhole = areaContains(fence, centre) && toBoundary(centre) > tileRadiusMeters;
    if (wholeTiles.size < tileLimit) wholeTiles.set(key, isWhole);
    return isWhole;
  };
  const { south, north } = areaBounds(fence);
  return {
    cityName,
    middleLat: (south + north) / 2,
    metersOutside: (point) => (isInsideTile(point) || areaContains(fence, point) ? 0 : toBoundary(point)),
  };
}

export type StopVerdict = 'near' | 'doubtful' | 'outside';

/**
 * Whether stop `index` can belong to the city. Outside: over 150 km from it, or over 30 km from it and from
 * each neighbouring stop of an intermediate stop (a slip of a digit; a terminal may be that far: 机场专线).
 */
export function classifyStop(fence: CityFence, stops: readonly Wgs84Point[], index: number): StopVerdict {
  const outside = fence.metersOutside(stops[index]);
  if (outside <= doubtfulMeters) return 'near';
  if (outside > impossibleMeters) return 'outside';
  const neighbours = [stops[index - 1], stops[index + 1]].filter((stop) => stop !== undefined);
  const isLone = neighbours.every((stop) => distanceMeters(stop, stops[index]) > doubtfulMeters);
  return neighbours.length === 2 && isLone ? 'outside' : 'doubtful';
}
