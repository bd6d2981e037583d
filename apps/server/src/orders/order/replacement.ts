import { certain } from '@ooh/contract/core/certain';
import type {
  ItemReplacement,
  OrderConflict,
  ReplacementTerms,
} from '@ooh/contract/domain/order-availability';
import { haversineMeters } from '@ooh/geo/distance';
import { cityName } from '../../reference/region/regions.ts';
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

/** What replaces an item, or why nothing does. */
export type Sought =
  | { readonly unit: NonNullable<OrderConflict['replacement']>; readonly lack: null }
  | { readonly unit: null; readonly lack: string };

const lacking = (lack: string): Sought => ({ unit: null, lack });

interface Candidate {
  readonly offer: Offer;
  /** Difference of the price of a unit and day. */
  readonly gap: number;
  readonly distance: number | null;
}

const percentText = (permille: number): string => `${Math.ceil(permille) / 10}%`;

/** Candidates on the terms, or why there are none. */
function onTerms(
  candidates: readonly Candidate[],
  {
    city_code: cityCode,
    quantity,
    medium_unit: unit,
    price_fen: priceFen,
    price_days: priceDays,
  }: StoredItem,
  place: Offer | undefined,
  { maxPriceGapPermille, sameDistrict }: ReplacementTerms,
): readonly Candidate[] | string {
  let left = candidates;
  if (sameDistrict && left.some(({ offer }) => offer.faceId !== null)) {
    const district = place?.districtName ?? null;
    if (district === null) return '原点位的行政区未知，无法限定同行政区';
    left = left.filter(({ offer }) => offer.districtName === district);
    if (left.length === 0)
      return `${cityName(cityCode)}${district}没有够 ${quantity} ${unit}的同形式媒体在售`;
  }
  const permilleOf = ({ gap }: Candidate): number => (gap === 0 ? 0 : (gap / (priceFen / priceDays)) * 1000);
  const near = left.filter((candidate) => permilleOf(candidate) <= maxPriceGapPermille);
  if (near.length > 0) return near;
  const nearest = Math.min(...left.map(permilleOf));
  return `最接近的刊例价相差 ${percentText(nearest)}，超出 ${percentText(maxPriceGapPermille)}`;
}

/**
 * The unit of the same city, medium and form that is free on the item's days, has no rival and is nearest in price,
 * then in place; with terms, one that meets them.
 */
export async function seekReplacement(
  db: DbOrTransaction,
  item: StoredItem,
  order: {
    readonly brand: { readonly brandId: string; readonly industry: string };
    readonly allItems: readonly StoredItem[];
  },
  now: Date,
  search: ReplacementSearch,
  terms?: ReplacementTerms,
): Promise<Sought> {
  const inventory = await search.inventoryOf(item);
  const used = new Set(search.offered);
  for (const other of order.allItems)
    used.add(unitKeyOf({ faceId: other.face_id, lineId: other.line_id, deck: other.deck }));
  const wantedPrice = item.price_fen / item.price_days;
  const place = item.face_id === null ? undefined : await placeOf(db, item);
  const distanceOf = (offer: Offer): number | null =>
    place === undefined || place.lng === null || offer.lng === null
      ? null
      : haversineMeters(
          place.lng,
          certain(place.lat, 'latitude of a face with a longitude'),
          offer.lng,
          certain(offer.lat, 'latitude of an offer with a longitude'),
        );
  const fitting = inventory
    .filter((offer) => !used.has(unitKeyOf(offer)) && capacityOn(offer, item.start_date) >= item.quantity)
    .filter((offer) => item.deck === null || offer.deck === item.deck)
    .map((offer): Candidate => ({
      offer,
      gap: Math.abs(dailyPrice(offer) - wantedPrice),
      distance: distanceOf(offer),
    }));
  if (fitting.length === 0)
    return lacking(
      `${cityName(item.city_code)}没有其他够 ${item.quantity} ${item.medium_unit}的同形式媒体在售`,
    );
  const allowed = terms === undefined ? fitting : onTerms(fitting, item, place, terms);
  if (typeof allowed === 'string') return lacking(allowed);
  const candidates = allowed
    .toSorted(
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
      capacityOn(offer, item.start_date),
      days,
    ).length;
    if (free < item.quantity || (offer.positionId !== null && shunned.has(offer.positionId))) continue;
    search.offered.add(unitKeyOf(offer));
    const { faceId, lineId, deck, unitName, level, priceFen, priceDays } = offer;
    const unit = { faceId, lineId, deck, unitName, level, priceFen, priceDays };
    return { unit: { ...unit, freeUnits: free, distanceMeters: distance }, lack: null };
  }
  const rival = shunned.size > 0 ? '，或有同行业其他品牌' : '';
  return lacking(`价格相近的同形式媒体在 ${days.startDate} 至 ${days.endDate} 均无空位${rival}`);
}

/** At most so many items are looked at for replacements at a time. */
export const maxReplacements = 60;

/** What could replace each item on the terms, no two by the same unit. */
export async function seekReplacements(
  db: DbOrTransaction,
  items: readonly StoredItem[],
  order: Parameters<typeof seekReplacement>[2],
  now: Date,
  terms: ReplacementTerms,
): Promise<ItemReplacement[]> {
  const search = replacementSearch(db);
  const found: ItemReplacement[] = [];
  for (const [at, item] of items.entries()) {
    const { unit, lack } =
      at < maxReplacements
        ? await seekReplacement(db, item, order, now, search, terms)
        : lacking(`一次最多为 ${maxReplacements} 行查找，请分批替换`);
    found.push({ itemId: item.item_id, replacement: unit, lack });
  }
  return found;
}

async function placeOf(db: DbOrTransaction, item: StoredItem): Promise<Offer | undefined> {
  const offers = await readFaceOffers(db, [certain(item.face_id, 'face of the item', item.item_id)]);
  return offers.get(`${item.face_id}|${item.form_id}`);
}
