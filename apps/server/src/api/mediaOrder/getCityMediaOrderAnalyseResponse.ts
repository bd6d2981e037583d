import { chinaDate } from '@ooh/contract/domain/china-time';
import { analyseCities } from '../../orders/order/city-analysis.ts';
import { readHolds } from '../../orders/order/item-holds.ts';
import { grantedOrder, readItems } from '../../orders/order/order-store.ts';
import type { Handler } from '../handler.ts';

export const getCityMediaOrderAnalyseResponse: Handler<
  'mediaOrder/getCityMediaOrderAnalyseResponse'
> = async ({ db, now }, input, { user }) => {
  const order = await grantedOrder(db, user, input.orderId);
  const items = await readItems(db, user, [order.order_id]);
  const holds = await readHolds(db, items, now());
  return analyseCities(items, holds, chinaDate(now()));
};
