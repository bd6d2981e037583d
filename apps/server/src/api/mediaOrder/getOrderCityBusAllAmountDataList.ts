import { movingMedia } from '@ooh/contract/domain/moving-media';
import { amountsByCity } from '../../orders/order/city-amounts.ts';
import { grantedOrder, readItems } from '../../orders/order/order-store.ts';
import type { Handler } from '../handler.ts';

export const getOrderCityBusAllAmountDataList: Handler<
  'mediaOrder/getOrderCityBusAllAmountDataList'
> = async ({ db }, input, { user }) => {
  const order = await grantedOrder(db, user, input.orderId);
  const items = await readItems(db, user, [order.order_id]);
  return amountsByCity(items.filter((item) => movingMedia.isMoving(item.medium_id)));
};
