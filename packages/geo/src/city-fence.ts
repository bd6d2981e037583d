import { wgs84, type Wgs84Point } from './point.ts';
import { areaBounds, areaContains, polygonsOf, ringPoints, simplifyArea, type Area } from './polygon.ts';
import { distanceToPolyline } from './polyline-distance.ts';

const fenceToleranceMeters = 100;
const tileDegrees = 0.01;
/** Half the diagonal of a tile, rounded up. */
const tileRadiusMeters = 800;
const tileLimit = 200_000;

/** The boundary of a city, as what lies in it is told from what does not. */
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
    const [lng, lat] = [(x + 0.5) * tileDegrees, (y + 0.5) * tileDegrees];
    // The tiles of the pole and of the date line have their middle beyond the last degree.
    const centre = lng < 180 && lat < 90 ? wgs84(lng, lat) : null;
    const isWhole = centre !== null && areaContains(fence, centre) && toBoundary(centre) > tileRadiusMeters;
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
