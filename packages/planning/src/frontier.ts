import type { RateStore } from '@ooh/measurement/rate-store';
import type { RateProblem } from './rate-problem.ts';
import { selectRates, type RateControl, type RateSelection } from './select-rates.ts';

/** One budget of a frontier with the best plan found and what no plan can exceed. */
export interface FrontierPoint {
  readonly budgetFen: number;
  readonly selection: RateSelection;
}

/** The least budget whose plan attains a target, and the greatest one proved not to suffice. */
export interface LeastBudget {
  /** Budget of a plan that attains the target; null when none up to the limit was found. */
  readonly enough: FrontierPoint | null;
  /** No plan within this budget attains the target; null when nothing was proved. */
  readonly provedShortFen: number | null;
}

/** Plans and bounds at the given budgets, ascending; a larger budget never shows a worse plan. */
export function frontier(
  store: RateStore,
  problem: RateProblem,
  budgetsFen: readonly number[],
  control: RateControl = {},
): FrontierPoint[] {
  const points: FrontierPoint[] = [];
  let { start } = control;
  for (const budgetFen of [...budgetsFen].sort((a, b) => a - b)) {
    if (control.shouldStop?.()) break;
    const selection = selectRates(store, { ...problem, budgetFen }, { ...control, start });
    if (selection.status === 'planned') start = selection.lines;
    points.push({ budgetFen, selection });
  }
  return points;
}

/**
 * Searches the least budget for a target value by bisection, up to the problem's own budget. Every step is
 * either a plan that attains the target or, where the bound stays below it, a proof that the budget cannot.
 */
export function leastBudget(
  store: RateStore,
  problem: RateProblem,
  target: number,
  control: RateControl = {},
  steps = 10,
): LeastBudget {
  const at = (budgetFen: number): FrontierPoint => ({
    budgetFen,
    selection: selectRates(store, { ...problem, budgetFen }, control),
  });
  const top = at(problem.budgetFen);
  const attains = ({ selection }: FrontierPoint) =>
    selection.status === 'planned' && selection.value >= target;
  const cannot = ({ selection }: FrontierPoint) =>
    selection.status === 'infeasible' || (selection.status === 'planned' && selection.bound < target);
  if (!attains(top)) return { enough: null, provedShortFen: cannot(top) ? problem.budgetFen : null };
  let enough = top;
  let provedShortFen: number | null = null;
  let low = 0;
  for (let i = 0; i < steps; i++) {
    const spent = enough.selection.status === 'planned' ? enough.selection.costFen : enough.budgetFen;
    const middle = Math.floor((low + Math.min(spent, enough.budgetFen)) / 2);
    if (middle <= low || control.shouldStop?.()) break;
    const point = at(middle);
    if (attains(point)) enough = point;
    else {
      low = middle;
      if (cannot(point)) provedShortFen = Math.max(provedShortFen ?? 0, middle);
    }
  }
  return { enough, provedShortFen };
}
