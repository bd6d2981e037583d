import { busBodyMediumId } from '@ooh/contract/domain/bus';
import { amountsByCity } from '../../order/city-amounts.ts';
import { grantedOrder, readItems } from '../../order/order-store.ts';
import type { Handler } from '../handler.ts';

export const getOrderCityBaseAllAmountDataList: Handler<
  'mediaOrder/getOrderCityBaseAllAmountDataList'
> = async ({ db }, input, { user }) => {
  const order = await grantedOrder(db, user, input.orderId);
  const items = await readItems(db, user, [order.order_id]);
  return amountsByCity(items.filter((item) => item.medium_id !== busBodyMediumId));
};
