import { certain } from '@ooh/contract/core/certain';
import type { CallOutput } from '@ooh/contract/registry';
import { dayNumber } from '../../reference/calendar/flight-days.ts';
import { cityName, regionByCode } from '../../reference/region/regions.ts';
import { noHold, type ItemHold } from './item-holds.ts';
import type { StoredItem } from './order-store.ts';
import { partsOf, unitsOf } from './placement-parts.ts';
import { totalsOf } from './present-order.ts';

type Analysis = CallOutput<'mediaOrder/getCityMediaOrderAnalyseResponse'>;

/** Days of items up to today, itself among them, ÷ all of them, weighted by units. */
export function progressOf(
  items: readonly Pick<StoredItem, 'start_date' | 'days' | 'quantity'>[],
  today: string,
): number {
  let [passed, all] = [0, 0];
  for (const item of items) {
    const gone = dayNumber(today) - dayNumber(item.start_date) + 1;
    passed += item.quantity * Math.max(0, Math.min(item.days, gone));
    all += item.quantity * item.days;
  }
  return all > 0 ? passed / all : 0;
}

/** An order city by city: what it buys, how it is held and how far it has run. */
export function analyseCities(
  items: readonly StoredItem[],
  holds: ReadonlyMap<string, ItemHold>,
  today: string,
): Analysis {
  const itemsOf = Map.groupBy(items, (item) => item.city_code);
  const cities = partsOf(items, 'city').map(({ key, ...part }) => {
    const own = certain(itemsOf.get(key), 'items in the city', key);
    const held = own.map((item) => holds.get(item.item_id) ?? noHold);
    const heldUnits = held.reduce((sum, hold) => sum + hold.heldUnits, 0);
    const soldUnits = held.reduce((sum, hold) => sum + hold.soldUnits, 0);
    return {
      cityCode: key,
      cityName: cityName(key),
      tier: regionByCode(key)?.tier ?? null,
      items: part.items,
      units: part.units,
      amounts: part.amounts,
      share: part.share,
      startDate: own.map((item) => item.start_date).sort()[0],
      endDate: own
        .map((item) => item.end_date)
        .sort()
        .reverse()[0],
      heldUnits,
      soldUnits,
      openUnits: Math.max(0, part.units - heldUnits - soldUnits),
      progress: progressOf(own, today),
      media: partsOf(own, 'medium'),
    };
  });
  return { cities, totals: totalsOf(items), units: unitsOf(items), progress: progressOf(items, today) };
}
