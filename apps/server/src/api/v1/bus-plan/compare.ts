import { compareDeliveries as compare } from '../../../bus-plan/compare-deliveries.ts';
import { loadPlanCity } from '../../../bus-plan/plan-city.ts';
import { grantedPlanCity } from '../../../smart-select/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const compareDeliveries: Handler<'v1/bus-plan/compare'> = async (context, input, request) => {
  const plan = await grantedPlanCity(context.db, request.user, input.planId, input.cityCode);
  const city = await loadPlanCity(context, plan, input.cityCode);
  return compare(context, city, input.before, input.after, { signal: request.signal });
};
