import type { LngLat, MapCollection } from './map-data.ts';

/** What a point stands for; it decides shape and colour. */
export type PointKind = 'stop' | 'terminus' | 'aoi' | 'place';

export interface MapPoint {
  readonly id: string;
  readonly name: string;
  readonly at: LngLat;
  readonly kind: PointKind;
}

export interface PointProperties {
  readonly id: string;
  readonly name: string;
  readonly kind: PointKind;
}

/** Points as features; a position outside the globe is left out. */
export function preparePoints(points: readonly MapPoint[]): MapCollection<PointProperties> {
  const isOnGlobe = ([lng, lat]: LngLat) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
  return {
    type: 'FeatureCollection',
    features: points
      .filter((point) => isOnGlobe(point.at))
      .map(({ id, name, kind, at }) => ({
        type: 'Feature',
        properties: { id, name, kind },
        geometry: { type: 'Point', coordinates: at },
      })),
  };
}
