import { count, placeId, text } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';
import { crowdFields } from '../../shared/crowd-bar/crowd-address.ts';

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
  },
  sorts: aoiSorts,
  others: { ...crowdFields, aoi: placeId() },
  details: ['aoi'],
});
export type BenchAddress = AddressOf<typeof benchList>;
