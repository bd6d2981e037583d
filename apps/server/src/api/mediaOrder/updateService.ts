import { answerOnce } from '../../order/answer-once.ts';
import { changeOrder } from '../../order/change-order.ts';
import { orderForChange } from '../../order/order-store.ts';
import { Refusal } from '../../refusal.ts';
import type { Handler } from '../handler.ts';

export const updateOrderService: Handler<'mediaOrder/updateService'> = (context, input, request) =>
  answerOnce(context, request, 'mediaOrder/updateService', input, async (transaction) => {
    const { user, address, requestId } = request;
    const { orderId, services } = input;
    if (new Set(services.map((service) => service.serviceId)).size !== services.length)
      throw new Refusal('invalid', '服务项重复');
    const order = await orderForChange(transaction, user, orderId, input.version);
    const stored = await changeOrder(transaction, user, order, { services, note: '服务项' }, context.now());
    const servicesFen = services.reduce((sum, service) => sum + service.amountFen, 0);
    const detail = { orderId, version: stored.version, services: services.length, servicesFen };
    await context.audit.record(
      { action: 'order.update-services', actor: user, address, requestId, detail },
      transaction,
    );
    const { version, state } = stored;
    return { orderId, version, state, updatedAt: stored.updated_at.toISOString(), servicesFen };
  });
