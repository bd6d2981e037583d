import { grantedOrder } from '../../order/order-store.ts';
import { placementOfOrder, placementOfPlan } from '../../order/placement-plan.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { Handler } from '../handler.ts';

export const getMediaPlacementPlanByPlanId: Handler<'mediaOrder/getMediaPlacementPlanByPlanId'> = async (
  context,
  { planId },
  { user },
) => {
  try {
    return await placementOfPlan(context, user, planId);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'notFound')) throw error;
  }
  const order = await grantedOrder(context.db, user, planId).catch((error: unknown) => {
    throw error instanceof Refusal ? notFound('方案') : error;
  });
  return placementOfOrder(context, user, order);
};
