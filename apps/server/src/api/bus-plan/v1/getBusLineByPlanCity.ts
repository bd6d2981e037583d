import { basisOf } from '../../../planning/bus-plan/basis-of.ts';
import { candidateLines } from '../../../planning/bus-plan/candidate-lines.ts';
import { readFreeVehicles } from '../../../planning/bus-plan/free-vehicles.ts';
import { lineFiguresOf } from '../../../planning/bus-plan/line-figures.ts';
import { lineChoiceOf } from '../../../planning/bus-plan/line-choice.ts';
import { loadPlanCity } from '../../../planning/bus-plan/plan-city.ts';
import { presentLines } from '../../../planning/bus-plan/present-lines.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import { cityBudgets } from '../../../planning/plan/city-budgets.ts';
import { readPlanCity } from '../../../planning/plan/plan-cities.ts';
import type { Handler } from '../../handler.ts';

export const getBusLineByPlanCity: Handler<'bus-plan/v1/getBusLineByPlanCity'> = async (
  context,
  input,
  request,
) => {
  const plan = await grantedBusCity(context.db, request.user, input.planId, input.cityCode);
  const [city, stored] = await Promise.all([
    loadPlanCity(context, plan, input.cityCode),
    readPlanCity(context.db, plan.plan_id, input.cityCode),
  ]);
  const freeVehicles = await readFreeVehicles(context, city, { planId: plan.plan_id });
  const candidates = stored === undefined ? null : await candidateLines(context, city, stored.filter);
  const budgets = await cityBudgets(context, plan.brief, plan.strategy);
  const choice = await lineChoiceOf(context, city, {
    suggested: stored?.suggested ?? {},
    budgetFen: budgets.get(input.cityCode) ?? 0,
    candidates,
    freeVehicles,
  });
  const figures = await lineFiguresOf(context, city, city.audience);
  const universe = figures.values().next().value?.universe ?? 0;
  return {
    basis: basisOf(city, universe, `典型周；触达按 ${city.days} 天`),
    lines: await presentLines(context, city, freeVehicles, choice, context.config.minimumCell),
  };
};
