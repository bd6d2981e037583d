import type { LngLat, MapCollection } from './map-data.ts';

/** A position of media on the map. */
export interface MapPosition {
  readonly id: string;
  readonly name: string;
  readonly at: LngLat;
  readonly isChosen: boolean;
}

/** Positions as features. */
export function preparePositions(positions: readonly MapPosition[]): MapCollection<Omit<MapPosition, 'at'>> {
  return {
    type: 'FeatureCollection',
    features: positions.map(({ id, name, isChosen, at }) => ({
      type: 'Feature',
      properties: { id, name, isChosen },
      geometry: { type: 'Point', coordinates: at },
    })),
  };
}
