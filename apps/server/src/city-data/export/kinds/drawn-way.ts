interface Placed {
  readonly lng: number;
  readonly lat: number;
}

/** Whether a way is just the straight lines between its stops. */
export const joinsStops = (way: readonly (readonly [number, number])[], stops: readonly Placed[]): boolean =>
  way.length === stops.length &&
  way.every(([lng, lat], index) => lng === stops[index].lng && lat === stops[index].lat);
