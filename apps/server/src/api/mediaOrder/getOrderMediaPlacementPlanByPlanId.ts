import { grantedOrder } from '../../order/order-store.ts';
import { placementOfOrder, placementOfPlan } from '../../order/placement-plan.ts';
import { notFound } from '../../refusal.ts';
import type { Handler } from '../handler.ts';

export const getOrderMediaPlacementPlanByPlanId: Handler<
  'mediaOrder/getOrderMediaPlacementPlanByPlanId'
> = async (context, { orderId, planId }, { user }) => {
  const order = await grantedOrder(context.db, user, orderId);
  if (planId === undefined || planId === order.order_id) return placementOfOrder(context, user, order);
  if (!order.smart_plan_ids.includes(planId)) throw notFound('方案');
  return placementOfPlan(context, user, planId);
};
