import { orderOrItsPlan } from '../../orders/order/order-of-plan.ts';
import { placementOfOrder, placementOfPlan } from '../../orders/order/placement-plan.ts';
import type { Handler } from '../handler.ts';

export const getOrderMediaPlacementPlanByPlanId: Handler<
  'mediaOrder/getOrderMediaPlacementPlanByPlanId'
> = async (context, { orderId, planId }, { user }) => {
  const order = await orderOrItsPlan(context.db, user, { orderId, planId });
  if (planId === undefined || planId === order.order_id) return placementOfOrder(context, user, order);
  return placementOfPlan(context, user, planId);
};
