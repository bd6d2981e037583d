import { movingMedia } from '@ooh/contract/domain/moving-media';
import type { ParsedInput } from '@ooh/contract/registry';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { freeSlots } from './free-units.ts';
import { capacityOn, readCityFaces, readCityLines, readDiscounts, type Offer } from './offers.ts';
import { unitKeyOf } from './price-items.ts';
import { readBookings } from './unit-bookings.ts';

type Search = ParsedInput<'v1/orders/offers'>;

interface FoundOffer extends Offer {
  readonly unitKey: string;
  /** Units that are for sale from the first day of the period on, ignoring bookings of orders. */
  readonly capacity: number;
  /** Units that are free on all days of the period. */
  readonly freeUnits: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function compare(search: Search): (a: FoundOffer, b: FoundOffer) => number {
  const { sortBy, ascending } = search;
  const sign = ascending ? 1 : -1;
  return (a, b) => {
    const by = sortBy === 'unitName' ? a.unitName.localeCompare(b.unitName, 'zh-CN') : a[sortBy] - b[sortBy];
    return sign * by || a.unitKey.localeCompare(b.unitKey);
  };
}

async function readOffers(db: DbOrTransaction, search: Search, now: Date): Promise<FoundOffer[]> {
  const offers =
    movingMedia.of(search.mediumId)?.lineSource === 'bus-lines'
      ? await readCityLines(db, search)
      : await readCityFaces(db, search);
  const keyed = offers.map((offer) => ({ ...offer, unitKey: unitKeyOf(offer) }));
  const bookings = await readBookings(
    db,
    keyed.map(({ unitKey }) => unitKey),
    search,
    now,
  );
  const byUnit = Map.groupBy(bookings, (booking) => booking.unitKey);
  return keyed.map((offer) => {
    const capacity = capacityOn(offer, search.startDate);
    const freeUnits = freeSlots(byUnit.get(offer.unitKey) ?? [], capacity, search).length;
    return { ...offer, capacity, freeUnits };
  });
}

/**
 * One page of what a city has for sale in a form, with the units that are free on all days. Totals and levels are
 * over the whole city, whatever is searched for.
 */
export async function findOffers(db: DbOrTransaction, search: Search, now: Date) {
  const { keyword, level, onlyFree, pageNo, pageSize, cityCode, mediumId } = search;
  const all = await readOffers(db, search, now);
  const word = keyword.trim().toLowerCase();
  const found = all
    .filter((offer) => level === undefined || offer.level === level)
    .filter((offer) => !onlyFree || offer.freeUnits > 0)
    .filter((offer) => word === '' || offer.unitName.toLowerCase().includes(word))
    .sort(compare(search));
  const days = daysOfFlight(search);
  const discounts = await readDiscounts(db, [cityCode]);
  const held = discounts.filter((row) => row.mediumId === mediumId && row.leastDays <= days);
  const levels = Map.groupBy(all, (offer) => offer.level);
  return {
    rows: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    total: found.length,
    levels: [...levels].map(([name, offers]) => ({
      level: name,
      units: sum(offers.map(({ capacity }) => capacity)),
    })),
    capacity: sum(all.map(({ capacity }) => capacity)),
    freeUnits: sum(all.map(({ freeUnits }) => freeUnits)),
    discountPermille: held.reduce((least, row) => Math.min(least, row.permille), 1000),
  };
}
