import { changeOrder } from '../../orders/order/change-order.ts';
import { orderForChange } from '../../orders/order/order-store.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Handler } from '../handler.ts';

export const updateOrderService: Handler<'mediaOrder/updateService'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const { orderId, services } = input;
    if (new Set(services.map((service) => service.serviceId)).size !== services.length)
      throw new AppError('invalid', '服务项重复');
    const order = await orderForChange(transaction, user, orderId, input.version);
    const stored = await changeOrder(transaction, user, order, { services, note: '服务项' }, context.now());
    const servicesFen = services.reduce((sum, service) => sum + service.amountFen, 0);
    const detail = { orderId, version: stored.version, services: services.length, servicesFen };
    await request.record(detail, transaction);
    const { version, state } = stored;
    return { orderId, version, state, updatedAt: stored.updated_at.toISOString(), servicesFen };
  });
