import { Refusal } from '../../../refusal.ts';
import { cityJobKind } from '../../../smart-select/compute-city-job.ts';
import { grantedPlanCity, versionConflict } from '../../../smart-select/granted-plan.ts';
import { readPlanCity } from '../../../smart-select/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const optimiseCity: Handler<'v1/bus-plan/optimise'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const { cityCode, filter, seed, deliveryVersion } = input;
  const jobId = await context.db.transaction().execute(async (transaction) => {
    const plan = await grantedPlanCity(transaction, user, input.planId, cityCode);
    if (plan.kind !== 'bus') throw new Refusal('refused', '只有公交智选方案可以优选线路');
    if (plan.state === 'computing') throw new Refusal('refused', '方案正在计算中，请等待完成');
    const stored = await readPlanCity(transaction, plan.plan_id, cityCode);
    if ((stored?.delivery_version ?? 0) !== deliveryVersion) throw versionConflict();
    const payload = { planId: plan.plan_id, cityCode, filter, seed, deliveryVersion };
    const id = await context.jobs.enqueue(cityJobKind, user.userId, payload, transaction);
    const detail = { planId: plan.plan_id, cityCode, jobId: id };
    await context.audit.record(
      { action: 'plan.optimise', actor: user, address, requestId, detail },
      transaction,
    );
    return id;
  });
  context.jobs.wake();
  return { jobId };
};
