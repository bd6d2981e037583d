import type { CallOutput } from '@ooh/contract/registry';
import { cityName, regionByCode } from '../../reference/region/regions.ts';
import type { StoredItem } from './order-store.ts';
import { unitsOf } from './placement-parts.ts';
import { totalsOf } from './present-order.ts';

/** Amounts of items by city, medium and form, in the order of their codes. */
export function amountsByCity(
  items: readonly StoredItem[],
): CallOutput<'mediaOrder/getOrderCityBusAllAmountDataList'> {
  const groups = Map.groupBy(items, (item) => `${item.city_code} ${item.medium_id} ${item.form_id}`);
  const rows = [...groups.values()].map((own) => {
    const [first] = own;
    return {
      cityCode: first.city_code,
      cityName: cityName(first.city_code),
      tier: regionByCode(first.city_code)?.tier ?? null,
      mediumId: first.medium_id,
      mediumName: first.medium_name,
      formId: first.form_id,
      formName: first.form_name,
      items: own.length,
      units: unitsOf(own),
      amounts: totalsOf(own),
    };
  });
  rows.sort((a, b) => a.cityCode.localeCompare(b.cityCode) || a.mediumId - b.mediumId || a.formId - b.formId);
  return { rows, totals: totalsOf(items) };
}
