import type { Area } from '@ooh/geo/polygon';
import { simplifyTogether } from '@ooh/geo/shared-borders';
import { countryAdcode, type BoundaryFamily } from './read-boundaries.ts';

/** An area as a map draws it, WGS-84 to a metre. */
export interface DrawnBoundary {
  readonly type: 'Feature';
  readonly properties: { readonly adcode: string; readonly name: string; readonly isSelf: boolean };
  readonly geometry: { readonly type: Area['type']; readonly coordinates: unknown[] };
}

/** Corners are thinned to what a screen can show: the country is seen from afar, a city from near. */
const toleranceMeters = (adcode: string) =>
  adcode === countryAdcode ? 2000 : adcode.endsWith('0000') ? 300 : 30;

const rounded = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(rounded)
    : typeof value === 'number'
      ? Math.round(value * 1e5) / 1e5
      : value;

/** A region with those one level down, for a map: borders that two of them share are one line, thinned once. */
export function drawBoundaries(adcode: string, { self, children }: BoundaryFamily): readonly DrawnBoundary[] {
  const all = [...(self === null ? [] : [self]), ...children];
  const areas = simplifyTogether(
    all.map(({ area }) => area),
    toleranceMeters(adcode),
  );
  return all.map((boundary, index) => ({
    type: 'Feature',
    properties: { adcode: boundary.adcode, name: boundary.name, isSelf: boundary === self },
    geometry: { type: areas[index].type, coordinates: rounded(areas[index].coordinates) as unknown[] },
  }));
}
