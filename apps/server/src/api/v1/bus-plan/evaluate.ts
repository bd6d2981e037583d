import {
  evaluateDelivery as evaluate,
  evaluationOfAnybody,
  presentEvaluation,
} from '../../../planning/bus-plan/evaluate-delivery.ts';
import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const evaluateDelivery: Handler<'v1/bus-plan/evaluate'> = async (context, input, request) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const city = await loadPlanCity(context, plan, input.cityCode);
  const options = { signal: request.signal };
  if (context.privacy !== null) return evaluationOfAnybody(context, city, input.delivery, options);
  const evaluated = await evaluate(context, city, input.delivery, options);
  return presentEvaluation(city, evaluated, context.config.minimumCell);
};
