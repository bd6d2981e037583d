import { colleaguesFor } from '../../../orders/sharing/colleagues.ts';
import { grantedItem } from '../../../orders/sharing/comments.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const listOrderColleagues: Handler<'v1/orders/colleagues'> = async ({ db }, input, { user }) => {
  const order = await grantedOrder(db, user, input.orderId);
  const item = await grantedItem(db, user, order.order_id, input.itemId);
  const people = await colleaguesFor(db, user, order, item);
  return people.map(({ userId, nickName }) => ({ userId, nickName }));
};
