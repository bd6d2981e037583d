import { readOrderNames } from '../../orders/order/list-orders.ts';
import { visibleParts } from '../../orders/order/order-scope.ts';
import { grantedOrder } from '../../orders/order/order-store.ts';
import { referenceSchemes } from '../../orders/order/reference-schemes.ts';
import type { Handler } from '../handler.ts';

export const getOrderReferenceSchemeList: Handler<'mediaOrder/getOrderReferenceSchemeList'> = async (
  { db },
  input,
  { user },
) => {
  const order = await grantedOrder(db, user, input.orderId);
  const { industry } = await readOrderNames(db, order.order_id);
  const { cityCodes, mediumIds } = visibleParts(user, order);
  const wanted = { industry, cityCodes, mediumIds, budgetFen: order.budget_fen, audience: order.audience };
  return referenceSchemes(db, user, wanted, input, order.order_id);
};
