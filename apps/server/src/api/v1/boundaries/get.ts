import { simplifyArea, type Area } from '@ooh/geo/polygon';
import { boundariesOf, countryAdcode, type Boundary } from '../../../region/boundaries.ts';
import { notFound } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

/** Corners are thinned to what a screen can show: the country is seen from afar, a city from near. */
const toleranceMeters = (adcode: string) =>
  adcode === countryAdcode ? 2000 : adcode.endsWith('0000') ? 300 : 30;
const rounded = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(rounded)
    : typeof value === 'number'
      ? Math.round(value * 1e5) / 1e5
      : value;

function featureOf(boundary: Boundary, isSelf: boolean, tolerance: number) {
  const area: Area = simplifyArea(boundary.area, tolerance);
  return {
    type: 'Feature' as const,
    properties: { adcode: boundary.adcode, name: boundary.name, isSelf },
    geometry: { type: area.type, coordinates: rounded(area.coordinates) as unknown[] },
  };
}

export const getBoundaries: Handler<'v1/boundaries/{adcode}'> = async (context, input) => {
  const { self, children } = await boundariesOf(input.adcode);
  if (self === null && children.length === 0) throw notFound('行政区');
  const tolerance = toleranceMeters(input.adcode);
  return {
    type: 'FeatureCollection',
    mapApprovalNumber: context.config.mapApprovalNumber,
    features: [
      ...(self === null ? [] : [featureOf(self, true, tolerance)]),
      ...children.map((child) => featureOf(child, false, tolerance)),
    ],
  };
};
