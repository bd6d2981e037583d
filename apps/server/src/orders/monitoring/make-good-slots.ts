import { chinaDate } from '@ooh/contract/domain/china-time';
import { availableVehicles } from '../../planning/bus-plan/availability.ts';
import type { EffectOrder, EffectOrderItem } from '../effect/effect-order.ts';
import { daysMeet, freeSlots, type Days } from '../order/free-units.ts';
import { brandOf } from '../order/hold-items.ts';
import { unitKeyOf } from '../order/price-items.ts';
import { readBookings, readRivals } from '../order/unit-bookings.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';

type PricedItem = Pick<EffectOrderItem, 'priceFen' | 'discountPermille' | 'priceDays'>;

export const itemKey = (item: EffectOrderItem): string => unitKeyOf(item);

/** Net price of one unit for one day; of a gift its rate card, as a day more of it is no gift to whoever gives it. */
export const unitDayFen = ({ priceFen, discountPermille, priceDays }: PricedItem): number =>
  (priceFen * (discountPermille === 0 ? 1000 : discountPermille)) / 1000 / priceDays;

async function readCapacities(db: DbOrTransaction, items: readonly EffectOrderItem[], startDate: string) {
  const ids = (key: 'faceId' | 'lineId') => items.flatMap((item) => item[key] ?? '');
  const faces = await db
    .selectFrom('media_face')
    .innerJoin('data_release', 'data_release.release_id', 'media_face.release_id')
    .select(['face_id', 'slots'])
    .where('state', '=', 'current')
    .where('face_id', 'in', ids('faceId'))
    .execute();
  const lines = await db
    .selectFrom('bus_line')
    .innerJoin('data_release', 'data_release.release_id', 'bus_line.release_id')
    .select(['line_id', 'city_code', 'single_deck_vehicles', 'double_deck_vehicles', 'in_publication'])
    .select('data_release.created_at')
    .where('state', '=', 'current')
    .where('line_id', 'in', ids('lineId'))
    .execute();
  return (item: EffectOrderItem): number => {
    if (item.faceId !== null) return faces.find((row) => row.face_id === item.faceId)?.slots ?? 0;
    const line = lines.find((row) => row.line_id === item.lineId && row.city_code === item.cityCode);
    if (line === undefined || item.deck === null) return 0;
    const fleet = {
      vehicles: { single: line.single_deck_vehicles, double: line.double_deck_vehicles },
      inPublication: line.in_publication as [number, number, number, number],
      registeredOn: chinaDate(line.created_at),
    };
    return availableVehicles(fleet, startDate)[item.deck];
  };
}

/**
 * Slots of each item's face, or vehicles of its line and deck, that are free on the days. Where two items share a
 * unit the cheaper one gets it; a position with a rival of the brand on these days is not free.
 */
export async function freeSlotsOf(
  db: DbOrTransaction,
  { order }: Pick<EffectOrder, 'order'>,
  items: readonly EffectOrderItem[],
  days: Days,
  now: Date,
): Promise<number[][]> {
  const keys = items.map(itemKey);
  const capacityOf = await readCapacities(db, items, days.startDate);
  const bookings = Map.groupBy(await readBookings(db, keys, days, now), ({ unitKey }) => unitKey);
  const positionIds = items.flatMap(({ positionId }) => positionId ?? []);
  const rivals = await readRivals(db, positionIds, await brandOf(db, order.brand_id), now);
  const cheapest = new Map<string, number>();
  items.forEach((item, i) => {
    const held = cheapest.get(keys[i]);
    if (held === undefined || unitDayFen(item) < unitDayFen(items[held])) cheapest.set(keys[i], i);
  });
  return items.map((item, i) => {
    if (cheapest.get(keys[i]) !== i) return [];
    if (rivals.some((rival) => rival.positionId === item.positionId && daysMeet(rival, days))) return [];
    return freeSlots(bookings.get(keys[i]) ?? [], capacityOf(item), days);
  });
}
