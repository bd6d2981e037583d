import { compareDeliveries as compare } from '../../../planning/bus-plan/compare-deliveries.ts';
import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const compareDeliveries: Handler<'v1/bus-plan/compare'> = async (context, input, request) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const city = await loadPlanCity(context, plan, input.cityCode);
  return compare(context, city, input.before, input.after, { signal: request.signal });
};
