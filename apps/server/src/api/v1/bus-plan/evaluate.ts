import { evaluateDelivery as evaluate, presentEvaluation } from '../../../bus-plan/evaluate-delivery.ts';
import { loadPlanCity } from '../../../bus-plan/plan-city.ts';
import { grantedPlanCity } from '../../../smart-select/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const evaluateDelivery: Handler<'v1/bus-plan/evaluate'> = async (context, input, request) => {
  const plan = await grantedPlanCity(context.db, request.user, input.planId, input.cityCode);
  const city = await loadPlanCity(context, plan, input.cityCode);
  const evaluated = await evaluate(context, city, input.delivery, { signal: request.signal });
  return presentEvaluation(city, evaluated, context.config.minimumCell);
};
