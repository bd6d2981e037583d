import { grantedOrder } from '../../orders/order/order-store.ts';
import { placementOfOrder, placementOfPlan } from '../../orders/order/placement-plan.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { Handler } from '../handler.ts';

export const getMediaPlacementPlanByPlanId: Handler<'mediaOrder/getMediaPlacementPlanByPlanId'> = async (
  context,
  { planId },
  { user },
) => {
  try {
    return await placementOfPlan(context, user, planId);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'notFound')) throw error;
  }
  const order = await grantedOrder(context.db, user, planId).catch((error: unknown) => {
    throw error instanceof AppError ? notFound('方案') : error;
  });
  return placementOfOrder(context, user, order);
};
