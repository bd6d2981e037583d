import { AppError } from '../../../platform/http/app-error.ts';
import { cityJobKind } from '../../../planning/compute/compute-city-job.ts';
import { versionConflict, grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { readPlanCity } from '../../../planning/plan/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const optimiseCity: Handler<'v1/bus-plan/optimise'> = async (context, input, request) => {
  const { user } = request;
  const { cityCode, filter, seed, deliveryVersion } = input;
  const jobId = await context.db.transaction().execute(async (transaction) => {
    const plan = await grantedBusCity(transaction, user, input.planId, cityCode);
    if (plan.kind !== 'bus') throw new AppError('refused', '只有公交智选方案可以优选线路');
    if (plan.state === 'computing') throw new AppError('refused', '方案正在计算中，请等待完成');
    const stored = await readPlanCity(transaction, plan.plan_id, cityCode);
    if ((stored?.delivery_version ?? 0) !== deliveryVersion) throw versionConflict();
    const payload = { planId: plan.plan_id, cityCode, filter, seed, deliveryVersion };
    const id = await context.jobs.enqueue(cityJobKind, user.userId, payload, transaction);
    const detail = { planId: plan.plan_id, cityCode, jobId: id };
    await request.record(detail, transaction);
    return id;
  });
  context.jobs.wake();
  return { jobId };
};
