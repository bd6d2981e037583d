import type { Map as MapLibreMap } from 'maplibre-gl';

/** The map that lies over another one, from a part of its width on. */
export interface ComparedMap {
  readonly map: MapLibreMap;
  /** Where the line between the two stands, of the width. */
  readonly part: number;
}

const compared = new WeakMap<MapLibreMap, ComparedMap>();

/** What lies over the right part of a map, for its picture; null where nothing is compared. */
export const comparedWith = (map: MapLibreMap): ComparedMap | null => compared.get(map) ?? null;

/** Notes what lies over a map; returns a function that takes it back. */
export function noteCompared(map: MapLibreMap, over: ComparedMap): () => void {
  compared.set(map, over);
  return () => void compared.delete(map);
}
