import { checkItems } from '../../../orders/order/find-conflicts.ts';
import { brandOf, chosenItems } from '../../../orders/order/hold-items.ts';
import { grantedOrder, readItems } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const checkOrderAvailability: Handler<'v1/orders/check-availability'> = async (
  { db, now },
  input,
  { user },
) => {
  const order = await grantedOrder(db, user, input.orderId);
  const allItems = await readItems(db, user, [order.order_id]);
  const items = chosenItems(allItems, input.itemIds);
  const brand = await brandOf(db, order.brand_id);
  const { free, conflicts } = await checkItems(db, items, { brand, allItems }, now());
  return { checkedItems: items.length, freeItems: free.length, conflicts: [...conflicts] };
};
