import { orderOrItsPlan } from '../../orders/order/order-of-plan.ts';
import { placementOfOrder, placementOfPlan } from '../../orders/order/placement-plan.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Handler } from '../handler.ts';

export const getOrderMediaPlacementPlanByPlanId: Handler<
  'mediaOrder/getOrderMediaPlacementPlanByPlanId'
> = async (context, { orderId, planId }, { user }) => {
  const order = await orderOrItsPlan(context.db, user, { orderId, planId });
  if (planId === undefined || planId === order.order_id) return placementOfOrder(context, user, order);
  if (!order.smart_plan_ids.includes(planId)) throw notFound('方案');
  return placementOfPlan(context, user, planId);
};
