import { sendOrderSchedule } from '../../documents/order-document.ts';
import { grantedOrder } from '../../orders/order/order-store.ts';
import type { Handler } from '../handler.ts';

export const downloadOrderSchedule: Handler<'media-order-match-detail/downloadSchedule/{orderId}'> = async (
  context,
  input,
  request,
) => sendOrderSchedule(context, request, await grantedOrder(context.db, request.user, input.orderId));
