import { orderForChange } from '../../../orders/order/order-store.ts';
import { transferTo } from '../../../orders/sharing/transfer-order.ts';
import type { Handler } from '../../handler.ts';

export const transferOrder: Handler<'v1/orders/transfer'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const { orderId, userId, reason } = input;
    const order = await orderForChange(transaction, user, orderId, input.version);
    const transfer = { userId, reason, actorId: user.userId, at: context.now() };
    const { version, state, updated_at: updatedAt } = await transferTo(transaction, order, transfer);
    await request.record({ orderId, ownerId: userId, version, reason }, transaction);
    return { orderId, version, state, updatedAt: updatedAt.toISOString() };
  });
