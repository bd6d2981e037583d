import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { TileNumber } from '../tile-source.ts';
import type { SceneSource } from './scene.ts';
import type { WorldFeature } from './world-features.ts';

const geometryTypes = ['Unknown', 'Point', 'LineString', 'Polygon'];

/** A feature of a tile on the world; its positions are worked out when it is first drawn. */
class TileFeature implements WorldFeature {
  readonly properties: WorldFeature['properties'];
  readonly geometryType: string;
  readonly box: WorldFeature['box'];
  readonly #feature: VectorTileFeature;
  readonly #tile: TileNumber;
  #parts: readonly Float64Array[] | undefined;

  constructor(feature: VectorTileFeature, tile: TileNumber, box: WorldFeature['box']) {
    this.#feature = feature;
    this.#tile = tile;
    this.box = box;
    this.properties = feature.properties;
    this.geometryType = geometryTypes[feature.type];
  }

  get parts(): readonly Float64Array[] {
    return (this.#parts ??= this.#read());
  }

  #read(): Float64Array[] {
    const { z, x, y } = this.#tile;
    const { extent } = this.#feature;
    const side = 2 ** -z;
    const flat = (points: readonly { readonly x: number; readonly y: number }[]) => {
      const part = new Float64Array(2 * points.length);
      for (const [i, point] of points.entries()) {
        part[2 * i] = (x + point.x / extent) * side;
        part[2 * i + 1] = (y + point.y / extent) * side;
      }
      return part;
    };
    const runs = this.#feature.loadGeometry();
    // Each of many points is a part of its own.
    return this.geometryType === 'Point' ? runs.flat().map((point) => flat([point])) : runs.map(flat);
  }
}

/** The layers of a vector tile, ready to be painted. */
export function tileLayersOf(bytes: ArrayBuffer, tile: TileNumber): ReadonlyMap<string, SceneSource> {
  const { layers } = new VectorTile(new PbfReader(new Uint8Array(bytes)));
  const side = 2 ** -tile.z;
  const box = [tile.x * side, tile.y * side, (tile.x + 1) * side, (tile.y + 1) * side] as const;
  return new Map(
    Object.entries(layers).map(([name, layer]) => {
      const features = new Map(
        Array.from({ length: layer.length }, (_, i) => [i, new TileFeature(layer.feature(i), tile, box)]),
      );
      return [name, { promoteId: null, features, states: new Map(), isWound: true }];
    }),
  );
}
