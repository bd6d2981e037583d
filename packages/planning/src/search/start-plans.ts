import { buysWhole } from '../bound/relax-whole.ts';
import { rowsByMedium, type ConstraintRow } from '../constraint/constraint-row.ts';
import { contactRange } from '../objective/contact-range.ts';
import { isConcave } from '../objective/curve.ts';
import { cappedContacts, poissonTail } from '../objective/poisson-tail.ts';
import { tailEnvelope } from '../objective/tail-envelope.ts';
import { Effort } from './effort.ts';
import { greedyFill, meetFloors, type GreedyRule } from './greedy.ts';
import type { SelectionProblem } from './selection-problem.ts';
import { workingPlan, type WorkingPlan } from './working-plan.ts';

/** Above this number of pairs a second greedy plan is not worth its time; gains that are not concave cost more. */
const LARGE = { concave: 4_000_000, other: 1_000_000 };

/**
 * Greedy by gain per fen, by gain, by the concave surrogate where the value is not concave, and best single medium.
 * The first greedy plan is completed regardless of effort, so that a search stopped at once has a plan.
 */
export function* startPlans(problem: SelectionProblem, effort: Effort): Generator<WorkingPlan> {
  const concave = isConcave(problem.curve);
  const large = problem.matrix.persons.length > (concave ? LARGE.concave : LARGE.other);
  const rules: GreedyRule[] = large ? ['gainPerFen'] : ['gainPerFen', 'gain'];
  // Purchases of several vehicles bring a person to k contacts at once, so their own gains lead the way.
  const isDirect = concave || (large && buysWhole(problem, problem.domain));
  const scores = isDirect ? [undefined] : [standIn(problem), undefined];
  let own = new Effort(Infinity, undefined, effort);
  for (const score of scores) {
    for (const rule of rules) {
      const plan = workingPlan(problem, problem.domain, effort, problem.domain.lo, score);
      const mended = meetFloors(plan, rule, new Effort(Infinity));
      if (!mended) continue;
      greedyFill(plan, rule, own);
      own = effort.share(0.3);
      yield score ? workingPlan(problem, problem.domain, effort, plan.vehicles) : plan;
    }
  }
  const thinned = thinnedPlan(problem, effort);
  if (thinned) yield thinned;
  const single = workingPlan(problem, problem.domain, effort);
  if (single.use.feasible) yield bestSingle(single, effort);
}

/** The base plan with the single medium that gains most, with as many units as the rows allow. */
function bestSingle(plan: WorkingPlan, effort: Effort): WorkingPlan {
  const { domain, vehicles } = plan;
  let best = -1;
  let bestTo = 0;
  let bestGain = 0;
  for (let m = 0; m < vehicles.length && !effort.exhausted; m++) {
    const first = Math.max(domain.least[m], vehicles[m] + 1);
    let to = domain.hi[m];
    while (to >= first && !plan.allows(m, to)) to--;
    if (to < first) continue;
    const gain = plan.state.gainTo(m, to);
    if (gain <= bestGain) continue;
    best = m;
    bestTo = to;
    bestGain = gain;
  }
  if (best >= 0) plan.move(best, bestTo);
  return plan;
}

/** The concave surrogate that guides the search where the true value is not concave: min(t, k) / k, or the envelope. */
function standIn(problem: SelectionProblem): (t: number, person: number) => number {
  const { curve, matrix, domain, rows, budgetRow } = problem;
  if (curve.form === 'passage') return (t) => (t < curve.k ? t / curve.k : 1);
  const { high } = contactRange(matrix, domain, problem, rows[budgetRow].bound);
  const { k, reachWeight, contactWeight, cap } = curve;
  const lines = high.map((to) => tailEnvelope(k, 0, to).slope);
  const until = high.map((to) => tailEnvelope(k, 0, to).until);
  return (t, p) =>
    reachWeight * (t < until[p] ? lines[p] * t : poissonTail(k, t)) +
    (contactWeight > 0 ? contactWeight * (cap > 0 ? cappedContacts(cap, t) : t) : 0);
}

/** Whether a row limits the number of lines and nothing else; a budget with prices per line does not. */
const limitsLines = ({ bound, perVehicle, perLine }: ConstraintRow) =>
  bound >= 0 && perLine.some((fee) => fee > 0) && perVehicle.every((each) => each === 0);

/**
 * Where the number of lines is limited: the greedy plan without that limit, reduced line by line (the one
 * whose loss is least first) until the limit holds, then filled. Null when no line count is limited.
 */
function thinnedPlan(problem: SelectionProblem, effort: Effort): WorkingPlan | null {
  const rows = problem.rows.filter((row) => !limitsLines(row));
  if (rows.length === problem.rows.length) return null;
  const count = problem.price.length;
  const free = { ...problem, rows, byMedium: rowsByMedium(rows, count) };
  const rich = workingPlan(free, problem.domain, effort);
  if (!meetFloors(rich, 'gainPerFen', new Effort(Infinity))) return null;
  greedyFill(rich, 'gainPerFen', effort.share(0.3));
  const plan = workingPlan(problem, problem.domain, effort, rich.vehicles);
  while (!plan.use.feasible) {
    let weakest = -1;
    let least = Infinity;
    for (let m = 0; m < count; m++) {
      const v = plan.vehicles[m];
      if (v === 0 || problem.domain.lo[m] > 0 || !plan.use.mends(m, v, 0) || !plan.allows(m, 0)) continue;
      const loss = -plan.state.gainTo(m, 0);
      if (loss < least) {
        least = loss;
        weakest = m;
      }
    }
    if (weakest < 0) return null;
    plan.move(weakest, 0);
  }
  greedyFill(plan, 'gainPerFen', effort);
  plan.forget();
  return plan;
}
