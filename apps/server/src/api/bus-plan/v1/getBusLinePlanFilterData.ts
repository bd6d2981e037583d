import { filterCityLines } from '../../../bus-plan/candidate-lines.ts';
import { loadPlanCity } from '../../../bus-plan/plan-city.ts';
import { grantedPlanCity } from '../../../smart-select/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const getBusLinePlanFilterData: Handler<'bus-plan/v1/getBusLinePlanFilterData'> = async (
  context,
  input,
  request,
) => {
  const plan = await grantedPlanCity(context.db, request.user, input.planId, input.cityCode);
  return filterCityLines(context, await loadPlanCity(context, plan, input.cityCode), input.filter);
};
