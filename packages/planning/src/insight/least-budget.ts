import type { Certificate } from '../certificate.ts';
import type { BudgetAnswer, BudgetQuestion } from './budget-question.ts';

/**
 * Bracket of the minimum budget for a target. `attained`: a plan attains the target. `impossible`:
 * no plan within the greatest budget does, proved. `open`: neither was found.
 */
export interface LeastBudget {
  readonly status: 'attained' | 'impossible' | 'open';
  /** The cheapest plan found that attains the target, and the budget it was found for. */
  readonly enough: { readonly budget: number; readonly certificate: Certificate } | null;
  /** Greatest budget proved insufficient, with its proof; the certificate is null where no plan keeps the constraints. */
  readonly short: { readonly budget: number; readonly certificate: Certificate | null } | null;
  /** Number of budgets tried. */
  readonly asked: number;
}

export interface LeastBudgetControl {
  /** Maximum number of budgets to try. Default 24. */
  readonly steps?: number;
  /** Target width of the bracket. From 1 on, the default, only whole budgets are tried. */
  readonly tolerance?: number;
  readonly shouldStop?: () => boolean;
  readonly onStep?: (asked: number, of: number) => void;
}

type Verdict = 'attains' | 'cannot' | 'unknown';

function verdictOf(answer: BudgetAnswer, target: number): Verdict {
  if (answer.status !== 'planned') return answer.status === 'infeasible' ? 'cannot' : 'unknown';
  if (answer.certificate.value >= target) return 'attains';
  return answer.certificate.bound < target ? 'cannot' : 'unknown';
}

/**
 * Searches the minimum budget for a target value by bisection up to `most`. Every step is a plan that
 * attains the target, a proof that the budget cannot, or neither; then the two sides are narrowed separately, so
 * that the bracket is as narrow as the bounds allow.
 */
export function leastBudget(
  ask: BudgetQuestion,
  target: number,
  most: number,
  { steps = 24, tolerance = 1, shouldStop, onStep }: LeastBudgetControl = {},
): LeastBudget {
  let asked = 0;
  let enough: LeastBudget['enough'] = null;
  let short: LeastBudget['short'] = null;
  const unknown: number[] = [];
  // The best plan below the target is a good start for a larger budget.
  let nearest: Certificate | null = null;
  const tell = (budget: number): Verdict => {
    const start = nearest && nearest.cost <= budget ? nearest.plan : undefined;
    const answer = ask(budget, { start, goal: target });
    const verdict = verdictOf(answer, target);
    const certificate = answer.status === 'planned' ? answer.certificate : null;
    asked++;
    onStep?.(asked, steps);
    if (verdict === 'attains' && certificate) enough = { budget, certificate };
    else if (verdict === 'cannot') short = { budget, certificate };
    else unknown.push(budget);
    if (verdict !== 'attains' && certificate && certificate.value > (nearest?.value ?? -1))
      nearest = certificate;
    return verdict;
  };
  const top = tell(most);
  if (top !== 'attains') return { status: top === 'cannot' ? 'impossible' : 'open', enough, short, asked };
  for (let step = asked; step < steps; step++) {
    const next = shouldStop?.() ? null : widest(short, unknown, enough, tolerance);
    if (next === null) break;
    tell(next);
  }
  return { status: 'attained', enough, short, asked };
}

/** The next budget: the middle of the wider of the two open sides; null when both are closed. */
function widest(
  short: LeastBudget['short'],
  unknown: readonly number[],
  enough: LeastBudget['enough'],
  tolerance: number,
): number | null {
  const low = short?.budget ?? -1;
  const high = enough?.certificate.cost ?? 0;
  const open = unknown.filter((budget) => budget > low && budget < high);
  const sides =
    open.length === 0
      ? [[low, high] as const]
      : [[low, Math.min(...open)] as const, [Math.max(...open), high] as const];
  const [from, to] = sides.reduce((a, b) => (b[1] - b[0] > a[1] - a[0] ? b : a));
  if (to - from <= tolerance) return null;
  const middle = Math.max(0, (from + to) / 2);
  return tolerance >= 1 ? Math.floor(middle) : middle;
}
