import { insightJobKind, type InsightJob } from '../../../bus-plan/insight/insight-job.ts';
import { Refusal } from '../../../refusal.ts';
import { grantedPlanCity } from '../../../smart-select/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const askInsight: Handler<'v1/bus-plan/insight'> = async (context, input, { user }) => {
  const plan = await grantedPlanCity(context.db, user, input.planId, input.cityCode);
  if (plan.kind !== 'bus') throw new Refusal('refused', '只有公交智选方案可以推演');
  const { cityCode, question } = input;
  const payload: InsightJob = { planId: plan.plan_id, cityCode, question };
  const jobId = await context.jobs.enqueue(insightJobKind, user.userId, payload);
  return { jobId };
};
