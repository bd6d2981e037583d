import { drawnSquareMeters } from '@ooh/contract/domain/plan-names';
import { ringFaultOf } from '@ooh/geo/drawn-ring';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, polygonFrom, type Polygon } from '@ooh/geo/polygon';
import { boundariesOf } from '../../city-data/boundary/boundaries.ts';
import { cityName } from '../../reference/region/regions.ts';
import { AppError } from '../../platform/http/app-error.ts';

const faultNames = {
  crossing: '自相交或不成面，请重新绘制',
  'too-small': '面积过小，至少 0.001 平方公里',
  'too-large': '面积过大，最多 500 平方公里',
};

/** A ring drawn by a user as an area. Refuses one that crosses itself, leaves the city, or is too small or large. */
export async function drawnArea(
  cityCode: string,
  ring: readonly (readonly [number, number])[],
): Promise<Polygon> {
  const fault = ringFaultOf(ring, drawnSquareMeters);
  if (fault !== null) throw new AppError('invalid', `围栏${faultNames[fault]}`);
  const area = polygonFrom(ring.map(([lng, lat]) => wgs84(lng, lat)));
  const { self } = await boundariesOf(cityCode);
  const isInside = self !== null && ring.every(([lng, lat]) => areaContains(self.area, wgs84(lng, lat)));
  if (!isInside) throw new AppError('invalid', `围栏须全部位于${cityName(cityCode)}境内`);
  return area;
}
