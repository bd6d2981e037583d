import { archiveProtocol, type TileSource } from './tile-source.ts';

/** MapLibre's address of the tiles in an archive. */
export const archiveTemplate = (url: string): string =>
  `${archiveProtocol}://${encodeURIComponent(url)}/{z}/{x}/{y}`;

/** A source of tiles as it is handed to a map. */
export interface TileSpecification {
  readonly type?: string;
  readonly tiles?: readonly string[];
  readonly minzoom?: number;
  readonly maxzoom?: number;
}

/** The source of tiles that a specification for MapLibre describes; null where it is one of features. */
export function tileSourceOf({
  type,
  tiles = [],
  minzoom = 0,
  maxzoom = 18,
}: TileSpecification): TileSource | null {
  const [template = ''] = tiles;
  if (type === 'raster') return { kind: 'pictures', url: template, maxZoom: maxzoom };
  if (type !== 'vector') return null;
  const [archive] = template.slice(`${archiveProtocol}://`.length).split('/');
  return { kind: 'archive', url: decodeURIComponent(archive), minZoom: minzoom, maxZoom: maxzoom };
}
