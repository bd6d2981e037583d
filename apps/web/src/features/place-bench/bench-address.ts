import { count, flag, id, placeId, text } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import { crowdFields } from '../../shared/crowd-bar/crowd-address.ts';
import type { FilterNames } from '../../ui/state/set-condition.ts';

const aoiSorts = ['persons', 'taConcentrationPeople', 'tgi', 'squareMeters', 'name'] as const;

/**
 * AOIs by their audience: question about people, kinds and districts comma-separated, least concentration of the audience
 * in percent and least TGI. `aoi` is the one whose details are open.
 */
export const benchList = listAddress({
  filters: {
    type: text(300),
    districts: text(600),
    q: text(60),
    minShare: count(100),
    minTgi: count(10_000),
    /** Malls and markets alone. */
    market: flag(),
  },
  sorts: aoiSorts,
  others: { ...crowdFields, aoi: placeId(), draft: id() },
  details: ['aoi'],
});
export type BenchAddress = AddressOf<typeof benchList>;

/** The filters in the words of the screen. */
export const benchFilterNames: FilterNames<BenchAddress> = {
  type: (types) => `类型：${types.replaceAll(',', '、')}`,
  districts: (names) => `行政区：${names.replaceAll(',', '、')}`,
  minShare: (share) => `TA浓度 ≥ ${share}%`,
  minTgi: (tgi) => `TGI ≥ ${tgi}`,
  market: '商场市场',
};
