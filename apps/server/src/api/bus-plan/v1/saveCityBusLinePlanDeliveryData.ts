import { evaluateDelivery } from '../../../bus-plan/evaluate-delivery.ts';
import { loadPlanCity } from '../../../bus-plan/plan-city.ts';
import { totalOf } from '../../../bus-plan/price-delivery.ts';
import { summaryOf } from '../../../smart-select/city-summary.ts';
import {
  grantedPlanCity,
  refuseWhileComputing,
  versionConflict,
} from '../../../smart-select/granted-plan.ts';
import { saveDelivery } from '../../../smart-select/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const saveCityBusLinePlanDeliveryData: Handler<'bus-plan/v1/saveCityBusLinePlanDeliveryData'> = async (
  context,
  input,
  request,
) => {
  const { user, address, requestId } = request;
  const { cityCode, delivery } = input;
  const plan = await grantedPlanCity(context.db, user, input.planId, cityCode);
  const city = await loadPlanCity(context, plan, cityCode);
  const { priced, measure } = await evaluateDelivery(context, city, delivery);
  const vehicles = delivery.lines.reduce((sum, line) => sum + line.vehicles, 0);
  const summary = summaryOf(measure, totalOf(priced), delivery.lines.length, vehicles);
  const saved = await context.db.transaction().execute(async (transaction) => {
    await refuseWhileComputing(transaction, plan.plan_id);
    const version = input.deliveryVersion;
    const which = { planId: plan.plan_id, cityCode, version, userId: user.userId, now: context.now() };
    const stored = await saveDelivery(
      transaction,
      which,
      delivery,
      delivery.lines.length === 0 ? null : summary,
    );
    if (stored === undefined) throw versionConflict();
    const detail = {
      planId: plan.plan_id,
      cityCode,
      lines: delivery.lines.length,
      vehicles,
      totalFen: summary.totalFen,
    };
    await context.audit.record(
      { action: 'plan.save-delivery', actor: user, address, requestId, detail },
      transaction,
    );
    return stored;
  });
  return { deliveryVersion: saved.deliveryVersion, savedAt: saved.savedAt.toISOString() };
};
