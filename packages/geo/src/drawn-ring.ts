import { wgs84 } from './point.ts';
import { areaSquareMeters, polygonFrom } from './polygon.ts';
import { isSimpleRing } from './simple-ring.ts';

/** What is wrong with a ring that a person drew: its edges meet, or its area is out of bounds. */
export type RingFault = 'crossing' | 'too-small' | 'too-large';

/** The first fault of a drawn ring of WGS-84 degrees; null where it is an area. */
export function ringFaultOf(
  ring: readonly (readonly [number, number])[],
  squareMeters: { readonly least: number; readonly most: number },
): RingFault | null {
  if (!isSimpleRing(ring)) return 'crossing';
  const area = areaSquareMeters(polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat))));
  if (area < squareMeters.least) return 'too-small';
  return area > squareMeters.most ? 'too-large' : null;
}
