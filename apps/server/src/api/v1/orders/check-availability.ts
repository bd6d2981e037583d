import { checkItems } from '../../../orders/order/find-conflicts.ts';
import { brandOf, chosenItems } from '../../../orders/order/hold-items.ts';
import { seekReplacements } from '../../../orders/order/replacement.ts';
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
  const { replace } = input;
  const { free, conflicts } = await checkItems(db, items, { brand, allItems }, now(), {
    seeksReplacements: replace === undefined,
  });
  const replacements = replace ? await seekReplacements(db, items, { brand, allItems }, now(), replace) : [];
  return { checkedItems: items.length, freeItems: free.length, conflicts: [...conflicts], replacements };
};
