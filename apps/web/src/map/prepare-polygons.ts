import { areaContains, type Area } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import type { LngLat, MapCollection } from './map-data.ts';
import { labelPointOf } from './prepare-basemap.ts';

/** An area to show and to pick: a business district, an AOI, a fence. */
export interface MapPolygon {
  readonly id: string;
  readonly name: string;
  readonly ring: readonly LngLat[];
  readonly isSelected: boolean;
}

export interface PolygonProperties {
  readonly id: string;
  readonly name: string;
  readonly isSelected: boolean;
}

export interface PreparedPolygons {
  readonly areas: MapCollection<PolygonProperties>;
  readonly labels: MapCollection<PolygonProperties>;
}

function closed(ring: readonly LngLat[]): readonly LngLat[] {
  const [first] = ring;
  const last = ring[ring.length - 1];
  return first[0] === last[0] && first[1] === last[1] ? ring : [...ring, first];
}

/** Areas with a name point inside each; a ring of fewer than three corners is no area and is left out. */
export function preparePolygons(polygons: readonly MapPolygon[]): PreparedPolygons {
  const drawable = polygons.filter((polygon) => polygon.ring.length >= 3);
  const properties = ({ id, name, isSelected }: MapPolygon) => ({ id, name, isSelected });
  const areaOf = (polygon: MapPolygon): Area => ({
    type: 'Polygon',
    coordinates: [closed(polygon.ring)],
  });
  return {
    areas: {
      type: 'FeatureCollection',
      features: drawable.map((polygon) => ({
        type: 'Feature',
        properties: properties(polygon),
        geometry: areaOf(polygon),
      })),
    },
    labels: {
      type: 'FeatureCollection',
      features: drawable.map((polygon) => ({
        type: 'Feature',
        properties: properties(polygon),
        geometry: { type: 'Point', coordinates: labelPointOf(areaOf(polygon)) },
      })),
    },
  };
}

/** The polygon under a point; the smaller one where several overlap has been drawn last, so it wins. */
export function polygonAt(polygons: readonly MapPolygon[], [lng, lat]: LngLat): MapPolygon | undefined {
  return polygons.findLast(
    (polygon) =>
      polygon.ring.length >= 3 &&
      areaContains({ type: 'Polygon', coordinates: [polygon.ring] }, wgs84(lng, lat)),
  );
}
