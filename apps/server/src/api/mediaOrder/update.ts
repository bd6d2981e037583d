import { changeOrder } from '../../orders/order/change-order.ts';
import { orderForChange } from '../../orders/order/order-store.ts';
import type { Handler } from '../handler.ts';

export const updateOrder: Handler<'mediaOrder/update'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const { orderId, brief, items, note } = input;
    const order = await orderForChange(transaction, user, orderId, input.version);
    const stored = await changeOrder(transaction, user, order, { brief, items, note }, context.now());
    const detail = {
      orderId,
      version: stored.version,
      brief: brief !== undefined,
      items: items?.length ?? null,
    };
    await request.record(detail, transaction);
    const { version, state } = stored;
    return { orderId, version, state, updatedAt: stored.updated_at.toISOString() };
  });
