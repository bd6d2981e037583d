import { pointDetail } from '../../../orders/view/point-detail.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const getOrderPointDetail: Handler<'v1/orders/point-detail'> = async (context, input, { user }) =>
  pointDetail(context, user, await grantedOrder(context.db, user, input.orderId), input.itemId);
