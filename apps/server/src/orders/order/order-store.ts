import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OrderState } from '@ooh/contract/domain/order';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import {
  sql,
  type DbOrTransaction,
  type Insertable,
  type Selectable,
} from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import type {
  MediaOrderItemTable,
  MediaOrderTable,
} from '../../platform/storage/postgres/tables/order-tables.ts';
import { isItemGranted, isOrderVisible, type OrderReader } from './order-scope.ts';

export type StoredOrder = Selectable<MediaOrderTable>;

/** An item with the names of its kind; both days of its period included. */
export type StoredItem = Omit<Selectable<MediaOrderItemTable>, 'period'> & {
  readonly start_date: string;
  readonly end_date: string;
  readonly days: number;
  readonly medium_name: string;
  readonly medium_unit: string;
  readonly form_name: string;
};

/** The order. Throws the same not-found error for unknown, foreign and ungranted orders. */
export async function grantedOrder(
  db: DbOrTransaction,
  user: OrderReader,
  orderId: string,
  { locks = false } = {},
): Promise<StoredOrder> {
  if (!isRowId(orderId)) throw notFound('订单');
  const order = await db
    .selectFrom('media_order')
    .selectAll()
    .where('order_id', '=', orderId)
    .where(isOrderVisible(user))
    .$if(locks, (query) => query.forUpdate())
    .executeTakeFirst();
  if (order === undefined) throw notFound('订单');
  return order;
}

/** Locks an order's row until the transaction ends, which serialises writers of its dependent rows. */
export async function lockOrder(transaction: DbOrTransaction, orderId: string): Promise<void> {
  const row = transaction.selectFrom('media_order').select('order_id').where('order_id', '=', orderId);
  await row.forUpdate().execute();
}

/** The order for a change based on a version: locked until the transaction ends, refused when the version is outdated. */
export async function orderForChange(
  transaction: DbOrTransaction,
  user: OrderReader,
  orderId: string,
  version: number,
): Promise<StoredOrder> {
  const order = await grantedOrder(transaction, user, orderId, { locks: true });
  if (order.version !== version) throw new AppError('conflict', '该订单已被他人更新，请查看最新版本后再保存');
  return order;
}

function itemsQuery(db: DbOrTransaction) {
  return db
    .selectFrom('media_order_item as item')
    .innerJoin('medium', 'medium.medium_id', 'item.medium_id')
    .innerJoin('medium_form as form', (join) =>
      join.onRef('form.medium_id', '=', 'item.medium_id').onRef('form.form_id', '=', 'item.form_id'),
    )
    .selectAll('item')
    .select(['medium.name as medium_name', 'medium.unit as medium_unit', 'form.name as form_name'])
    .select([
      sql<string>`lower(item.period)::text`.as('start_date'),
      sql<string>`(upper(item.period) - 1)::text`.as('end_date'),
      sql<number>`upper(item.period) - lower(item.period)`.as('days'),
    ]);
}

/** Items of orders in the reader's scope, by order and number. */
export function readItems(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'permission'>,
  orderIds: readonly string[],
): Promise<StoredItem[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return itemsQuery(db)
    .where('item.order_id', 'in', [...orderIds])
    .where(isItemGranted(user))
    .orderBy('item.order_id')
    .orderBy('item.item_no')
    .execute();
}

/** Quantities and amounts of an item. */
export type ItemSums = Pick<
  StoredItem,
  'item_id' | 'order_id' | 'quantity' | 'rate_card_fen' | 'net_fen' | 'production_fen'
>;

/** Quantities and amounts of orders' items in the reader's scope. */
export function readItemAmounts(
  db: DbOrTransaction,
  user: Pick<SignedInUser, 'permission'>,
  orderIds: readonly string[],
): Promise<ItemSums[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('media_order_item as item')
    .select([
      'item.item_id',
      'item.order_id',
      'item.quantity',
      'item.rate_card_fen',
      'item.net_fen',
      'item.production_fen',
    ])
    .where(sql<boolean>`item.order_id = any (${orderIds}::uuid[])`)
    .where(isItemGranted(user))
    .execute();
}

/** All items of an order, whoever asks: for snapshots, never for a reader. */
export function readAllItems(db: DbOrTransaction, orderId: string): Promise<StoredItem[]> {
  return itemsQuery(db).where('item.order_id', '=', orderId).orderBy('item.item_no').execute();
}

export type NewItem = Omit<Insertable<MediaOrderItemTable>, 'order_id' | 'item_no' | 'item_id'>;

/** Adds items after the last one. */
export async function insertItems(
  transaction: DbOrTransaction,
  orderId: string,
  items: readonly NewItem[],
): Promise<void> {
  if (items.length === 0) return;
  const { last } = await transaction
    .selectFrom('media_order_item')
    .select(sql<number>`coalesce(max(item_no), 0)`.as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rowsAtOnce = 500;
  for (let at = 0; at < items.length; at += rowsAtOnce) {
    await transaction
      .insertInto('media_order_item')
      .values(
        items
          .slice(at, at + rowsAtOnce)
          .map((item, index) => ({ ...item, order_id: orderId, item_no: last + at + index + 1 })),
      )
      .execute();
  }
}

/** DD + day + a running number. */
export async function nextOrderNo(db: DbOrTransaction, now: Date): Promise<string> {
  const { rows } = await sql<{
    number: string;
  }>`select nextval('media_order_number')::text as number`.execute(db);
  const day = chinaDate(now).slice(2).replaceAll('-', '');
  return `DD${day}${rows[0].number.padStart(4, '0')}`;
}

/** Writes a step of an order's life. */
export async function recordStep(
  transaction: DbOrTransaction,
  step: {
    readonly orderId: string;
    readonly from: OrderState | null;
    readonly to: OrderState;
    readonly actorId: string | null;
    readonly reason: string | null;
    readonly answeredVersion?: number | null;
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('media_order_event')
    .values({
      order_id: step.orderId,
      from_state: step.from,
      to_state: step.to,
      actor_id: step.actorId,
      reason: step.reason,
      answered_version: step.answeredVersion ?? null,
      at: step.at,
    })
    .execute();
}
