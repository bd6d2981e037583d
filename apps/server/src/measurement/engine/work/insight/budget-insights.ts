import { certain } from '@ooh/contract/core/certain';
import { rateBudgetQuestion } from '@ooh/planning/insight/budget-question';
import { frontier } from '@ooh/planning/insight/frontier';
import { leastBudget } from '@ooh/planning/insight/least-budget';
import { linePriceFen } from '@ooh/planning/rate-problem';
import type { CityModel } from '../../city-model.ts';
import { assertProved } from '../assert-proved.ts';
import { rateProblemOf, type SelectionInput } from '../select-lines.ts';
import { linesOf, searchControls, type InsightControl } from './search-control.ts';

export interface FrontierAnswer {
  readonly points: readonly {
    readonly budgetFen: number;
    readonly plan: {
      readonly costFen: number;
      readonly value: number;
      readonly bound: number;
      readonly lines: number;
      readonly vehicles: number;
    } | null;
    readonly message: string | null;
  }[];
}

/** Plans and proved bounds at several budgets, under the constraints of the selection. */
export function budgetFrontier(
  model: CityModel,
  input: { readonly selection: SelectionInput; readonly budgetsFen: readonly number[] },
  control: InsightControl,
): FrontierAnswer {
  const problem = rateProblemOf(model, input.selection);
  const ask = rateBudgetQuestion(model.store, problem, searchControls(model, input.selection, control));
  const points = frontier(ask, input.budgetsFen, {
    shouldStop: control.isCancelled,
    onPoint: (done, of) => control.onProgress(`第 ${done}/${of} 个预算`, done / of),
  });
  return {
    points: points.map(({ budget: budgetFen, answer, bound }) => {
      if (answer.status !== 'planned') return { budgetFen, plan: null, message: answer.message };
      const { certificate } = answer;
      assertProved(model, { ...problem, budgetFen }, certificate);
      const { cost: costFen, value, plan } = certificate;
      const vehicles = plan.reduce((sum, line) => sum + line.vehicles, 0);
      return {
        budgetFen,
        plan: { costFen, value, bound: certain(bound, 'bound of a plan'), lines: plan.length, vehicles },
        message: null,
      };
    }),
  };
}

export interface LeastBudgetAnswer {
  readonly status: 'attained' | 'impossible' | 'open';
  readonly maxFen: number;
  readonly enough: {
    readonly costFen: number;
    readonly value: number;
    readonly lines: { lineId: string; vehicles: number }[];
  } | null;
  readonly short: { readonly budgetFen: number; readonly bound: number | null } | null;
  readonly asked: number;
}

/** The least budget for a value, up to the price of everything, between what is proved and what is found. */
export function minBudgetFor(
  model: CityModel,
  input: { readonly selection: SelectionInput; readonly target: number; readonly toleranceFen: number },
  control: InsightControl,
): LeastBudgetAnswer {
  const { selection, target, toleranceFen } = input;
  const problem = rateProblemOf(model, selection);
  const ask = rateBudgetQuestion(model.store, problem, searchControls(model, selection, control));
  const maxFen = selection.terms
    .filter((line) => !line.excluded)
    .reduce((sum, line) => sum + linePriceFen(line, line.maxVehicles), 0);
  const found = leastBudget(ask, target, maxFen, {
    steps: 20,
    tolerance: Math.max(1, toleranceFen),
    shouldStop: control.isCancelled,
    onStep: (asked, of) => control.onProgress(`第 ${asked} 个预算`, asked / of),
  });
  const { enough, short } = found;
  for (const step of [enough, short])
    if (step?.certificate) assertProved(model, { ...problem, budgetFen: step.budget }, step.certificate);
  return {
    status: found.status,
    maxFen,
    enough: enough && {
      costFen: enough.certificate.cost,
      value: enough.certificate.value,
      lines: linesOf(model, enough.certificate.plan),
    },
    short: short && { budgetFen: short.budget, bound: short.certificate?.bound ?? null },
    asked: found.asked,
  };
}
