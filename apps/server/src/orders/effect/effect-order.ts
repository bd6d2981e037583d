import { chinaDate } from '@ooh/contract/domain/china-time';
import type { OrderState } from '@ooh/contract/domain/order';
import { dayNumber } from '../../reference/calendar/flight-days.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { isGrantedPair, isOwnOrder, type OrderGroup } from '../../access/granted-pairs.ts';
import type { PostedUnit } from './unit-days.ts';

/** An item of an order as bought. */
export interface PlannedItem {
  readonly itemId: string;
  readonly cityCode: string;
  readonly mediumId: number;
  readonly formId: number;
  readonly lineId: string | null;
  readonly deck: 'single' | 'double' | null;
  readonly positionId: string | null;
  readonly faceId: string | null;
  readonly unitName: string;
  readonly level: string;
  readonly quantity: number;
  /** Day numbers; the last is excluded. */
  readonly fromDay: number;
  readonly toDay: number;
  readonly priceFen: number;
  readonly priceDays: number;
  readonly discountPermille: number;
  readonly netFen: number;
}

/** An item of an order with the postings of its units. */
export interface EffectOrderItem extends PlannedItem {
  readonly postings: readonly PostedUnit[];
}

/** An order with those of its items that the reader may see. */
export interface OrderPart<Item extends PlannedItem> {
  readonly orderId: string;
  readonly order: OrderRecord;
  readonly items: readonly Item[];
  /** Day number of the first day of the order. */
  readonly firstDay: number;
  readonly today: number;
}

export type EffectOrder = OrderPart<EffectOrderItem>;

export type OrderRecord = Awaited<ReturnType<typeof readOrders>>[number];

/** Orders with the names of brand and so on, in no order. */
async function readOrders(db: DbOrTransaction, orderIds: readonly string[]) {
  return db
    .selectFrom('media_order as orders')
    .innerJoin('brand', 'brand.brand_id', 'orders.brand_id')
    .selectAll('orders')
    .select('brand.name as brand_name')
    .where('orders.order_id', 'in', [...orderIds])
    .execute();
}

async function readItems(
  db: DbOrTransaction,
  user: SignedInUser,
  group: OrderGroup,
  orderIds: readonly string[],
) {
  return db
    .selectFrom('media_order_item as item')
    .selectAll('item')
    .select([sql<string>`lower(item.period)`.as('from_date'), sql<string>`upper(item.period)`.as('to_date')])
    .where('item.order_id', 'in', [...orderIds])
    .where(isGrantedPair(user, group))
    .orderBy('item.item_no')
    .execute();
}

/** Postings by item, the first ones before their make-goods. */
async function readPostings(db: DbOrTransaction, itemIds: readonly string[]) {
  if (itemIds.length === 0) return new Map<string, PostedUnit[]>();
  const rows = await db
    .selectFrom('media_posting')
    .select(['item_id', 'unit_no', 'state', 'posted_on', 'taken_down_on', 'make_good_of', 'posting_id'])
    .select([
      sql<string | null>`lower(planned)::text`.as('planned_from'),
      sql<string | null>`upper(planned)::text`.as('planned_to'),
    ])
    .where('item_id', 'in', [...itemIds])
    .orderBy('unit_no')
    .orderBy(sql`make_good_of is not null`)
    .orderBy('posting_id')
    .execute();
  const postings = rows.map((row) => ({
    itemId: row.item_id,
    postingId: row.posting_id,
    unitNo: row.unit_no,
    state: row.state,
    postedDay: row.posted_on === null ? null : dayNumber(row.posted_on),
    takenDownDay: row.taken_down_on === null ? null : dayNumber(row.taken_down_on),
    isMakeGood: row.make_good_of !== null,
    makeGoodOf: row.make_good_of,
    plannedDays:
      row.planned_from === null || row.planned_to === null
        ? null
        : ([dayNumber(row.planned_from), dayNumber(row.planned_to)] as const),
  }));
  return Map.groupBy(postings, ({ itemId }) => itemId);
}

/** Orders, in the sequence asked for, with the granted part of what they bought; ones without any are left out. */
export async function loadPlannedOrders(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  group: OrderGroup,
  orderIds: readonly string[],
): Promise<OrderPart<PlannedItem>[]> {
  if (orderIds.length === 0) return [];
  const { db } = context;
  const [orders, items] = await Promise.all([readOrders(db, orderIds), readItems(db, user, group, orderIds)]);
  const today = dayNumber(chinaDate(context.now()));
  const itemsOf = Map.groupBy(items, (item) => item.order_id);
  const orderOf = new Map(orders.map((order) => [order.order_id, order]));
  return orderIds.flatMap((orderId) => {
    const order = orderOf.get(orderId);
    const own = itemsOf.get(orderId);
    if (order === undefined || own === undefined) return [];
    return [
      {
        orderId,
        order,
        today,
        firstDay: Math.min(dayNumber(order.start_date), ...own.map((item) => dayNumber(item.from_date))),
        items: own.map((item) => ({
          itemId: item.item_id,
          cityCode: item.city_code,
          mediumId: item.medium_id,
          formId: item.form_id,
          lineId: item.line_id,
          deck: item.deck,
          positionId: item.position_id,
          faceId: item.face_id,
          unitName: item.unit_name,
          level: item.level,
          quantity: item.quantity,
          fromDay: dayNumber(item.from_date),
          toDay: dayNumber(item.to_date),
          priceFen: item.price_fen,
          priceDays: item.price_days,
          discountPermille: item.discount_permille,
          netFen: item.net_fen,
        })),
      },
    ];
  });
}

/** The same orders with the postings of their units. */
export async function loadEffectOrders(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  group: OrderGroup,
  orderIds: readonly string[],
): Promise<EffectOrder[]> {
  const orders = await loadPlannedOrders(context, user, group, orderIds);
  const itemIds = orders.flatMap(({ items }) => items.map((item) => item.itemId));
  const postings = await readPostings(context.db, itemIds);
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => ({
      ...item,
      postings: postings.get(item.itemId) ?? [],
    })),
  }));
}

/** States in which an order has something to appraise or to monitor. */
export const appraisedStates: readonly OrderState[] = ['running', 'ended', 'closed'];

/** The order with the items that the user may see; the same error for unknown, foreign and ungranted ones. */
export async function grantedEffectOrder(
  context: Pick<Context, 'db' | 'now'>,
  user: SignedInUser,
  group: OrderGroup,
  orderId: string,
): Promise<EffectOrder> {
  if (!isRowId(orderId)) throw notFound('订单');
  const found = await context.db
    .selectFrom('media_order as orders')
    .select('orders.order_id')
    .where('orders.order_id', '=', orderId)
    .where(isOwnOrder(user))
    .executeTakeFirst();
  const [order] = found === undefined ? [] : await loadEffectOrders(context, user, group, [orderId]);
  if (order === undefined) throw notFound('订单');
  return order;
}

/** The order's items of one city, or all of them; a city of no item answers like an unknown order. */
export function inCity(order: EffectOrder, cityCode: string | undefined): EffectOrder {
  if (cityCode === undefined) return order;
  const items = order.items.filter((item) => item.cityCode === cityCode);
  if (items.length === 0) throw notFound('订单');
  return { ...order, items };
}
