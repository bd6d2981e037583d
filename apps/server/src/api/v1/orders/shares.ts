import { grantedOrder } from '../../../orders/order/order-store.ts';
import { listShares } from '../../../orders/sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const listOrderShares: Handler<'v1/orders/shares'> = async (context, { orderId }, { user }) => {
  const order = await grantedOrder(context.db, user, orderId);
  return listShares(context.db, { orderId: order.order_id }, context.now());
};
