/** [west, south, east, north] in degrees, WGS-84. */
export type LngLatBox = readonly [number, number, number, number];
export type LngLat = readonly [number, number];

export interface MapFeature<Properties> {
  readonly type: 'Feature';
  readonly id?: string | number;
  readonly properties: Properties;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

/** GeoJSON as the layers pass it to the map. */
export interface MapCollection<Properties = Readonly<Record<string, unknown>>> {
  readonly type: 'FeatureCollection';
  readonly features: readonly MapFeature<Properties>[];
}

export const emptyCollection: MapCollection<never> = { type: 'FeatureCollection', features: [] };

/** The box around positions, null when there are none. */
/** What a map shows before it knows better. */
export const china: LngLatBox = [73, 18, 135, 54];

export function boxAround(positions: Iterable<readonly number[]>): LngLatBox | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const position of positions) {
    const lng = position[0];
    const lat = position[1];
    if (lng < west) west = lng;
    if (lat < south) south = lat;
    if (lng > east) east = lng;
    if (lat > north) north = lat;
  }
  return west <= east ? [west, south, east, north] : null;
}

export function boxesIntersect(a: LngLatBox, b: LngLatBox): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
}

/** Whether the whole of `inner` lies in `outer`. */
export function boxContains(outer: LngLatBox, inner: LngLatBox): boolean {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
}
