import { listEffectOrders as list } from '../../orders/effect/list-orders.ts';
import type { Handler } from '../handler.ts';

export const listEffectOrders: Handler<'effectestimate/orderListPage'> = async (context, input, { user }) => {
  return list(context, user, input);
};
