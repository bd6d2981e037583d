/** Where tiles of a base map come from: an archive of vector tiles read by byte range, or pictures by address. */
export type TileSource =
  | { readonly kind: 'archive'; readonly url: string; readonly minZoom: number; readonly maxZoom: number }
  | { readonly kind: 'pictures'; readonly url: string; readonly maxZoom: number };

/** Side of a picture in pixels of the page; vector tiles have twice that. */
export const pictureSide = 256;

/** Address of a source's tiles for MapLibre; archives are read by a protocol of our own. */
export const archiveProtocol = 'archive';

export interface TileNumber {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}
