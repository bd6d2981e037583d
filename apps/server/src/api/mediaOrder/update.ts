import { answerOnce } from '../../order/answer-once.ts';
import { changeOrder } from '../../order/change-order.ts';
import { orderForChange } from '../../order/order-store.ts';
import type { Handler } from '../handler.ts';

export const updateOrder: Handler<'mediaOrder/update'> = (context, input, request) =>
  answerOnce(context, request, 'mediaOrder/update', input, async (transaction) => {
    const { user, address, requestId } = request;
    const { orderId, brief, items, note } = input;
    const order = await orderForChange(transaction, user, orderId, input.version);
    const stored = await changeOrder(transaction, user, order, { brief, items, note }, context.now());
    const detail = {
      orderId,
      version: stored.version,
      brief: brief !== undefined,
      items: items?.length ?? null,
    };
    await context.audit.record(
      { action: 'order.update', actor: user, address, requestId, detail },
      transaction,
    );
    const { version, state } = stored;
    return { orderId, version, state, updatedAt: stored.updated_at.toISOString() };
  });
