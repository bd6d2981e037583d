import { polygonsOf, type Area } from '@ooh/geo/polygon';
import type { LngLat } from './map-data.ts';

/** Outer rings of an area: one of several parts is drawn as several. */
export function outerRingsOf(area: Area): LngLat[][] {
  return polygonsOf(area).flatMap(([outer]) => (outer ? [outer as LngLat[]] : []));
}
