import { isUnapproved, lineApproval, type ApprovalAct } from '@ooh/contract/domain/line-approval';
import { approvalStates } from '@ooh/contract/domain/order-transitions';
import { sql, type DbOrTransaction, type RawBuilder } from '../../platform/storage/postgres/database.ts';
import type { ApprovalLine } from '../../platform/storage/postgres/tables/order-tables.ts';
import type { StoredOrder } from './order-store.ts';

export interface OrderFloorLine extends ApprovalLine {
  readonly orderId: string;
  readonly itemId: string;
  readonly itemNo: number;
}

/** Lines of orders below the floor that the rate card in force has for their medium and form, under a condition on `item`. */
async function readLinesBelow(
  db: DbOrTransaction,
  orderIds: readonly string[],
  condition: RawBuilder<boolean>,
): Promise<OrderFloorLine[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<OrderFloorLine>`
    select item.order_id as "orderId", item.item_id as "itemId", item.item_no as "itemNo",
      item.city_code as "cityCode", item.medium_id as "mediumId", item.form_id as "formId", form.name as "formName",
      coalesce(item.face_id, item.line_id || ':' || coalesce(item.deck, '')) as "unitKey",
      item.unit_name as "unitName", item.deck, item.discount_permille as permille, floor.permille as "floorPermille"
    from media_order_item item
    join medium_form form on form.medium_id = item.medium_id and form.form_id = item.form_id
    join data_release card on card.city_code = item.city_code and card.kind = 'rate-card' and card.state = 'current'
    join rate_card_floor floor on floor.release_id = card.release_id and floor.medium_id = item.medium_id
      and floor.form_id = item.form_id
    where item.order_id = any (${orderIds}::uuid[]) and item.discount_permille < floor.permille and ${condition}
    order by item.order_id, item.item_no`.execute(db);
  return rows;
}

export interface StoredAct extends ApprovalAct {
  readonly orderId: string;
  readonly actorName: string | null;
  readonly at: Date;
  readonly lines: readonly ApprovalLine[];
}

/** What was asked and decided about discounts of orders, the newest first. */
export async function readActs(db: DbOrTransaction, orderIds: readonly string[]): Promise<StoredAct[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('discount_approval as act')
    .leftJoin('app_user', 'app_user.id', 'act.actor_id')
    .select(['act.order_id as orderId', 'act.kind', 'act.reason', 'act.at', 'act.lines'])
    .select('app_user.nick_name as actorName')
    .where('act.order_id', 'in', [...orderIds])
    .orderBy('act.at', 'desc')
    .orderBy('act.approval_id', 'desc')
    .execute();
}

/** Lines of orders below their floor, with how they stand to it. */
export async function readStandings(
  db: DbOrTransaction,
  orderIds: readonly string[],
  condition: RawBuilder<boolean> = sql<boolean>`true`,
) {
  const lines = await readLinesBelow(db, orderIds, condition);
  const acts = Map.groupBy(
    await readActs(db, [...new Set(lines.map(({ orderId }) => orderId))]),
    ({ orderId }) => orderId,
  );
  return lines.map((line) => ({ line, ...lineApproval(line, acts.get(line.orderId) ?? []) }));
}

/** Lines of orders that nobody has approved, by order. */
export async function readUnapproved(
  db: DbOrTransaction,
  orderIds: readonly string[],
  condition?: RawBuilder<boolean>,
): Promise<Map<string, OrderFloorLine[]>> {
  const standings = await readStandings(db, orderIds, condition);
  const lines = standings.flatMap(({ line, state }) => (isUnapproved(state) ? [line] : []));
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

/** Number of lines by order that wait for an approval; orders that have passed to the client have none. */
export async function countUnapproved(
  db: DbOrTransaction,
  orders: readonly Pick<StoredOrder, 'order_id' | 'state'>[],
  condition?: RawBuilder<boolean>,
): Promise<Map<string, number>> {
  const open = orders.filter(({ state }) => approvalStates.includes(state)).map((order) => order.order_id);
  const lines = await readUnapproved(db, open, condition);
  return new Map([...lines].map(([orderId, { length }]) => [orderId, length]));
}
