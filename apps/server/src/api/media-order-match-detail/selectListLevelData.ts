import { grantedOrder, readItems } from '../../orders/order/order-store.ts';
import { filteredItems, partsOf } from '../../orders/order/placement-parts.ts';
import { totalsOf } from '../../orders/order/present-order.ts';
import type { Handler } from '../handler.ts';

export const selectListLevelData: Handler<'media-order-match-detail/selectListLevelData'> = async (
  { db },
  input,
  { user },
) => {
  const order = await grantedOrder(db, user, input.orderId);
  const items = filteredItems(await readItems(db, user, [order.order_id]), input);
  return { rows: partsOf(items, input.groupBy), totals: totalsOf(items) };
};
