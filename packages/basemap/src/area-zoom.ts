import { areaBounds, areaSquareMeters, type Area } from '@ooh/geo/polygon';
import { tileZooms } from './map-object.ts';

const equatorMeters = 40_075_017;
const worldPixels = 512;
/** An area narrower than so many pixels is left out of a tile. */
const leastPixels = 5;

/** The zoom from which an area is large enough to be seen. */
export function zoomOfArea(area: Area): number {
  const { south, north } = areaBounds(area);
  const pixelMeters = (equatorMeters / worldPixels) * Math.cos((((south + north) / 2) * Math.PI) / 180);
  const side = Math.sqrt(areaSquareMeters(area));
  const zoom = Math.ceil(Math.log2((leastPixels * pixelMeters) / Math.max(1, side)));
  return Math.min(tileZooms.max, Math.max(tileZooms.min, zoom));
}
