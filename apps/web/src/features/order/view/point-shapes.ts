import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import type { LngLat } from '../../../map/map-data.ts';

/** Half of the angle in which a face is taken to be read, degrees. */
const halfAngle = 45;
const corners = 72;

/** Circle around a position. */
export function circleAround([lng, lat]: LngLat, meters: number): LngLat[] {
  return circleRing(wgs84(lng, lat), meters, corners);
}

/** The quarter of the circle into which a face looks; `facing` clockwise from north. */
export function facingCone(at: LngLat, meters: number, facing: number): LngLat[] {
  const turn = (degrees: number) => ((degrees % 360) + 360) % 360;
  const bearing = ([lng, lat]: LngLat) =>
    turn((Math.atan2((lng - at[0]) * Math.cos((at[1] * Math.PI) / 180), lat - at[1]) * 180) / Math.PI);
  const off = (corner: LngLat) => turn(bearing(corner) - facing + 180) - 180;
  const arc = circleAround(at, meters)
    .filter((corner) => Math.abs(off(corner)) <= halfAngle)
    .sort((a, b) => off(a) - off(b));
  return [at, ...arc];
}
