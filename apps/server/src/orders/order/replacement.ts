import { certain } from '@ooh/contract/core/certain';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { haversineMeters } from '@ooh/geo/distance';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { daysMeet, freeSlots } from './free-units.ts';
import { capacityOn, readCityFaces, readCityLines, readFaceOffers, type Offer } from './offers.ts';
import type { StoredItem } from './order-store.ts';
import { unitKeyOf } from './price-items.ts';
import { readBookings, readRivals } from './unit-bookings.ts';

/** Candidates that are looked at for free days, the nearest in price first. */
const maxCandidates = 200;

/** Price of a unit and day. */
const dailyPrice = (offer: Pick<Offer, 'priceFen' | 'priceDays'>): number => offer.priceFen / offer.priceDays;

type Inventory = (
  item: Pick<StoredItem, 'city_code' | 'medium_id' | 'form_id' | 'line_id'>,
) => Promise<Offer[]>;

/** What the search for the replacements of one order has read and offered so far. */
export interface ReplacementSearch {
  readonly inventoryOf: Inventory;
  /** Units that replace another item already: no two items are sent to the same one. */
  readonly offered: Set<string>;
}

export const replacementSearch = (db: DbOrTransaction): ReplacementSearch => ({
  inventoryOf: inventoryReader(db),
  offered: new Set(),
});

/** What cities have for sale by medium and form, each read once. */
function inventoryReader(db: DbOrTransaction): Inventory {
  const read = new Map<string, Promise<Offer[]>>();
  return (item) => {
    const which = { cityCode: item.city_code, mediumId: item.medium_id, formId: item.form_id };
    const key = `${which.cityCode} ${which.mediumId} ${which.formId}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const inventory = item.line_id === null ? readCityFaces(db, which) : readCityLines(db, which);
    read.set(key, inventory);
    return inventory;
  };
}

/**
 * The unit of the same city, medium and form that is free on the item's days, has no rival and is nearest in price,
 * then in place; null when there is none.
 */
export async function findReplacement(
  db: DbOrTransaction,
  item: StoredItem,
  order: {
    readonly brand: { readonly brandId: string; readonly industry: string };
    readonly allItems: readonly StoredItem[];
  },
  now: Date,
  search: ReplacementSearch,
): Promise<OrderConflict['replacement']> {
  const inventory = await search.inventoryOf(item);
  const used = new Set(search.offered);
  for (const other of order.allItems)
    used.add(unitKeyOf({ faceId: other.face_id, lineId: other.line_id, deck: other.deck }));
  const wantedPrice = item.price_fen / item.price_days;
  const place = item.face_id === null ? undefined : await placeOf(db, item);
  const distanceOf = (offer: Offer): number | null =>
    place === undefined || offer.lng === null
      ? null
      : haversineMeters(
          certain(place.lng, 'longitude of a face'),
          certain(place.lat, 'latitude of a face'),
          offer.lng,
          certain(offer.lat, 'latitude of an offer with a longitude'),
        );
  const candidates = inventory
    .filter(
      (offer) => !used.has(unitKeyOf(offer)) && capacityOn(offer, item.start_date, now) >= item.quantity,
    )
    .filter((offer) => item.deck === null || offer.deck === item.deck)
    .map((offer) => ({
      offer,
      gap: Math.abs(dailyPrice(offer) - wantedPrice),
      distance: distanceOf(offer),
    }))
    .sort(
      (a, b) =>
        a.gap - b.gap ||
        (a.distance ?? 0) - (b.distance ?? 0) ||
        (unitKeyOf(a.offer) < unitKeyOf(b.offer) ? -1 : 1),
    )
    .slice(0, maxCandidates);
  const days = { startDate: item.start_date, endDate: item.end_date };
  const keys = candidates.map(({ offer }) => unitKeyOf(offer));
  const bookings = Map.groupBy(await readBookings(db, keys, days, now), (booking) => booking.unitKey);
  const positions = candidates.flatMap(({ offer }) => (offer.positionId === null ? [] : [offer.positionId]));
  const rivals = (await readRivals(db, positions, order.brand, now)).filter((rival) => daysMeet(rival, days));
  const shunned = new Set(rivals.map((rival) => rival.positionId));
  for (const { offer, distance } of candidates) {
    const free = freeSlots(
      bookings.get(unitKeyOf(offer)) ?? [],
      capacityOn(offer, item.start_date, now),
      days,
    ).length;
    if (free < item.quantity || (offer.positionId !== null && shunned.has(offer.positionId))) continue;
    search.offered.add(unitKeyOf(offer));
    return {
      faceId: offer.faceId,
      lineId: offer.lineId,
      deck: offer.deck,
      unitName: offer.unitName,
      level: offer.level,
      freeUnits: free,
      priceFen: offer.priceFen,
      priceDays: offer.priceDays,
      distanceMeters: distance,
    };
  }
  return null;
}

async function placeOf(db: DbOrTransaction, item: StoredItem): Promise<Offer | undefined> {
  const offers = await readFaceOffers(db, [certain(item.face_id, 'face of the item', item.item_id)]);
  return offers.get(`${item.face_id}|${item.form_id}`);
}
