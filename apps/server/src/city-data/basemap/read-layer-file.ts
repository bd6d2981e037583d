import { zoomOfArea } from '@ooh/basemap/area-zoom';
import type { MapGeometry, MapObject, ObjectKind } from '@ooh/basemap/map-object';
import { kindOfTags } from '@ooh/basemap/osm/kind-of-tags';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';

const layerFile = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      properties: z.looseObject({ layer: z.string(), class: z.string(), name: z.string().nullish() }),
      geometry: z.object({
        type: z.enum(['Point', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']),
        coordinates: z.array(z.unknown()).nonempty(),
      }),
    }),
  ),
});

/** What a file of prepared layers holds that is drawn, and how many of its features are not. */
export interface LayerFile {
  readonly objects: readonly MapObject[];
  /** Numbers of features left out, by layer. */
  readonly leftOut: ReadonlyMap<string, number>;
}

const greenKinds: Readonly<Record<string, string>> = {
  natural_wood: 'wood',
  garden: 'park',
  recreation_ground: 'park',
};

function kindOf(layer: string, type: string, isArea: boolean): ObjectKind | null {
  const area = (tileLayer: ObjectKind['layer'], kind: string): ObjectKind | null =>
    isArea ? { layer: tileLayer, kind, detail: null, minZoom: 14 } : null;
  switch (layer) {
    case 'road':
      return isArea ? null : kindOfTags({ highway: type }, 'way');
    case 'rail':
      return isArea ? null : kindOfTags({ railway: type }, 'way');
    case 'water':
      return area('water', type);
    case 'green':
      return area('landuse', greenKinds[type] ?? type);
    case 'building':
      return area('buildings', 'building');
    // What is too rough to be shown at the zooms of a city (water-rough), and what is not known.
    default:
      return null;
  }
}

/** Reads prepared layers: GeoJSON, gzipped or not, each feature with `layer` and `class`. Throws AppError. */
export function readLayerFile(name: string, bytes: Uint8Array): LayerFile {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  let json: unknown;
  try {
    json = JSON.parse(Buffer.from(isZipped ? gunzipSync(bytes) : bytes).toString('utf8'));
  } catch {
    throw new AppError('refused', `${name} 不是可读的 GeoJSON 文件（可用 gzip 压缩）`);
  }
  const parsed = layerFile.safeParse(json);
  if (!parsed.success) {
    const { path } = parsed.error.issues[0];
    throw new AppError('refused', `${name} 不是图层文件：${path.join('.') || '最外层'} 不符合要求`);
  }
  const objects: MapObject[] = [];
  const leftOut = new Map<string, number>();
  for (const { properties, geometry } of parsed.data.features) {
    const shape = geometry as unknown as MapGeometry;
    const isArea = shape.type === 'Polygon' || shape.type === 'MultiPolygon';
    const kind = kindOf(properties.layer, properties.class, isArea);
    if (kind === null) {
      leftOut.set(properties.layer, (leftOut.get(properties.layer) ?? 0) + 1);
      continue;
    }
    const { layer, kind: word, detail, minZoom } = kind;
    const hasOwnZoom = layer === 'water' || layer === 'landuse';
    objects.push({
      layer,
      kind: word,
      detail,
      name: properties.name || null,
      minZoom: isArea && hasOwnZoom ? zoomOfArea(shape) : minZoom,
      geometry: shape,
    });
  }
  return { objects, leftOut };
}
