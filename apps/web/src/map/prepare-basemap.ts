import { areaBounds, areaCentroid, areaContains, polygonsOf, type Area, type Ring } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { boxAround, type LngLat, type LngLatBox, type MapCollection } from './map-data.ts';

/** A boundary of an administrative area; `isSelf` marks the city among its districts. */
export interface BoundaryFeature {
  readonly properties: { readonly adcode: string; readonly name: string; readonly isSelf: boolean };
  readonly geometry: Area;
}

export interface Basemap {
  readonly land: MapCollection;
  readonly borders: MapCollection<{ readonly rank: 'city' | 'district' }>;
  readonly labels: MapCollection<{ readonly name: string }>;
  /** Box of the whole city, null when no boundary is known. */
  readonly box: LngLatBox | null;
}

/** Ring with the largest box: the mainland of a district with islands. */
function mainRings(area: Area): readonly Ring[] {
  let best: readonly Ring[] = [];
  let bestSize = -1;
  for (const rings of polygonsOf(area)) {
    const box = boxAround(rings[0] ?? []);
    const size = box === null ? -1 : (box[2] - box[0]) * (box[3] - box[1]);
    if (size > bestSize) [best, bestSize] = [rings, size];
  }
  return best;
}

/** Where the ring crosses a latitude, west to east. */
function crossings(rings: readonly Ring[], lat: number): number[] {
  const lngs: number[] = [];
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
      const [x1, y1] = ring[i];
      const [x2, y2] = ring[j];
      if (y1 > lat !== y2 > lat) lngs.push(((x2 - x1) * (lat - y1)) / (y2 - y1) + x1);
    }
  }
  return lngs.sort((a, b) => a - b);
}

/**
 * A point inside the area for its name: the centre of mass of its largest part, or, where that lies
 * outside (a bent area), the middle of the longest west–east chord near it.
 */
export function labelPointOf(area: Area): LngLat {
  const part: Area = { type: 'Polygon', coordinates: mainRings(area) };
  const centre = areaCentroid(part);
  if (areaContains(part, centre)) return [centre.lng, centre.lat];
  const bounds = areaBounds(part);
  let best: { at: LngLat; length: number } = { at: [centre.lng, centre.lat], length: -1 };
  for (let i = 1; i < 20; i += 1) {
    const lat = bounds.south + ((bounds.north - bounds.south) * i) / 20;
    const lngs = crossings(part.coordinates, lat);
    for (let k = 0; k + 1 < lngs.length; k += 2) {
      const length = lngs[k + 1] - lngs[k];
      const middle = (lngs[k] + lngs[k + 1]) / 2;
      if (length > best.length && areaContains(part, wgs84(middle, lat)))
        best = { at: [middle, lat], length };
    }
  }
  return best.at;
}

/**
 * Offline base map of a city out of its boundary and those of its districts. Cities without a county level
 * (东莞, 中山 …) show their own outline and name only.
 */
export function prepareBasemap(features: readonly BoundaryFeature[]): Basemap {
  const self = features.filter((feature) => feature.properties.isSelf);
  const children = features.filter((feature) => !feature.properties.isSelf);
  const land = self.length > 0 ? self : children;
  const named = children.length > 0 ? children : self;
  const shape = (feature: BoundaryFeature) => ({ type: 'Feature' as const, geometry: feature.geometry });
  return {
    land: {
      type: 'FeatureCollection',
      features: land.map((feature) => ({ ...shape(feature), properties: {} })),
    },
    borders: {
      type: 'FeatureCollection',
      features: [
        ...children.map((feature) => ({ ...shape(feature), properties: { rank: 'district' as const } })),
        ...self.map((feature) => ({ ...shape(feature), properties: { rank: 'city' as const } })),
      ],
    },
    labels: {
      type: 'FeatureCollection',
      features: named.map((feature) => ({
        type: 'Feature',
        properties: { name: feature.properties.name.trim() },
        geometry: { type: 'Point', coordinates: labelPointOf(feature.geometry) },
      })),
    },
    box: boxAround(land.flatMap((feature) => polygonsOf(feature.geometry).flatMap((rings) => rings.flat()))),
  };
}
