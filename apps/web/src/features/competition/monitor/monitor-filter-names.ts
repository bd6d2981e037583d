import type { FilterNames } from '../../../ui/state/set-condition.ts';
import type { MonitorAddress } from './monitor-address.ts';

/** The filters in the words of the screen. */
export const monitorFilterNames: FilterNames<MonitorAddress> = {
  industry: '行业',
  brand: '品牌',
  city: '城市',
  media: '媒体',
  range: (months) => `近 ${months} 个月`,
};
