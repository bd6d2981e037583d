import type { LngLat, MapCollection } from './map-data.ts';
import type { MapPolygon } from './prepare-polygons.ts';

/** An area with the class of its value; −1 where the value is withheld or missing. */
export interface ShadedArea extends MapPolygon {
  readonly classIndex: number;
}

export interface ShadedProperties {
  readonly classIndex: number;
  readonly isSelected: boolean;
}

/** Areas in one feature at most: more would take too long to send to the map in one task. */
const areasAtOnce = 300;

/**
 * Areas in their order, neighbours in the list that look the same as one feature, so that tens of thousands of cells
 * in the order of their classes are handed over as few features. An area of fewer than three corners is left out.
 */
export function prepareShadedAreas(areas: readonly ShadedArea[]): MapCollection<ShadedProperties> {
  const runs: (ShadedProperties & { readonly polygons: (readonly LngLat[])[][] })[] = [];
  for (const { ring, classIndex, isSelected } of areas) {
    if (ring.length < 3) continue;
    const polygon = [[...ring, ring[0]]];
    const run = runs.at(-1);
    const isAlike = run?.classIndex === classIndex && run.isSelected === isSelected;
    if (isAlike && run.polygons.length < areasAtOnce) run.polygons.push(polygon);
    else runs.push({ classIndex, isSelected, polygons: [polygon] });
  }
  return {
    type: 'FeatureCollection',
    features: runs.map(({ classIndex, isSelected, polygons }) => ({
      type: 'Feature',
      properties: { classIndex, isSelected },
      geometry: { type: 'MultiPolygon', coordinates: polygons },
    })),
  };
}
