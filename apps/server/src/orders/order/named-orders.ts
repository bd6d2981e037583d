import type { SignedInUser } from '../../platform/session/session.ts';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import type { OrderMode, OrderState } from '@ooh/contract/domain/order';
import { isOrderVisible } from './order-scope.ts';

export interface NamedOrder {
  readonly id: string;
  readonly orderNo: string;
  readonly name: string;
  readonly brandName: string;
  readonly orderMode: OrderMode;
  readonly orderState: OrderState;
}

/** Orders looked through by name: the ones changed last. */
const mostOrders = 5000;

/** Names of the orders that a user sees, the ones changed last first. */
export async function namedOrders(db: Db, user: SignedInUser): Promise<NamedOrder[]> {
  const { rows } = await sql<NamedOrder>`
    select media_order.order_id as id, media_order.order_no as "orderNo", media_order.name,
      brand.name as "brandName", media_order.mode as "orderMode", media_order.state as "orderState"
    from media_order join brand using (brand_id)
    where ${isOrderVisible(user)} order by media_order.updated_at desc, media_order.order_id
    limit ${mostOrders}`.execute(db);
  return rows;
}
