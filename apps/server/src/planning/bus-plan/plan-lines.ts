import type { PlanLine } from '@ooh/contract/domain/bus';
import type { Context } from '../../context.ts';
import { cityBudgets } from '../plan/city-budgets.ts';
import { readPlanCity } from '../plan/plan-cities.ts';
import { candidateLines } from './candidate-lines.ts';
import { readFreeVehicles } from './free-vehicles.ts';
import { lineChoiceOf } from './line-choice.ts';
import { contactWeightsOf } from './line-weights/contact-weights.ts';
import type { PlanCity } from './plan-city.ts';
import { presentLines } from './present-lines.ts';

/** All lines of a city of a plan, the most recommended first, each that is not chosen with its reason. */
export async function linesOfPlanCity(
  context: Pick<Context, 'db' | 'engine' | 'config' | 'now'>,
  city: PlanCity,
): Promise<PlanLine[]> {
  const { plan, cityCode } = city;
  const [stored, freeVehicles, budgets, weights] = await Promise.all([
    readPlanCity(context.db, plan.plan_id, cityCode),
    readFreeVehicles(context, city, { planId: plan.plan_id }),
    cityBudgets(context, plan.brief, plan.strategy),
    contactWeightsOf(context, city),
  ]);
  const choice = await lineChoiceOf(context, city, {
    suggested: stored?.suggested ?? {},
    budgetFen: budgets.get(cityCode) ?? 0,
    candidates: stored === undefined ? null : await candidateLines(context, city, stored.filter),
    freeVehicles,
    weights,
  });
  return presentLines(context, city, freeVehicles, choice, context.config.minimumCell);
}
