import type { FilterChip } from '../../shared/map-workbench/filter-chips.tsx';
import { allParts } from '../../ui/address/address-values.ts';
import type { DistrictAddress } from './district-address.ts';

const names = (list: string | undefined): string => allParts(list).join('、');

/** The filters that an address sets, in the words of the panel. */
export function districtChips({ districts, types, q }: DistrictAddress): FilterChip<DistrictAddress>[] {
  const chips: (FilterChip<DistrictAddress> | false)[] = [
    districts !== undefined && { text: `行政区：${names(districts)}`, without: { districts: undefined } },
    types !== undefined && { text: `含业态：${names(types)}`, without: { types: undefined } },
    q !== undefined && { text: `名称含「${q}」`, without: { q: undefined } },
  ];
  return chips.filter((chip) => chip !== false);
}
