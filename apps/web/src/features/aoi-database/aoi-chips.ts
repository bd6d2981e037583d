import type { FilterChip } from '../../shared/map-workbench/filter-chips.tsx';
import { allParts } from '../../ui/address/address-values.ts';
import type { AoiAddress } from './aoi-address.ts';

/** The filters that an address sets, in the words of the panel. */
export function aoiChips(
  address: AoiAddress,
  districtNameOf: (placeId: string) => string,
): FilterChip<AoiAddress>[] {
  const { type, districts, cbd, q, persons, share, from, to } = address;
  const names = (list: string | undefined) => allParts(list).join('、');
  const chips: (FilterChip<AoiAddress> | false)[] = [
    type !== undefined && { text: `类型：${names(type)}`, without: { type: undefined } },
    districts !== undefined && { text: `行政区：${names(districts)}`, without: { districts: undefined } },
    cbd !== undefined && { text: `商圈：${districtNameOf(cbd)}`, without: { cbd: undefined } },
    persons !== undefined && { text: `客流 ≥ ${persons} 人/天`, without: { persons: undefined } },
    share !== undefined && { text: `TA浓度 ≥ ${share}%`, without: { share: undefined } },
    from !== undefined && { text: `面积 ≥ ${from} 公顷`, without: { from: undefined } },
    to !== undefined && { text: `面积 ≤ ${to} 公顷`, without: { to: undefined } },
    q !== undefined && { text: `名称含「${q}」`, without: { q: undefined } },
  ];
  return chips.filter((chip) => chip !== false);
}
