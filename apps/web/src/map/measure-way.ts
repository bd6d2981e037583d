import { polylineMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import type { LngLat } from './map-data.ts';

/** Length of a way from corner to corner as the crow flies, metres. */
export const wayMeters = (corners: readonly LngLat[]): number =>
  polylineMeters(corners.map((corner) => wgs84(...corner)));

/** A length as people say it: metres below one kilometre, then kilometres to the tenth. */
export function lengthText(meters: number): string {
  const whole = Math.round(meters);
  return whole < 1000 ? `${whole} 米` : `${(meters / 1000).toFixed(1)} 公里`;
}

/** What is measured so far, with the pointer as the next corner. */
export function measureText(corners: readonly LngLat[], pointer: LngLat | null): string {
  if (corners.length === 0) return '点击地图定起点，Esc 结束测距';
  const all = pointer === null ? corners : [...corners, pointer];
  const last = all.slice(-2);
  const total = `总长 ${lengthText(wayMeters(all))}`;
  return all.length > 2 ? `${total}，末段 ${lengthText(wayMeters(last))}` : total;
}
