import { grantedOrder } from '../../../market/competitor/granted-order.ts';
import { orderPlaces } from '../../../market/competitor/order-places.ts';
import type { Handler } from '../../handler.ts';

export const listOrderRivalPlaces: Handler<'v1/competitor/order-places'> = async (
  { db },
  { orderId },
  { user },
) => orderPlaces(db, user, await grantedOrder(db, user, orderId));
