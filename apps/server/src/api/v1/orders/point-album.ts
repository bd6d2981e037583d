import { sendPointAlbum } from '../../../documents/album-document.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const downloadPointAlbum: Handler<'v1/orders/point-album'> = async (context, input, request) => {
  const { orderId, ...filter } = input;
  return sendPointAlbum(context, request, await grantedOrder(context.db, request.user, orderId), filter);
};
