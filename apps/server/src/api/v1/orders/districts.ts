import { districtFigures } from '../../../orders/view/district-figures.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const getOrderDistricts: Handler<'v1/orders/districts'> = async (context, input, { user }) =>
  districtFigures(context, user, await grantedOrder(context.db, user, input.orderId), input);
