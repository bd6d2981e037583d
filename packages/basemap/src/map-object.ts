import type { Position } from '@ooh/geo/polygon';

/** Layers of a base map's tiles, by the names of the Protomaps basemap schema. */
export const tileLayers = ['water', 'landuse', 'roads', 'buildings', 'places', 'pois'] as const;
export type TileLayer = (typeof tileLayers)[number];

export type MapGeometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly (readonly Position[])[])[] };

/** What something is on a base map, in the words of the Protomaps basemap schema. */
export interface ObjectKind {
  readonly layer: TileLayer;
  readonly kind: string;
  readonly detail: string | null;
  /** Not in tiles below this zoom. */
  readonly minZoom: number;
}

export interface MapObject extends ObjectKind {
  readonly name: string | null;
  readonly geometry: MapGeometry;
}

/** Tiles of a city: the whole of it is seen at the lowest zoom, every street at the highest. */
export const tileZooms = { min: 6, max: 14 } as const;
