import { Refusal } from '../../refusal.ts';
import { grantedPlan } from '../../smart-select/granted-plan.ts';
import { matchFences } from '../../smart-select/match-fences.ts';
import type { Handler } from '../handler.ts';

export const getGeoLocationPlanDetail: Handler<'ai-option-mode/getGeoLocationPlanDetail'> = async (
  context,
  input,
  request,
) => {
  const { plan, cityCodes } = await grantedPlan(context.db, request.user, input.planId);
  if (plan.kind !== 'geo') throw new Refusal('refused', '该方案不是地理围栏方案');
  return { planId: plan.plan_id, ...(await matchFences(context, plan, cityCodes)) };
};
