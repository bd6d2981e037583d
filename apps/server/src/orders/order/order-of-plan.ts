import { notFound } from '../../platform/http/app-error.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { isRowId } from '../../platform/storage/postgres/row-id.ts';
import { isOrderVisible, type OrderReader } from './order-scope.ts';
import { grantedOrder, type StoredOrder } from './order-store.ts';

export interface OrderOrPlan {
  readonly orderId?: string | undefined;
  readonly planId?: string | undefined;
}

/**
 * The order, or of the orders of a smart-select plan the latest that the reader may see. A plan id may also be that of an
 * order; beside an order it must be one that the order refers to. Throws the same not-found error for unknown, foreign
 * and ungranted ones.
 */
export async function orderOrItsPlan(
  db: DbOrTransaction,
  user: OrderReader,
  { orderId, planId }: OrderOrPlan,
): Promise<StoredOrder> {
  if (orderId !== undefined) {
    const order = await grantedOrder(db, user, orderId);
    if (planId !== undefined && planId !== order.order_id && !order.smart_plan_ids.includes(planId))
      throw notFound('方案');
    return order;
  }
  if (planId === undefined || !isRowId(planId)) throw notFound('方案');
  const order = await db
    .selectFrom('media_order')
    .selectAll()
    .where((row) =>
      row.or([row('order_id', '=', planId), sql<boolean>`${planId}::uuid = any(smart_plan_ids)`]),
    )
    .where(isOrderVisible(user))
    .orderBy('created_at', 'desc')
    .orderBy('order_id')
    .limit(1)
    .executeTakeFirst();
  if (order === undefined) throw notFound('方案');
  return order;
}
