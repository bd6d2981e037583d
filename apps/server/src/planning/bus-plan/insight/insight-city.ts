import type { Context } from '../../../context.ts';
import type { SelectionInput } from '../../../measurement/engine/work/select-lines.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { cityBudgets } from '../../plan/city-budgets.ts';
import { passesMinimumCell } from '../../../disclosure/suppression.ts';
import { readPlanCity } from '../../plan/plan-cities.ts';
import type { StoredPlan } from '../../plan/plan-store.ts';
import { basisOf } from '../basis-of.ts';
import { candidateLines } from '../candidate-lines.ts';
import { readFreeVehicles, type FreeVehicles } from '../free-vehicles.ts';
import { contactWeightsOf, type ContactWeights } from '../line-weights/contact-weights.ts';
import { loadPlanCity, type PlanCity } from '../plan-city.ts';
import { selectionInputOf } from '../selection-input.ts';
import { smallAudienceText } from '../small-audience.ts';

/** A city of a plan as its saved conditions and strategy have it, ready to be asked about. */
export interface InsightCity {
  readonly city: PlanCity;
  readonly selection: SelectionInput;
  readonly freeVehicles: FreeVehicles;
  readonly weights: ContactWeights;
  readonly candidates: ReadonlySet<string> | null;
  readonly basis: ReturnType<typeof basisOf>;
  readonly taUniverse: number;
}

/** Refuses an audience, or a complement, that is too small to be disclosed. */
export async function loadInsightCity(
  context: Pick<Context, 'db' | 'engine' | 'config' | 'now'>,
  plan: StoredPlan,
  cityCode: string,
): Promise<InsightCity> {
  const city = await loadPlanCity(context, plan, cityCode);
  const [stored, budgets, size] = await Promise.all([
    readPlanCity(context.db, plan.plan_id, cityCode),
    cityBudgets(context, plan.brief, plan.strategy),
    context.engine.ask(city.releases, 'crowdSize', { audience: city.audience }),
  ]);
  const { minimumCell } = context.config;
  if (!passesMinimumCell(size.panelPersons, size.otherPersons, minimumCell))
    throw new AppError('refused', smallAudienceText(cityCode, minimumCell));
  const candidates = stored === undefined ? null : await candidateLines(context, city, stored.filter);
  if (candidates?.size === 0) throw new AppError('refused', '没有线路符合当前条件，请放宽条件后再计算');
  const task = { budgetFen: budgets.get(cityCode) ?? 0, seed: 1, candidates };
  const freeVehicles = await readFreeVehicles(context, city, { planId: plan.plan_id });
  const weights = await contactWeightsOf(context, city);
  const { startDate, endDate } = city.flight;
  return {
    city,
    selection: selectionInputOf(city, task, { freeVehicles, weights }),
    freeVehicles,
    weights,
    candidates,
    basis: basisOf(city, size.universe, `${startDate} 至 ${endDate}`),
    taUniverse: size.persons.value,
  };
}
