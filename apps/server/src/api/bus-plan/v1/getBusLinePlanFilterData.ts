import { filterCityLines } from '../../../planning/bus-plan/candidate-lines.ts';
import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const getBusLinePlanFilterData: Handler<'bus-plan/v1/getBusLinePlanFilterData'> = async (
  context,
  input,
  request,
) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  return filterCityLines(context, await loadPlanCity(context, plan, input.cityCode), input.filter);
};
