import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { holdingStates } from '@ooh/contract/domain/order-transitions';
import { orderStateNames } from '@ooh/contract/domain/order';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import { checkItems, itemUnitKey, type FreeItem, type OrderBrand } from './find-conflicts.ts';
import type { StoredItem, StoredOrder } from './order-store.ts';
import { lockUnits, releaseExpired } from './unit-bookings.ts';

const bookingColumns =
  'city_code text, medium_id int, face_id text, slot int, period daterange, state text, expires_at timestamptz, is_sample boolean, order_item_id uuid, created_at timestamptz';

export interface HeldItems {
  readonly heldItems: number;
  readonly heldUnits: number;
  readonly expiresAt: Date | null;
  readonly conflicts: readonly OrderConflict[];
}

/** The listed items; all of them without a list. Refuses one that the reader does not see. */
export function chosenItems(
  items: readonly StoredItem[],
  itemIds: readonly string[] | undefined,
): StoredItem[] {
  if (itemIds === undefined) return [...items];
  const byId = new Map(items.map((item) => [item.item_id, item]));
  return [...new Set(itemIds)].map((id) => {
    const item = byId.get(id);
    if (item === undefined) throw notFound('媒体行');
    return item;
  });
}

export async function brandOf(db: DbOrTransaction, brandId: string): Promise<OrderBrand> {
  return db
    .selectFrom('brand')
    .select(['brand_id as brandId', 'industry'])
    .where('brand_id', '=', brandId)
    .executeTakeFirstOrThrow();
}

async function writeHolds(
  transaction: DbOrTransaction,
  order: StoredOrder,
  free: readonly FreeItem[],
  now: Date,
  expiresAt: Date,
): Promise<void> {
  const rows = free.flatMap(({ item, newSlots }) =>
    newSlots.map((slot) => ({
      city_code: item.city_code,
      medium_id: item.medium_id,
      face_id: itemUnitKey(item),
      slot,
      period: `[${item.start_date},${item.end_date}]`,
      state: 'hold',
      expires_at: expiresAt.toISOString(),
      is_sample: order.is_sample,
      order_item_id: item.item_id,
      created_at: now.toISOString(),
    })),
  );
  await insertRows(transaction, 'media_booking', bookingColumns, rows);
  // Holding again prolongs what the items hold already.
  await sql`update media_booking set expires_at = ${expiresAt}
    where order_item_id = any(${free.map(({ item }) => item.item_id)}::uuid[])
      and is_in_force and state = 'hold'`.execute(transaction);
}

/**
 * Holds the days of items: all of them or, unless `partial`, none. The units are locked while they are checked, and
 * the table's constraint prevents overlapping holds in all cases.
 */
export async function holdItems(
  transaction: DbOrTransaction,
  order: StoredOrder,
  items: readonly StoredItem[],
  allItems: readonly StoredItem[],
  options: { readonly now: Date; readonly hours: number; readonly partial: boolean },
): Promise<HeldItems> {
  if (!holdingStates.includes(order.state)) {
    const states = holdingStates.map((state) => `「${orderStateNames[state]}」`).join('、');
    throw new AppError('refused', `订单处于「${orderStateNames[order.state]}」，只有${states}的订单可以锁位`);
  }
  if (items.length === 0) throw new AppError('refused', '订单还没有媒体，无法锁位');
  const { now, hours, partial } = options;
  const today = chinaDate(now);
  if (items.some((item) => item.end_date < today))
    throw new AppError('refused', '刊期已经结束的媒体无法锁位');
  const units = items.map((item) => ({ unitKey: itemUnitKey(item), positionId: item.position_id }));
  await lockUnits(transaction, units);
  await releaseExpired(transaction, now, { unitKeys: units.map(({ unitKey }) => unitKey) });
  const brand = await brandOf(transaction, order.brand_id);
  // Others wait for these units: replacements are looked for by whoever checks the availability.
  const checked = await checkItems(transaction, items, { brand, allItems }, now, {
    seeksReplacements: false,
  });
  if (checked.conflicts.length > 0 && !partial)
    return { heldItems: 0, heldUnits: 0, expiresAt: null, conflicts: checked.conflicts };
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  await writeHolds(transaction, order, checked.free, now, expiresAt);
  return {
    heldItems: checked.free.length,
    heldUnits: checked.free.reduce((sum, { item }) => sum + item.quantity, 0),
    expiresAt: checked.free.length > 0 ? expiresAt : null,
    conflicts: checked.conflicts,
  };
}

/** Releases the holds of items; sold units are kept. Returns the number of units. */
export async function releaseItems(
  transaction: DbOrTransaction,
  itemIds: readonly string[],
  states: readonly ('hold' | 'sold')[] = ['hold'],
): Promise<number> {
  if (itemIds.length === 0) return 0;
  const released = await transaction
    .updateTable('media_booking')
    .set({ state: 'released', expires_at: null })
    .where('order_item_id', 'in', [...itemIds])
    .where('is_in_force', '=', true)
    .where('state', 'in', [...states])
    .executeTakeFirst();
  return Number(released.numUpdatedRows);
}
