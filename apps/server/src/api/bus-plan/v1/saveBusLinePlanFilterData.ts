import {
  grantedPlanCity,
  refuseWhileComputing,
  versionConflict,
} from '../../../smart-select/granted-plan.ts';
import { saveFilter } from '../../../smart-select/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const saveBusLinePlanFilterData: Handler<'bus-plan/v1/saveBusLinePlanFilterData'> = async (
  context,
  input,
  request,
) => {
  const { user, address, requestId } = request;
  const savedAt = context.now();
  const saved = await context.db.transaction().execute(async (transaction) => {
    const plan = await grantedPlanCity(transaction, user, input.planId, input.cityCode);
    await refuseWhileComputing(transaction, plan.plan_id);
    const which = { planId: plan.plan_id, cityCode: input.cityCode, version: input.filterVersion };
    const stored = await saveFilter(transaction, which, input.filter);
    if (stored === undefined) throw versionConflict();
    const detail = {
      planId: plan.plan_id,
      cityCode: input.cityCode,
      conditions: input.filter.conditions.length,
    };
    await context.audit.record(
      { action: 'plan.save-conditions', actor: user, address, requestId, detail },
      transaction,
    );
    return stored;
  });
  return { ...saved, savedAt: savedAt.toISOString() };
};
