import type { FilterNames } from '../../ui/state/set-condition.ts';
import type { AoiAddress } from './aoi-address.ts';

/** The filters in the words of the screen. */
export const aoiFilterNames: FilterNames<AoiAddress> = {
  type: (types) => `类型：${types.replaceAll(',', '、')}`,
  districts: (names) => `行政区：${names.replaceAll(',', '、')}`,
  cbd: '商圈',
  persons: (persons) => `客流 ≥ ${persons} 人/天`,
  share: (share) => `TA浓度 ≥ ${share}%`,
  from: (hectares) => `面积 ≥ ${hectares} 公顷`,
  to: (hectares) => `面积 ≤ ${hectares} 公顷`,
};
