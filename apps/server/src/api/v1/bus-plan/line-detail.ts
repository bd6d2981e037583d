import { readFreeVehicles } from '../../../bus-plan/free-vehicles.ts';
import { lineDetailOf } from '../../../bus-plan/line-detail.ts';
import { loadPlanCity } from '../../../bus-plan/plan-city.ts';
import { grantedPlanCity } from '../../../smart-select/granted-plan.ts';
import { readPlanCity } from '../../../smart-select/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const getLineDetail: Handler<'v1/bus-plan/line-detail'> = async (context, input, request) => {
  const { cityCode, lineId } = input;
  const plan = await grantedPlanCity(context.db, request.user, input.planId, cityCode);
  const city = await loadPlanCity(context, plan, cityCode);
  const stored = await readPlanCity(context.db, plan.plan_id, cityCode);
  const freeVehicles = await readFreeVehicles(context, city, { planId: plan.plan_id });
  return lineDetailOf(context, city, freeVehicles, lineId, stored?.suggested ?? {});
};
