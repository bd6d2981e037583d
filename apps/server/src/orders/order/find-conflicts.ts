import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { cityName } from '../../reference/region/regions.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { daysMeet, freeSlots, moved, nextDays, type Days } from './free-units.ts';
import { capacityOn, readFaceOffers, readLineOffers, type Offer } from './offers.ts';
import type { StoredItem } from './order-store.ts';
import { unitKeyOf } from './price-items.ts';
import { maxReplacements, replacementSearch, seekReplacement } from './replacement.ts';
import { readBookings, readRivals, type UnitBooking } from './unit-bookings.ts';
import { countText } from '../../disclosure/figure-text.ts';

/** How far ahead free days are looked for. */
export const searchDays = 180;

export interface OrderBrand {
  readonly brandId: string;
  readonly industry: string;
}

/** An item that can be had, with the slots that it lacks so far. */
export interface FreeItem {
  readonly item: StoredItem;
  readonly newSlots: readonly number[];
}

export interface Checked {
  readonly free: readonly FreeItem[];
  readonly conflicts: readonly OrderConflict[];
}

export const itemUnitKey = (item: StoredItem): string =>
  unitKeyOf({ faceId: item.face_id, lineId: item.line_id, deck: item.deck });

export const itemDays = (item: StoredItem): Days => ({ startDate: item.start_date, endDate: item.end_date });

function takenOf(bookings: readonly UnitBooking[], days: Days): OrderConflict['taken'] {
  const meeting = bookings.filter((booking) => daysMeet(booking, days));
  const groups = Map.groupBy(meeting, (row) => `${row.startDate} ${row.endDate} ${row.state}`);
  return [...groups.values()].map((rows) => {
    const { startDate, endDate, state } = rows[0];
    return { startDate, endDate, state, units: rows.length };
  });
}

interface Surroundings {
  readonly offers: ReadonlyMap<string, Offer>;
  readonly bookings: ReadonlyMap<string, readonly UnitBooking[]>;
  readonly rivals: ReadonlyMap<string, readonly Days[]>;
}

async function readSurroundings(
  db: DbOrTransaction,
  items: readonly StoredItem[],
  brand: OrderBrand,
  now: Date,
): Promise<Surroundings> {
  const idsOf = (key: 'face_id' | 'line_id' | 'position_id') =>
    items.flatMap((item) => (item[key] === null ? [] : [item[key]]));
  const faces = await readFaceOffers(db, idsOf('face_id'));
  const lines = await readLineOffers(db, idsOf('line_id'));
  const starts = items.map((item) => item.start_date).sort();
  const ends = items.map((item) => item.end_date).sort();
  const window = { startDate: starts[0], endDate: ends[ends.length - 1] };
  const wide = { startDate: window.startDate, endDate: moved(window, searchDays).endDate };
  const bookings = await readBookings(db, items.map(itemUnitKey), wide, now);
  const rivals = await readRivals(db, idsOf('position_id'), brand, now);
  return {
    offers: new Map([...faces, ...lines]),
    bookings: Map.groupBy(bookings, (booking) => booking.unitKey),
    rivals: Map.groupBy(rivals, (rival) => rival.positionId),
  };
}

function checkItem(item: StoredItem, around: Surroundings, allotted: readonly UnitBooking[]) {
  const key = itemUnitKey(item);
  const days = itemDays(item);
  const all = [...(around.bookings.get(key) ?? []), ...allotted];
  const own = all.filter((booking) => booking.itemId === item.item_id && daysMeet(booking, days));
  const others = all.filter((booking) => booking.itemId !== item.item_id);
  const offer = around.offers.get(`${key}|${item.form_id}`);
  const rivals = item.position_id === null ? [] : (around.rivals.get(item.position_id) ?? []);
  const freeOn = (bookings: readonly UnitBooking[], candidate: Days): number[] =>
    offer === undefined ? [] : freeSlots(bookings, capacityOn(offer, candidate.startDate), candidate);
  const free = freeOn(all, days);
  const lacking = Math.max(0, item.quantity - own.length);
  const fits = (candidate: Days): boolean =>
    freeOn(others, candidate).length >= item.quantity && !rivals.some((rival) => daysMeet(rival, candidate));
  const rival = rivals.find((candidate) => daysMeet(candidate, days));
  const isFree = offer !== undefined && rival === undefined && free.length >= lacking;
  return { days, offer, others, own, free, lacking, fits, rival, isFree };
}

type Check = ReturnType<typeof checkItem>;

function conflictOf(item: StoredItem, check: Check): OrderConflict {
  const { days, offer, others, own, free, rival, fits } = check;
  const kind = offer === undefined ? 'gone' : rival === undefined ? 'taken' : 'rival';
  const place = `${cityName(item.city_code)} ${unitTitle({ unitName: item.unit_name, deck: item.deck })}`;
  const freeUnits = kind === 'taken' ? Math.min(item.quantity, own.length + free.length) : own.length;
  const messages = {
    gone: `${place} 已不在现行可售媒体或刊例中`,
    taken: `${place} 在 ${days.startDate} 至 ${days.endDate} 需要 ${countText(item.quantity)}${item.medium_unit}，只有 ${countText(freeUnits)}${item.medium_unit}可用`,
    rival: `${place} 在 ${rival?.startDate} 至 ${rival?.endDate} 有同行业其他品牌投放，按同业排斥不可同时上刊`,
  };
  return {
    itemId: item.item_id,
    itemNo: item.item_no,
    cityName: cityName(item.city_code),
    unitName: item.unit_name,
    deck: item.deck,
    kind,
    message: messages[kind],
    wantedUnits: item.quantity,
    freeUnits,
    taken: kind === 'taken' ? takenOf(others, days) : [],
    nextFree: kind === 'gone' ? null : nextDays(days, searchDays, fits),
    replacement: null,
  };
}

/**
 * Checks items against what others hold, rivals at the same position and each other. An item's own bookings count as
 * had. `allItems` are all units of the order, which never replace one another.
 */
export async function checkItems(
  db: DbOrTransaction,
  items: readonly StoredItem[],
  order: { readonly brand: OrderBrand; readonly allItems: readonly StoredItem[] },
  now: Date,
  { seeksReplacements = true } = {},
): Promise<Checked> {
  if (items.length === 0) return { free: [], conflicts: [] };
  const around = await readSurroundings(db, items, order.brand, now);
  const search = replacementSearch(db);
  const free: FreeItem[] = [];
  const conflicts: OrderConflict[] = [];
  const allotted = new Map<string, UnitBooking[]>();
  for (const item of items) {
    const key = itemUnitKey(item);
    const check = checkItem(item, around, allotted.get(key) ?? []);
    if (check.isFree) {
      const newSlots = check.free.slice(0, check.lacking);
      const taken = newSlots.map((slot): UnitBooking => ({
        ...check.days,
        unitKey: key,
        slot,
        state: 'hold',
        itemId: item.item_id,
        expiresAt: null,
      }));
      allotted.set(key, [...(allotted.get(key) ?? []), ...taken]);
      free.push({ item, newSlots });
      continue;
    }
    const conflict = conflictOf(item, check);
    const wanted = seeksReplacements && conflicts.length < maxReplacements;
    const replacement = wanted ? (await seekReplacement(db, item, order, now, search)).unit : null;
    conflicts.push({ ...conflict, replacement });
  }
  return { free, conflicts };
}
