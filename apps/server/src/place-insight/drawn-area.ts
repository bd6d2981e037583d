import { drawnSquareMeters } from '@ooh/contract/domain/plan-names';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, areaSquareMeters, polygonFrom, type Polygon } from '@ooh/geo/polygon';
import { isSimpleRing } from '@ooh/geo/simple-ring';
import { boundariesOf } from '../region/boundaries.ts';
import { cityName } from '../region/regions.ts';
import { Refusal } from '../refusal.ts';

/** A ring drawn by a user as an area. Refuses one that crosses itself, leaves the city, or is too small or large. */
export async function drawnArea(
  cityCode: string,
  ring: readonly (readonly [number, number])[],
): Promise<Polygon> {
  if (!isSimpleRing(ring)) throw new Refusal('invalid', '围栏自相交或不成面，请重新绘制');
  const area = polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)));
  const squareMeters = areaSquareMeters(area);
  if (squareMeters < drawnSquareMeters.least)
    throw new Refusal('invalid', '围栏面积过小，至少 0.001 平方公里');
  if (squareMeters > drawnSquareMeters.most) throw new Refusal('invalid', '围栏面积过大，最多 500 平方公里');
  const { self } = await boundariesOf(cityCode);
  const isInside = self !== null && ring.every(([lng, lat]) => areaContains(self.area, wgs84(lng, lat)));
  if (!isInside) throw new Refusal('invalid', `围栏须全部位于${cityName(cityCode)}境内`);
  return area;
}
