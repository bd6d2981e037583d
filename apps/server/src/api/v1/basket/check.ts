import { grantedBrief } from '../../../orders/basket/basket-brief.ts';
import { checkAgainstOrder, chosenOfBasket } from '../../../orders/basket/basket-conflicts.ts';
import { priceBasket } from '../../../orders/basket/basket-items.ts';
import { readBasket } from '../../../orders/basket/basket-store.ts';
import { assertOrderEditable } from '../../../orders/order/append-items.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const checkBasket: Handler<'v1/basket/check'> = async ({ db, now }, input, { user }) => {
  const brief = await grantedBrief(db, user, input);
  const order = await grantedOrder(db, user, input.orderId);
  assertOrderEditable(order);
  const priced = await priceBasket(db, await readBasket(db, user, brief), now());
  const items = chosenOfBasket(priced, input.itemKeys);
  const { free, conflicts } = await checkAgainstOrder(db, user, order, items, now());
  return {
    orderNo: order.order_no,
    orderName: order.name,
    version: order.version,
    freeKeys: free.map(({ stored }) => stored.item_key),
    conflicts: [...conflicts],
  };
};
