import type { Area } from '@ooh/geo/polygon';
import { simplifyTogether } from '@ooh/geo/shared-borders';
import { countryAdcode, type BoundaryFamily } from './read-boundaries.ts';

/** An area for a map, WGS-84, rounded to a metre. */
export interface DrawnBoundary {
  readonly type: 'Feature';
  readonly properties: { readonly adcode: string; readonly name: string; readonly isSelf: boolean };
  readonly geometry: { readonly type: Area['type']; readonly coordinates: unknown[] };
}

/** Tolerance of simplification by level: the country is shown at a small scale, a city at a large one. */
const toleranceMeters = (adcode: string) =>
  adcode === countryAdcode ? 2000 : adcode.endsWith('0000') ? 300 : 30;

const rounded = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(rounded)
    : typeof value === 'number'
      ? Math.round(value * 1e5) / 1e5
      : value;

/** A region with those one level down, for a map: a border shared by two of them is one line, simplified once. */
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
