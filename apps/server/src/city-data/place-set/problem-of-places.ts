import { neighbourMeters, outsideCityText } from '@ooh/contract/domain/outside-city';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { drawnSquareMeters } from '@ooh/contract/domain/plan-names';
import type { CityFence } from '@ooh/geo/city-fence';
import { ringFaultOf } from '@ooh/geo/drawn-ring';
import { wgs84 } from '@ooh/geo/point';

const ringFaults = {
  crossing: '的轮廓自相交或不成面',
  'too-small': '的轮廓面积过小，至少 0.001 平方公里',
  'too-large': '的轮廓面积过大，最多 500 平方公里',
} as const;

/** What is wrong with an outline, after the name of its place; null for a valid one. */
export function faultOfRing(ring: NonNullable<PlaceEntry['ring']>): string | null {
  const fault = ringFaultOf(ring, drawnSquareMeters);
  return fault === null ? null : ringFaults[fault];
}

/** The first place that cannot be kept in a set of the city, with its number and the reason; null when all can. */
export function problemOfPlaces(entries: readonly PlaceEntry[], fence: CityFence): string | null {
  for (const [index, { name, lng, lat, ring }] of entries.entries()) {
    const title = `第 ${index + 1} 个地点「${name}」`;
    const meters = fence.metersOutside(wgs84(lng, lat));
    if (meters > neighbourMeters) return `${title}的${outsideCityText(fence.cityName, meters)}`;
    const fault = ring === undefined ? null : faultOfRing(ring);
    if (fault !== null) return `${title}${fault}`;
  }
  return null;
}
