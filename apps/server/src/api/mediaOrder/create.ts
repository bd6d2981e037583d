import { answerOnce } from '../../order/answer-once.ts';
import { insertOrder } from '../../order/change-order.ts';
import type { Handler } from '../handler.ts';

export const createOrder: Handler<'mediaOrder/create'> = (context, input, request) =>
  answerOnce(context, request, 'mediaOrder/create', input, async (transaction) => {
    const { user, address, requestId } = request;
    const stored = await insertOrder(transaction, user, input, context.now());
    const { order_id: orderId, order_no: orderNo, state, version } = stored;
    const detail = { orderId, orderNo, state, items: input.items.length };
    await context.audit.record(
      { action: 'order.create', actor: user, address, requestId, detail },
      transaction,
    );
    return { orderId, orderNo, version, state };
  });
