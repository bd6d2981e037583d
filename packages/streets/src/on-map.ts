import { localPlane } from '@ooh/geo/local-plane';
import type { XY } from './plane/path.ts';
import type { StreetNetwork } from './street-network.ts';

/** WGS-84 longitude and latitude of a position on a network's plane. */
export function lngLatOf({ origin }: Pick<StreetNetwork, 'origin'>): (at: XY) => readonly [number, number] {
  const plane = localPlane(origin.lng, origin.lat);
  return ([x, y]) => {
    const { lng, lat } = plane.point(x, y);
    return [lng, lat];
  };
}
