import { grantedOrder, readItems } from '../../orders/order/order-store.ts';
import { partsOf, type groupings } from '../../orders/order/placement-parts.ts';
import type { Handler } from '../handler.ts';

export const getDropDownMatchDetail: Handler<'media-order-match-detail/getDropDownMatchDetail'> = async (
  { db },
  input,
  { user },
) => {
  const order = await grantedOrder(db, user, input.orderId);
  const items = await readItems(db, user, [order.order_id]);
  const options = (grouping: keyof typeof groupings) =>
    partsOf(items, grouping).map(({ key, name, items: count }) => ({
      value: key,
      label: name,
      items: count,
    }));
  return {
    cities: options('city'),
    media: options('medium'),
    forms: options('form'),
    levels: options('level'),
  };
};
