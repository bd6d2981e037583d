import { wgs84 } from './point.ts';
import { areaSquareMeters, polygonFrom } from './polygon.ts';
import { isSimpleRing } from './simple-ring.ts';

/** Faults of a ring drawn by a user: its edges cross, or its area is out of range. */
export type RingFault = 'crossing' | 'too-small' | 'too-large';

/** The first fault of a drawn ring in WGS-84 degrees; null for a valid area. */
export function ringFaultOf(
  ring: readonly (readonly [number, number])[],
  squareMeters: { readonly least: number; readonly most: number },
): RingFault | null {
  if (!isSimpleRing(ring)) return 'crossing';
  const area = areaSquareMeters(polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat))));
  if (area < squareMeters.least) return 'too-small';
  return area > squareMeters.most ? 'too-large' : null;
}
