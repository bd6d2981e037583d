/** Readers of the parts of a shapefile; the package ships no types. */
declare module 'shpjs' {
  /** Geometries in the order of the file, null for empty ones; converted to degrees where a projection is given. */
  export function parseShp(shapes: Uint8Array, projection?: string): (object | null)[];
  /** Attributes in the same order. */
  export function parseDbf(attributes: Uint8Array, encoding?: string): Readonly<Record<string, unknown>>[];
}
