import { insertOrder } from '../../orders/order/change-order.ts';
import type { Handler } from '../handler.ts';

export const createOrder: Handler<'mediaOrder/create'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const stored = await insertOrder(transaction, user, input, context.now());
    const { order_id: orderId, order_no: orderNo, state, version } = stored;
    const detail = { orderId, orderNo, state, items: input.items.length };
    await request.record(detail, transaction);
    return { orderId, orderNo, version, state };
  });
