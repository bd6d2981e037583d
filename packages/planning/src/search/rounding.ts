import { firstStep } from '../constraint/constraint-row.ts';
import type { Effort } from './effort.ts';
import { greedyFill, meetFloors } from './greedy.ts';
import { stepDown } from './steps.ts';
import { workingPlan, type WorkingPlan } from './working-plan.ts';
import type { SelectionProblem } from './selection-problem.ts';
import type { Domain } from '../constraint/constraint-row.ts';

/**
 * A whole-number plan near a relaxed point: fractions truncated, lines below their minimum kept when at
 * least half of it was used, the weakest reduced until the rows hold, the rest filled greedily.
 * Null when the floors could not be met this way.
 */
export function roundedPlan(
  problem: SelectionProblem,
  domain: Domain,
  point: ArrayLike<number>,
  effort: Effort,
): WorkingPlan | null {
  const whole = new Int32Array(point.length);
  for (let m = 0; m < whole.length; m++) {
    const first = firstStep(domain, m);
    const cut = Math.min(domain.hi[m], Math.max(domain.lo[m], Math.floor(point[m] + 1e-6)));
    whole[m] = cut >= first ? cut : first > 0 && point[m] >= first / 2 ? first : domain.lo[m];
  }
  const plan = workingPlan(problem, domain, effort, whole);
  const order = [...whole.keys()].filter((m) => whole[m] > domain.lo[m]);
  order.sort((a, b) => point[a] - whole[a] - (point[b] - whole[b]) || a - b);
  for (const m of order) {
    while (overCeiling(plan) && !effort.exhausted) {
      const down = stepDown(domain, m, plan.vehicles[m]);
      if (down < 0) break;
      plan.move(m, down);
    }
  }
  if (!meetFloors(plan, 'gainPerFen', effort)) return null;
  greedyFill(plan, 'gainPerFen', effort);
  plan.forget();
  return plan;
}

/** Whether a row that only grows with the plan is exceeded. */
function overCeiling(plan: WorkingPlan): boolean {
  return plan.problem.rows.some((row, r) => row.bound >= 0 && plan.use.broken(r));
}
