import { sendOrderQuotation } from '../../../documents/order-quotation.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const downloadOrderQuotation: Handler<'v1/orders/quotation'> = async (context, input, request) => {
  const { orderId, ...filter } = input;
  const order = await grantedOrder(context.db, request.user, orderId);
  return sendOrderQuotation(context, request, order, filter);
};
