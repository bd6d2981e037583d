import { readFreeVehicles } from '../../../planning/bus-plan/free-vehicles.ts';
import { withoutChoice } from '../../../planning/bus-plan/line-choice.ts';
import { lineDetailOf } from '../../../planning/bus-plan/line-detail.ts';
import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { readPlanCity } from '../../../planning/plan/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const getLineDetail: Handler<'v1/bus-plan/line-detail'> = async (context, input, request) => {
  const { cityCode, lineId } = input;
  const plan = await grantedBusCity(context.db, request.user, input.planId, cityCode);
  const city = await loadPlanCity(context, plan, cityCode);
  const stored = await readPlanCity(context.db, plan.plan_id, cityCode);
  const freeVehicles = await readFreeVehicles(context, city, { planId: plan.plan_id });
  return lineDetailOf(context, city, freeVehicles, lineId, withoutChoice(stored?.suggested ?? {}));
};
