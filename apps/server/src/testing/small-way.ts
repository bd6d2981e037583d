import { wgs84, type Wgs84Point } from '@ooh/geo/point';

const metersPerDegree = 111_195;

/** The point `meters` away in a direction (degrees from north, clockwise), on a plane: right within a town. */
export function destination(from: Wgs84Point, bearing: number, meters: number): Wgs84Point {
  const angle = (bearing * Math.PI) / 180;
  const north = (meters * Math.cos(angle)) / metersPerDegree;
  const east = (meters * Math.sin(angle)) / (metersPerDegree * Math.cos((from.lat * Math.PI) / 180));
  return wgs84(from.lng + east, from.lat + north);
}
