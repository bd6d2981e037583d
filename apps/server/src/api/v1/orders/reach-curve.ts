import { orderReachCurve } from '../../../orders/combination/reach-curve.ts';
import { grantedOrder, readItems } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const getOrderReachCurve: Handler<'v1/orders/reach-curve'> = async (context, input, { user }) => {
  const order = await grantedOrder(context.db, user, input.orderId);
  const items = await readItems(context.db, user, [order.order_id]);
  const own = items.filter((item) => item.city_code === input.cityCode);
  return orderReachCurve(context, order, input.cityCode, own);
};
