import { grantedOrder } from '../../../orders/order/order-store.ts';
import { pastSpend } from '../../../orders/order/past-spend.ts';
import type { Handler } from '../../handler.ts';

export const getPastSpend: Handler<'v1/orders/past-spend'> = async ({ db }, { orderId }, { user }) =>
  pastSpend(db, user, await grantedOrder(db, user, orderId));
