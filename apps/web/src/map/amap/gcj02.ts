import { toGcj02, toWgs84, wgs84 } from '@ooh/geo/point';
import type { LngLat, LngLatBox, MapCollection } from '../map-data.ts';
import type { AmapLngLat } from './amap-api.ts';

// The only place of the browser where GCJ-02 exists: AMap draws and answers in it, everything else is WGS-84.

/** A position for AMap. */
export function gcj02Of([lng, lat]: LngLat): [number, number] {
  const point = toGcj02(wgs84(lng, lat));
  return [point.lng, point.lat];
}

/** A position from AMap. */
export function wgs84Of({ lng, lat }: AmapLngLat): { lng: number; lat: number } {
  const point = toWgs84('GCJ02', lng, lat);
  return { lng: point.lng, lat: point.lat };
}

/** South-west and north-east corner of a box for AMap. */
export function gcj02Corners([west, south, east, north]: LngLatBox): [[number, number], [number, number]] {
  return [gcj02Of([west, south]), gcj02Of([east, north])];
}

function converted(coordinates: unknown): unknown {
  if (!Array.isArray(coordinates)) return coordinates;
  const [first] = coordinates as unknown[];
  return typeof first === 'number'
    ? gcj02Of(coordinates as unknown as LngLat)
    : (coordinates as unknown[]).map(converted);
}

/** The collection with every coordinate for AMap; ids and properties as they are. */
export function gcj02Collection(data: MapCollection): MapCollection {
  return {
    type: 'FeatureCollection',
    features: data.features.map((feature) => ({
      ...feature,
      geometry: { ...feature.geometry, coordinates: converted(feature.geometry.coordinates) },
    })),
  };
}
