/** Three districts of Shenzhen on a lattice: small enough for tests, with declared facts. */
import { localPlane } from '@ooh/geo/local-plane';
import { cityFactsOf } from '@ooh/reference/facts/city-facts';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';
import { latticeStreets } from '@ooh/streets/testing/lattice-streets';

/** Name, west, south, east, north. */
const boxes = [
  ['罗湖区', 114.09, 22.53, 114.17, 22.6],
  ['福田区', 113.99, 22.51, 114.09, 22.59],
  ['南山区', 113.88, 22.48, 113.99, 22.6],
] as const;

export const smallDistricts = boxes.map(([name]) => ({ name }));
export const smallFacts = cityFactsOf('440300');

const origin = { lng: 114.03, lat: 22.54 };

export function smallStreets(seed = 11): StreetGraph {
  const plane = localPlane(origin.lng, origin.lat);
  const box = [plane.x(113.88), plane.y(22.48), plane.x(114.17), plane.y(22.6)] as const;
  const districtAt = (x: number, y: number): number => {
    const { lng, lat } = plane.point(x, y);
    return boxes.findIndex(
      ([, west, south, east, north]) => lng >= west && lng < east && lat >= south && lat < north,
    );
  };
  return latticeStreets({ origin, seed, box, districtAt, isBuilt: () => true });
}
