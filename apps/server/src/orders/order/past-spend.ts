import type { OrderState } from '@ooh/contract/domain/order-names';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import { isItemGranted, isOrderVisible, visibleParts, type OrderReader } from './order-scope.ts';
import type { StoredOrder } from './order-store.ts';

const boughtStates: readonly OrderState[] = ['booked', 'running', 'ended', 'closed'];

/** What other orders of the same brand have bought in the cities of an order, of what its reader sees; net price. */
export async function pastSpend(
  db: Db,
  user: OrderReader,
  order: StoredOrder,
): Promise<{ cityCode: string; netFen: number; orders: number }[]> {
  const { cityCodes } = visibleParts(user, order);
  const { rows } = await sql<{ cityCode: string; netFen: number; orders: number }>`
    select item.city_code as "cityCode", sum(item.net_fen)::bigint as "netFen",
      count(distinct item.order_id)::int as orders
    from media_order_item item
    join media_order on media_order.order_id = item.order_id
    where media_order.brand_id = ${order.brand_id} and media_order.order_id <> ${order.order_id}
      and media_order.state = any(${[...boughtStates]}::text[])
      and item.city_code = any(${cityCodes}::text[])
      and ${isOrderVisible(user)} and ${isItemGranted(user)}
    group by item.city_code
    order by item.city_code`.execute(db);
  return rows;
}
