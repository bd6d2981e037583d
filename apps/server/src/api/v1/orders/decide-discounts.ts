import { decideDiscounts } from '../../../orders/order/discount-approval.ts';
import { orderForChange } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const decideOrderDiscounts: Handler<'v1/orders/decide-discounts'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const { orderId, version, itemIds, decision: kind, reason } = input;
    const order = await orderForChange(transaction, user, orderId, version);
    const act = { kind, reason, now: context.now() };
    const lines = await decideDiscounts(transaction, user, order, itemIds, act);
    await request.record({ orderId, kind, items: lines, version, reason }, transaction);
    return { lines };
  });
