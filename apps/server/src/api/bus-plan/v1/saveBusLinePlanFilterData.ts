import { assertNotComputing, versionConflict, grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { saveFilter } from '../../../planning/plan/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const saveBusLinePlanFilterData: Handler<'bus-plan/v1/saveBusLinePlanFilterData'> = async (
  context,
  input,
  request,
) => {
  const { user } = request;
  const savedAt = context.now();
  const saved = await context.db.transaction().execute(async (transaction) => {
    const plan = await grantedBusCity(transaction, user, input.planId, input.cityCode);
    await assertNotComputing(transaction, plan.plan_id);
    const which = { planId: plan.plan_id, cityCode: input.cityCode, version: input.filterVersion };
    const stored = await saveFilter(transaction, which, input.filter);
    if (stored === undefined) throw versionConflict();
    const detail = {
      planId: plan.plan_id,
      cityCode: input.cityCode,
      conditions: input.filter.conditions.length,
    };
    await request.record(detail, transaction);
    return stored;
  });
  return { ...saved, savedAt: savedAt.toISOString() };
};
