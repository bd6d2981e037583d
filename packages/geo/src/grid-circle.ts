import { EARTH_RADIUS_METERS } from './distance.ts';
import { type Grid, RADIANS } from './point-grid.ts';

/** Far above the rounding of degrees, far below the size of a cell. */
export const SLACK_DEGREES = 1e-9;

/**
 * A circle, seen on the plane that touches the earth at its centre. Squared distances there, in degrees of latitude,
 * err by less than 2(θ tan φ + θ² + θ² / cos² φ) of the squared radius, for a radius of θ radians at latitude φ.
 */
export interface Circle {
  readonly lng: number;
  readonly lat: number;
  readonly radiusMeters: number;
  /** Squared cosine of the latitude. */
  readonly shrinkage: number;
  /** Squared flat distances up to which a point is surely in, and beyond which it is surely out. */
  readonly surelyIn: number;
  readonly surelyOut: number;
  /** Half width in degrees of longitude and half height: no point beyond is in. A circle about a pole has all longitudes. */
  readonly halfWidth: number;
  readonly halfHeight: number;
}

export function circleOf(grid: Grid, lng: number, lat: number, radiusMeters: number): Circle {
  const angle = radiusMeters / EARTH_RADIUS_METERS;
  const cosine = Math.cos(lat * RADIANS);
  const bend = angle * Math.abs(Math.tan(lat * RADIANS)) + angle ** 2 + (angle / cosine) ** 2;
  const squared = (angle / RADIANS) ** 2;
  const slack = SLACK_DEGREES + grid.rounding;
  const margin = 2 * bend * squared + 2 * slack * Math.sqrt(squared) + slack ** 2;
  // Where the plane is far off, near the poles or for a wide circle, the haversine decides on all.
  const isFlat = bend < 0.02;
  const widest = Math.sin(angle) / cosine;
  return {
    lng,
    lat,
    radiusMeters,
    shrinkage: cosine * cosine,
    surelyIn: isFlat ? squared - margin : -1,
    surelyOut: isFlat ? squared + margin : Infinity,
    halfWidth: (widest < 1 ? Math.asin(widest) / RADIANS : 360) + SLACK_DEGREES,
    halfHeight: angle / RADIANS + SLACK_DEGREES,
  };
}
