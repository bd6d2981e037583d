import { grantedOrder } from '../../../orders/order/order-store.ts';
import { scheduleGrid } from '../../../orders/order/schedule-grid.ts';
import type { Handler } from '../../handler.ts';

export const getOrderSchedule: Handler<'v1/orders/schedule'> = async (context, input, { user }) =>
  scheduleGrid(context, user, await grantedOrder(context.db, user, input.orderId), input);
