/** Layers of 天地图 in the web Mercator projection: the map, and its names in Chinese. */
export const tiandituLayers = ['vec', 'cva'] as const;
export type TiandituLayer = (typeof tiandituLayers)[number];

/** The service passes pictures on, so that the key stays here. */
export const tiandituAddress = '/base-maps/tianditu';

/** Where pages get the pictures, below to above. */
export const tiandituPictures = {
  kind: 'pictures' as const,
  urls: tiandituLayers.map((layer) => `${tiandituAddress}/${layer}/{z}/{x}/{y}`),
  maxZoom: 18,
};

export interface TilePicture {
  readonly layer: TiandituLayer;
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The picture asked for; null for what is no tile of the map. */
export function readTilePicture(layer: string, z: string, x: string, y: string): TilePicture | null {
  const known = tiandituLayers.find((name) => name === layer);
  const numbers = [z, x, y].map((text) => (/^\d{1,6}$/.test(text) ? Number(text) : -1));
  const [level, column, row] = numbers;
  const isThere =
    level >= 1 && level <= 18 && Math.min(column, row) >= 0 && Math.max(column, row) < 2 ** level;
  return known === undefined || !isThere ? null : { layer: known, z: level, x: column, y: row };
}

/** The address of a picture at 天地图 (WMTS, projection w, which lies on WGS-84 within a metre). */
export function tiandituPicture({ layer, z, x, y }: TilePicture, key: string): string {
  const parameters = new URLSearchParams({
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: layer,
    STYLE: 'default',
    TILEMATRIXSET: 'w',
    FORMAT: 'tiles',
    TILEMATRIX: String(z),
    TILECOL: String(x),
    TILEROW: String(y),
    tk: key,
  });
  return `https://t${(x + y) % 8}.tianditu.gov.cn/${layer}_w/wmts?${parameters.toString()}`;
}
