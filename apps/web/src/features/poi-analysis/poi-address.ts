import { count, id, oneOf, text } from '../../ui/address/address-fields.ts';
import { addressReader, type ReadOf } from '../../ui/address/read-address.ts';
import { crowdFields } from '../../shared/crowd-bar/crowd-address.ts';

export const scopeShapes = ['radius', 'way', 'ring', 'walk'] as const;
export type ScopeShapeKind = (typeof scopeShapes)[number];

/** Search params of the screens about points of interest. Lists are comma-separated; corners are `lng lat`, comma-separated. */
const fields = {
  ...crowdFields,
  /** Own brands, and those of rivals. */
  brand: text(600),
  rival: text(600),
  kw: text(400),
  /** Categories: prefixes of 大类;中类;小类. */
  type: text(400),
  /** A stored set of places. */
  set: id(),
  shape: oneOf(scopeShapes),
  /** Radius, metres; minutes on foot. */
  r: count(5000),
  min: count(30),
  /** Corners of the way or the polygon. */
  path: text(12_000),
  draft: id(),
  list: oneOf(['lines']),
  /** What stands below the map of counts. */
  tab: oneOf(['places']),
  page: count(10_000),
  /** What the districts are coloured by. */
  metric: oneOf(['own', 'perPersons', 'perArea', 'share']),
};
export type PoiAddress = ReadOf<typeof fields>;
export const readPoiAddress = addressReader(fields);

/** Corners of a way or a polygon out of an address; none where one cannot be read. */
export function cornersOf(path: string | undefined): [number, number][] {
  const corners = (path ?? '').split(',').map((corner) => corner.split(' ').map(Number));
  const isRight = corners.every(
    ([lng, lat, ...rest]) => Number.isFinite(lng) && Number.isFinite(lat) && rest.length === 0,
  );
  return isRight && path !== undefined ? corners.map(([lng = 0, lat = 0]) => [lng, lat]) : [];
}

export const cornersText = (corners: readonly (readonly [number, number])[]): string =>
  corners.map(([lng, lat]) => `${lng.toFixed(5)} ${lat.toFixed(5)}`).join(',');
