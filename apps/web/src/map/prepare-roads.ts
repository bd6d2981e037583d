import type { LngLat, MapCollection } from './map-data.ts';

export interface MapRoad {
  readonly id: string;
  readonly name: string;
  readonly path: readonly LngLat[];
  readonly isSelected: boolean;
}

export interface RoadProperties {
  readonly id: string;
  readonly name: string;
  readonly isSelected: boolean;
}

/** Roads as lines, selected ones last so that they lie on top; a path of one position is left out. */
export function prepareRoads(roads: readonly MapRoad[]): MapCollection<RoadProperties> {
  const drawable = roads.filter((road) => road.path.length >= 2);
  const inOrder = [
    ...drawable.filter((road) => !road.isSelected),
    ...drawable.filter((road) => road.isSelected),
  ];
  return {
    type: 'FeatureCollection',
    features: inOrder.map(({ id, name, isSelected, path }) => ({
      type: 'Feature',
      properties: { id, name, isSelected },
      geometry: { type: 'LineString', coordinates: path },
    })),
  };
}
