import { sendOrderList } from '../../../documents/order-list.ts';
import type { Handler } from '../../handler.ts';

export const exportOrders: Handler<'v1/orders/export'> = (context, input, request) =>
  sendOrderList(context, request, input);
