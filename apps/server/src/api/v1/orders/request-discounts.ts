import { requestDiscounts } from '../../../orders/order/discount-approval.ts';
import { orderForChange } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const requestOrderDiscounts: Handler<'v1/orders/request-discounts'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const { orderId, version, reason } = input;
    const order = await orderForChange(transaction, user, orderId, version);
    const lines = await requestDiscounts(transaction, user, order, { reason, now: context.now() });
    await request.record({ orderId, kind: 'requested', items: lines, version, reason }, transaction);
    return { lines };
  });
