import { Refusal } from '../../refusal.ts';
import { grantedPlan } from '../../smart-select/granted-plan.ts';
import { matchCells } from '../../smart-select/match-cells.ts';
import type { Handler } from '../handler.ts';

export const getCrowdTagPlanDetail: Handler<'ai-option-mode/getCrowdTagPlanDetail'> = async (
  context,
  input,
  request,
) => {
  const { plan, cityCodes } = await grantedPlan(context.db, request.user, input.planId);
  if (plan.kind !== 'ta') throw new Refusal('refused', '该方案不是 TA 浓度方案');
  const found = await matchCells(context, plan, cityCodes);
  return { planId: plan.plan_id, taThreshold: plan.brief.taThreshold, ...found };
};
