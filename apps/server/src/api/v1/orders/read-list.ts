import { readMediaList } from '../../../orders/media-list/read-media-list.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const readOrderList: Handler<'v1/orders/read-list'> = async (context, { orderId }, { user, file }) => {
  const order = await grantedOrder(context.db, user, orderId);
  return readMediaList(context, user, order, file.bytes);
};
