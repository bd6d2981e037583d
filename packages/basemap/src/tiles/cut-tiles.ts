import type { Bounds } from '@ooh/geo/bounds';
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { tileLayers, tileZooms, type MapObject, type TileLayer } from '../map-object.ts';

export interface TilePlace {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

export interface CutTile extends TilePlace {
  /** A Mapbox vector tile, not compressed. */
  readonly bytes: Uint8Array;
}

/** Below this zoom street and river names are left out of the tiles. */
const namedZoom = 12;
/** Distance in 4096ths of a tile by which a drawn line may differ from the surveyed one. */
const tolerance = 4;

const columnOf = (lng: number, z: number) => Math.floor((lng / 360 + 0.5) * 2 ** z);

function rowOf(lat: number, z: number): number {
  const sine = Math.sin((lat * Math.PI) / 180);
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z);
}

/** Tiles that a box touches. */
export function* tilesOver({ west, south, east, north }: Bounds): Generator<TilePlace> {
  for (let z: number = tileZooms.min; z <= tileZooms.max; z += 1)
    for (let x = columnOf(west, z); x <= columnOf(east, z); x += 1)
      for (let y = rowOf(north, z); y <= rowOf(south, z); y += 1) yield { z, x, y };
}

interface Carried {
  readonly kind: string;
  readonly detail: string | null;
  readonly name: string | null;
  readonly minZoom: number;
}

function collectionOf(objects: readonly MapObject[]): FeatureCollection {
  const features = objects.map(({ kind, detail, name, minZoom, geometry }): Feature => {
    const properties: Carried = { kind, detail, name, minZoom };
    return { type: 'Feature', properties: { ...properties }, geometry: geometry as Geometry };
  });
  return { type: 'FeatureCollection', features };
}

function indexOf(objects: readonly MapObject[]): GeoJSONVT {
  return new GeoJSONVT(collectionOf(objects), {
    maxZoom: tileZooms.max,
    indexMaxZoom: tileZooms.min,
    indexMaxPoints: 0,
    tolerance,
    buffer: 64,
  });
}

/** The features that belong into a tile of the zoom, those that look alike as one. */
function featuresAt(tile: GeoJSONVTTile, z: number): GeoJSONVTFeature[] {
  const alike = new Map<string, GeoJSONVTFeature>();
  for (const feature of tile.features) {
    const { kind, detail, name, minZoom } = feature.tags as unknown as Carried;
    if (minZoom > z) continue;
    const isNamed = name !== null && (feature.type === 1 || z >= namedZoom);
    const tags = { kind, ...(detail && { kind_detail: detail }), ...(isNamed && { name }) };
    const key = JSON.stringify([feature.type, tags]);
    const same = alike.get(key);
    if (same === undefined) alike.set(key, { ...feature, tags, geometry: [...feature.geometry] } as never);
    else for (const part of feature.geometry) same.geometry.push(part as never);
  }
  return [...alike.values()];
}

/** Cuts the objects of a city into vector tiles over a box, the more of them the closer. Empty tiles are left out. */
export function* cutTiles(objects: readonly MapObject[], bounds: Bounds): Generator<CutTile> {
  const indices = tileLayers
    .map((name) => ({ name, own: objects.filter(({ layer }) => layer === name) }))
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => ({ name, index: indexOf(own) }));
  for (const { z, x, y } of tilesOver(bounds)) {
    const layers: Partial<Record<TileLayer, GeoJSONVTTile>> = {};
    for (const { name, index } of indices) {
      const tile = index.getTile(z, x, y);
      if (tile === null) continue;
      const features = featuresAt(tile, z);
      if (features.length > 0) layers[name] = { ...tile, features } as GeoJSONVTTile;
    }
    if (Object.keys(layers).length > 0)
      yield {
        z,
        x,
        y,
        bytes: fromGeojsonVt(layers as Record<string, GeoJSONVTTile>, { version: 2, extent: 4096 }),
      };
  }
}
