import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { daysMeet, freeSlots, type Days } from '../order/free-units.ts';
import { brandOf } from '../order/hold-items.ts';
import { capacityOn, readCityFaces, readCityLines, type Offer } from '../order/offers.ts';
import { unitKeyOf } from '../order/price-items.ts';
import { readBookings, readRivals } from '../order/unit-bookings.ts';
import type { Situation } from './situation.ts';
import { formOf } from './weigh-units.ts';

/** Units of one form that are looked at, evenly over those of the city. */
const mostOfForm = 80;

/** A unit for sale in a form that the order has, with how many are free on which days. */
export interface Candidate {
  readonly offer: Offer;
  /** Units that are free on all of the days; 0 where the order has it already or a rival stands there. */
  freeUnits(days: Days): number;
}

export const fenPerDayOf = (priced: { readonly priceFen: number; readonly priceDays: number }): number =>
  priced.priceFen / priced.priceDays;

/** Every n-th, so that at most `most` remain. */
function thinned<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, i) => i % step === 0);
}

/** Units for sale in the city in the forms of the order, those of the order apart. */
export async function candidatesFor(
  db: DbOrTransaction,
  { order, items, movable, city }: Situation,
  now: Date,
): Promise<Candidate[]> {
  const { cityCode } = city;
  const forms = [...Map.groupBy(items, formOf).values()];
  const own = new Set(order.items.map(unitKeyOf));
  const offers: Offer[] = [];
  for (const [{ mediumId, formId, lineId, deck }] of forms) {
    const which = { cityCode, mediumId, formId };
    const found = lineId === null ? await readCityFaces(db, which) : await readCityLines(db, which);
    const alike = found.filter((offer) => offer.deck === deck && !own.has(unitKeyOf(offer)));
    offers.push(...thinned(alike, mostOfForm));
  }
  const spans = movable.flatMap((days) => days ?? []);
  if (spans.length === 0 || offers.length === 0) return [];
  const all: Days = {
    startDate: spans.map((days) => days.startDate).sort()[0],
    endDate: spans
      .map((days) => days.endDate)
      .sort()
      .reverse()[0],
  };
  const bookings = Map.groupBy(await readBookings(db, offers.map(unitKeyOf), all, now), (one) => one.unitKey);
  const positionIds = offers.flatMap((offer) => offer.positionId ?? []);
  const rivals = await readRivals(db, positionIds, await brandOf(db, order.order.brand_id), now);
  const rivalsAt = Map.groupBy(rivals, (rival) => rival.positionId);
  return offers.map((offer) => ({
    offer,
    freeUnits(days) {
      if ((rivalsAt.get(offer.positionId ?? '') ?? []).some((rival) => daysMeet(rival, days))) return 0;
      return freeSlots(bookings.get(unitKeyOf(offer)) ?? [], capacityOn(offer, days.startDate), days).length;
    },
  }));
}
