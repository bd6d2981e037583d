import { insightJobKind, type InsightJob } from '../../../planning/bus-plan/insight/insight-job.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const askInsight: Handler<'v1/bus-plan/insight'> = async (context, input, { user }) => {
  const plan = await grantedBusCity(context.db, user, input.planId, input.cityCode);
  if (plan.kind !== 'bus') throw new AppError('refused', '只有公交智选方案可以推演');
  const { cityCode, question } = input;
  const payload: InsightJob = { planId: plan.plan_id, cityCode, question };
  const jobId = await context.db
    .transaction()
    .execute((transaction) => context.jobs.enqueue(insightJobKind, user.userId, payload, transaction));
  context.jobs.wake();
  return { jobId };
};
