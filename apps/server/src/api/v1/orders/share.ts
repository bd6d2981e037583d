import { grantedOrder } from '../../../orders/order/order-store.ts';
import { createShare } from '../../../orders/sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const shareOrder: Handler<'v1/orders/share'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { orderId, days, showsPrices, shows } = input;
    const { userId } = request.user;
    const order = await grantedOrder(transaction, request.user, orderId);
    const subject = { orderId: order.order_id };
    const made = { subject, sharerId: userId, days, showsPrices, shows };
    const { shareId, token, expiresAt } = await createShare(transaction, made, context.now());
    await request.record({ orderId, shareId, days, showsPrices, shows }, transaction);
    return { shareId, token, expiresAt: expiresAt.toISOString() };
  });
