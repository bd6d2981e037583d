import { positionLevels } from '@ooh/contract/domain/medium-names';
import type { CallInput, CallOutput } from '@ooh/contract/registry';
import { adcode, count, flag, oneOf, text } from '../../ui/address/address-fields.ts';
import { listAddress, type AddressOf } from '../../ui/list/list-address.ts';

export type InventoryRow = CallOutput<'v1/media-inventory/list'>['rows'][number];

/** Fixed media of a city. The period is the one that free faces refer to; it hides none. */
export const inventoryList = listAddress({
  filters: { medium: count(10_000), level: oneOf(positionLevels), q: text(60), free: flag() },
  others: { city: adcode() },
  period: 'others',
});
export type InventoryAddress = AddressOf<typeof inventoryList>;

/** The filters that an address asks for, as the map and the list share them. */
export function filterOf(
  cityCode: string,
  address: InventoryAddress,
): CallInput<'v1/media-inventory/points'> {
  const { medium, level, q = '', from, to, free } = address;
  return {
    cityCode,
    ...(medium === undefined ? {} : { mediumId: medium }),
    ...(level === undefined ? {} : { level }),
    ...(from === undefined ? {} : { startDate: from, endDate: to }),
    keyword: q,
    availability: free ? 'free' : 'all',
  };
}
