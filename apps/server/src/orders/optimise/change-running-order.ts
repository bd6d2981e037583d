import { certain } from '@ooh/contract/core/certain';
import type { ChangedUnit, Finding } from '@ooh/contract/domain/opportunity';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import { daysOfFlight } from '../../reference/calendar/flight-days.ts';
import { keepVersion } from '../order/order-snapshot.ts';
import { insertItems, readAllItems, type StoredItem, type StoredOrder } from '../order/order-store.ts';
import { priceColumns } from '../order/price-columns.ts';
import { priceItems, unitKeyOf } from '../order/price-items.ts';
import { discountsOf } from './discount-of.ts';
import { freeSlotsOfUnits } from './free-change.ts';

/** Ends an item the day before a change: its price and its bookings end with it. Make-goods keep their own days. */
async function endItem(transaction: DbOrTransaction, item: StoredItem, changeDate: string): Promise<void> {
  const { rows } = await sql<{ last: string }>`select (${changeDate}::date - 1)::text as last`.execute(
    transaction,
  );
  const days = daysOfFlight({ startDate: item.start_date, endDate: rows[0].last });
  const priced = priceColumns(
    { isSamplePrice: item.is_sample_price },
    {
      priceFen: item.price_fen,
      priceDays: item.price_days,
      quantity: item.quantity,
      days,
      discountPermille: item.discount_permille,
      isGift: item.is_gift,
      productionFen: item.production_fen,
    },
  );
  await transaction
    .updateTable('media_order_item')
    .set({ period: `[${item.start_date},${rows[0].last}]`, ...priced })
    .where('item_id', '=', item.item_id)
    .execute();
  await sql`update media_booking set period = daterange(lower(period), ${changeDate}::date)
    where order_item_id = ${item.item_id}::uuid and make_good_id is null and is_in_force
      and lower(period) < ${changeDate}::date and upper(period) > ${changeDate}::date`.execute(transaction);
  await sql`update media_booking set state = 'released', expires_at = null
    where order_item_id = ${item.item_id}::uuid and make_good_id is null and is_in_force
      and lower(period) >= ${changeDate}::date`.execute(transaction);
}

/** Buys units for an order and books them as sold. Returns the new items' ids, in the order of the units. */
async function buyUnits(
  transaction: DbOrTransaction,
  order: StoredOrder,
  units: readonly (ChangedUnit & { readonly discountPermille: number })[],
  now: Date,
): Promise<string[]> {
  const items = units.map((unit) => ({
    cityCode: unit.cityCode,
    mediumId: unit.mediumId,
    formId: unit.formId,
    quantity: unit.units,
    startDate: unit.fromDate,
    endDate: unit.toDate,
    discountPermille: unit.discountPermille,
    isGift: false,
    ...(unit.faceId === null
      ? {
          lineId: certain(unit.lineId, 'line of a unit without a face'),
          ...(unit.deck === null ? {} : { deck: unit.deck }),
        }
      : { faceId: unit.faceId }),
  }));
  const slots = await freeSlotsOfUnits(transaction, order, units, now);
  const before = (await readAllItems(transaction, order.order_id)).length;
  await insertItems(transaction, order.order_id, await priceItems(transaction, items));
  const bought = (await readAllItems(transaction, order.order_id)).slice(before);
  const rows = bought.flatMap((item, i) =>
    slots[i].slice(0, item.quantity).map((slot) => ({
      city_code: item.city_code,
      medium_id: item.medium_id,
      face_id: unitKeyOf({ faceId: item.face_id, lineId: item.line_id, deck: item.deck }),
      slot,
      period: `[${item.start_date},${item.end_date}]`,
      state: 'sold',
      is_sample: order.is_sample,
      order_item_id: item.item_id,
      created_at: now.toISOString(),
    })),
  );
  await insertRows(
    transaction,
    'media_booking',
    'city_code text, medium_id int, face_id text, slot int, period daterange, state text, is_sample boolean, order_item_id uuid, created_at timestamptz',
    rows,
  );
  return bought.map((item) => item.item_id);
}

/**
 * Changes a running order that is locked by the transaction: units leave from the day of the change on and others come
 * in their place, sold, as a new version of the order. Returns the finding with the ids of the new items.
 */
export async function changeRunningOrder(
  transaction: DbOrTransaction,
  user: SignedInUser,
  order: StoredOrder,
  change: { readonly finding: Finding; readonly note: string },
  now: Date,
): Promise<Finding> {
  const { finding, note } = change;
  const items = await readAllItems(transaction, order.order_id);
  const left = finding.out.map((unit) =>
    certain(
      items.find((item) => item.item_id === unit.itemId),
      'item of a unit that leaves',
    ),
  );
  const discounts = discountsOf(finding, items);
  const units = finding.in.map((unit, i) => ({ ...unit, discountPermille: discounts[i] }));
  const itemIds = await buyUnits(transaction, order, units, now);
  for (const [i, item] of left.entries()) await endItem(transaction, item, finding.out[i].fromDate);
  const stored = await transaction
    .updateTable('media_order')
    .set({ version: order.version + 1, updated_at: now })
    .where('order_id', '=', order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepVersion(transaction, stored, { userId: user.userId, note, now });
  return { ...finding, in: finding.in.map((unit, i) => ({ ...unit, itemId: itemIds[i] })) };
}
