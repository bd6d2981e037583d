import type { BoundProof } from '../bound/bound-tree.ts';
import type { Incumbent } from '../bound/branch-and-bound.ts';
import { proveJointly } from '../bound/joint/prove-jointly.ts';
import type { RelaxedBound } from '../bound/relaxation.ts';
import { Effort } from './effort.ts';
import type { SelectionControl } from './select-plan.ts';
import type { SelectionProblem } from './selection-problem.ts';

/** Gap from which on media are counted jointly, and which that aims at. */
export const JOINT_GAP = 0.15;

/**
 * A bound by counting media jointly, where the others leave a wide gap for passages with k >= 2. Null where it is no
 * lower than the bound known, or where the caller gives it no effort (`jointLimit`).
 */
export function jointPhase(
  problem: SelectionProblem,
  best: Incumbent,
  relaxed: RelaxedBound,
  bound: number,
  { jointLimit = 0, shouldStop }: SelectionControl,
): BoundProof | null {
  const ceiling = best.value / (1 - JOINT_GAP);
  if (jointLimit <= 0 || ceiling >= bound || problem.curve.k === 1) return null;
  const effort = new Effort(jointLimit, shouldStop);
  if (effort.exhausted) return null;
  const { point, tangent } = relaxed;
  const start = { point, moneyPrice: tangent.multipliers[problem.budgetRow], value: best.value };
  const found = proveJointly(problem, problem.domain, start, ceiling, effort);
  if (found === null || found.bound >= bound) return null;
  return { tree: { joint: 0 }, tangents: [], joint: [found.proof], bound: found.bound };
}
