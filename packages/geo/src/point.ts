/**
 * Points on the earth. WGS-84 is the only system inside the product; GCJ-02 and BD-09 exist at the
 * edges (imports from Chinese map vendors, tiles drawn in GCJ-02) and are converted there, once.
 */
import gcoord from 'gcoord';

declare const crs: unique symbol;

/** Degrees, WGS-84. Created only by `wgs84` and `toWgs84`. */
export interface Wgs84Point {
  readonly lng: number;
  readonly lat: number;
  readonly [crs]: 'WGS84';
}

/** Degrees, GCJ-02 (the offset system of Chinese map tiles). Never mix with Wgs84Point. */
export interface Gcj02Point {
  readonly lng: number;
  readonly lat: number;
  readonly [crs]: 'GCJ02';
}

export type Crs = 'WGS84' | 'GCJ02' | 'BD09';

/** The part of gcoord used here: its typings describe only one of its two module formats. */
interface Transformer {
  transform(position: [number, number], from: Crs, to: Crs): [number, number];
}
const transformer = gcoord as unknown as Transformer;

const assertDegrees = (lng: number, lat: number): void => {
  if (!(lng >= -180 && lng <= 180)) throw new RangeError(`longitude ${lng} is outside -180..180`);
  if (!(lat >= -90 && lat <= 90)) throw new RangeError(`latitude ${lat} is outside -90..90`);
};

/** A WGS-84 point from degrees. Throws RangeError when out of range or not a number. */
export function wgs84(lng: number, lat: number): Wgs84Point {
  assertDegrees(lng, lat);
  return { lng, lat } as Wgs84Point;
}

/** Degrees in `from` as WGS-84. Outside China the three systems agree. Throws RangeError out of range. */
export function toWgs84(from: Crs, lng: number, lat: number): Wgs84Point {
  assertDegrees(lng, lat);
  if (from === 'WGS84') return wgs84(lng, lat);
  const [lngOut, latOut] = transformer.transform([lng, lat], from, 'WGS84');
  return wgs84(lngOut, latOut);
}

/** A WGS-84 point as GCJ-02, for drawing on GCJ-02 tiles or writing a vendor's file. */
export function toGcj02(point: Wgs84Point): Gcj02Point {
  const [lng, lat] = transformer.transform([point.lng, point.lat], 'WGS84', 'GCJ02');
  return { lng, lat } as Gcj02Point;
}
