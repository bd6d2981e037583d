import { quotationLineAmounts } from '@ooh/contract/money/quotation-arithmetic';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import type { Context } from '../../context.ts';
import { freeSlots } from '../order/free-units.ts';
import { capacityOn, readCityOffers, readDiscounts, type Offer } from '../order/offers.ts';
import { isOrderPair } from '../order/order-scope.ts';
import type { StoredOrder } from '../order/order-store.ts';
import { unitKeyOf } from '../order/price-items.ts';
import { readBookings } from '../order/unit-bookings.ts';
import { wishesOf } from '../order/wished-units.ts';
import { memoize } from '../../platform/memoize.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';

/** A unit of the order's media in a form, as it is for sale on the order's days. */
export interface InventoryUnit extends Offer {
  readonly unitKey: string;
  /** Units that are for sale from the order's first day on, ignoring bookings of orders. */
  readonly capacity: number;
  readonly freeUnits: number;
  readonly discountPermille: number;
  /** One unit over the order's days, without production. */
  readonly netFen: number;
}

/** Net of an offer over some days; many offers share a price, so each is reckoned once. */
function netting(days: number): (offer: Offer, discountPermille: number) => number {
  const known = new Map<string, number>();
  return ({ priceFen, priceDays }, discountPermille) => {
    const key = `${priceFen}/${priceDays}/${discountPermille}`;
    const net =
      known.get(key) ??
      quotationLineAmounts({
        unitPriceFen: priceFen,
        priceDays,
        vehicles: 1,
        days,
        discountBasisPoints: discountPermille * 10,
        productionFen: 0,
        serviceRateBasisPoints: 0,
        taxRateBasisPoints: 0,
      }).netFen;
    known.set(key, net);
    return net;
  };
}

const offersKept = memoize<readonly Offer[]>(6);

/** What a city has for sale. Releases do not change but for the edits that their revision counts. */
async function offersOf(db: Db, cityCode: string): Promise<readonly Offer[]> {
  const releases = await db
    .selectFrom('data_release')
    .select(['release_id', 'revision'])
    .where('state', '=', 'current')
    .where('city_code', '=', cityCode)
    .where('kind', 'in', ['media-positions', 'bus-lines', 'rate-card'])
    .orderBy('release_id')
    .execute();
  const key = releases.map((release) => `${release.release_id}/${release.revision}`).join();
  return offersKept(`${cityCode}:${key}`, () => readCityOffers(db, cityCode));
}

/** What a city has for sale of the order's media, of those that a reader may see, without what the customer does not want (避投). */
export async function orderOffers(
  db: Db,
  order: Pick<StoredOrder, 'brief' | 'medium_ids'>,
  cityCode: string,
  isSeen: (mediumId: number) => boolean,
): Promise<Offer[]> {
  const { excludedUnits } = wishesOf(order);
  const excluded = new Set<string | null>(excludedUnits);
  return (await offersOf(db, cityCode)).filter(
    ({ mediumId, faceId, positionId, lineId }) =>
      order.medium_ids.includes(mediumId) &&
      isSeen(mediumId) &&
      ![faceId, positionId, lineId].some((unit) => unit !== null && excluded.has(unit)),
  );
}

/**
 * Everything that a city has of the order's media and its reader may buy, with what is free on all of its days.
 */
export async function orderInventory(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: Pick<SignedInUser, 'permission'>,
  order: StoredOrder,
  cityCode: string,
): Promise<InventoryUnit[]> {
  const days = { startDate: order.start_date, endDate: order.end_date };
  const flightDays = daysOfFlight(days);
  const today = now();
  const offers = await orderOffers(db, order, cityCode, (mediumId) => isOrderPair(user, cityCode, mediumId));
  const keys = offers.map(unitKeyOf);
  const [bookings, discounts] = await Promise.all([
    readBookings(db, keys, days, today),
    readDiscounts(db, [cityCode]),
  ]);
  const netOf = netting(flightDays);
  const byUnit = Map.groupBy(bookings, (booking) => booking.unitKey);
  const permilleOf = new Map<number, number>();
  for (const { mediumId, leastDays, permille } of discounts)
    if (leastDays <= flightDays)
      permilleOf.set(mediumId, Math.min(permille, permilleOf.get(mediumId) ?? 1000));
  return offers.map((offer, index) => {
    const discountPermille = permilleOf.get(offer.mediumId) ?? 1000;
    const booked = byUnit.get(keys[index]);
    const capacity = capacityOn(offer, days.startDate);
    return {
      ...offer,
      unitKey: keys[index],
      capacity,
      freeUnits: booked === undefined ? capacity : freeSlots(booked, capacity, days).length,
      discountPermille,
      netFen: netOf(offer, discountPermille),
    };
  });
}
