import type { FilterNames } from '../../ui/state/set-condition.ts';
import type { DistrictAddress } from './district-address.ts';

/** The filters in the words of the screen. */
export const districtFilterNames: FilterNames<DistrictAddress> = {
  districts: (names) => `行政区：${names.replaceAll(',', '、')}`,
  types: (types) => `类型：${types.replaceAll(',', '、')}`,
};
