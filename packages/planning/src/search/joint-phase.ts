import type { BoundProof } from '../bound/bound-tree.ts';
import type { Incumbent } from '../bound/branch-and-bound.ts';
import { proveJointly } from '../bound/joint/prove-jointly.ts';
import type { RelaxedBound } from '../bound/relaxation.ts';
import { annealedPlan } from './annealing.ts';
import { Effort } from './effort.ts';
import type { SelectionControl } from './select-plan.ts';
import type { SelectionProblem } from './selection-problem.ts';

/** Gap from which on media are counted jointly, and which that aims at. */
export const JOINT_GAP = 0.15;

/** Effort of a search for better plans before: every person more raises the ceiling that is to be proved. */
const SEARCH = { share: 0.005, pairs: 8e9 };

/**
 * A bound by counting media jointly, where the others leave a wide gap for passages with k >= 2. The best plan may
 * improve before. Null where the bound is no lower than the one known, or where the caller gives no effort (`jointLimit`).
 */
export function jointPhase(
  problem: SelectionProblem,
  best: Incumbent,
  relaxed: RelaxedBound,
  bound: number,
  { jointLimit = 0, shouldStop, seed = 1 }: SelectionControl,
): BoundProof | null {
  const ceiling = () => best.value / (1 - JOINT_GAP);
  if (jointLimit <= 0 || ceiling() >= bound || problem.curve.k === 1) return null;
  const effort = new Effort(jointLimit, shouldStop);
  searchOnce(problem, best, effort, seed);
  if (effort.exhausted || ceiling() >= bound) return null;
  const { point, tangent } = relaxed;
  const start = { point, moneyPrice: tangent.multipliers[problem.budgetRow], value: best.value };
  const found = proveJointly(problem, problem.domain, start, ceiling(), effort);
  if (found === null || found.bound >= bound) return null;
  return { tree: { joint: 0 }, tangents: [], joint: [found.proof], bound: found.bound };
}

/** Replaces the best plan by a better one that annealing finds. */
function searchOnce(problem: SelectionProblem, best: Incumbent, effort: Effort, seed: number): void {
  const pairs = Math.min(SEARCH.pairs, SEARCH.share * effort.limit);
  const plan = annealedPlan(problem, best.vehicles, new Effort(pairs, () => effort.exhausted, effort), seed);
  if (!plan?.use.feasible || plan.state.value() <= best.value) return;
  best.value = plan.state.value();
  best.vehicles = plan.vehicles.slice();
}
