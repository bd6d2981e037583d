import type { TriedPlans } from '../tried-plans.ts';
import { coreMedia } from './core-media.ts';
import { Exclusions } from './exclusions.ts';
import { jointPart } from './part.ts';
import { readProof } from './read-proof.ts';
import { stepBound, type StepBound } from './step-bound.ts';
import { StepColumns } from './step-columns.ts';

/** Tolerance of sums, as a share of the weights or the bound. */
const ROUNDING = 1e-9;

/**
 * The bound that a joint proof gives for the plans of a box within their budget: its ceiling or, if that is more, the
 * least bound of its steps. Rows and columns follow from the data (docs/methods/joint-proofs.md); the proof has
 * multipliers only, and any multipliers give a true bound.
 * @param proof as in `JointProof`, not yet verified
 * @returns value in the unit of the weights, at least the value of every plan
 * @throws RangeError naming the fault, in Chinese, where the proof is not as it should be or too large to be checked
 */
export function jointBound(plans: TriedPlans, proof: unknown): number {
  const { ceiling, steps } = readProof(proof, plans.instance.mediaCount);
  const part = jointPart(plans);
  if (part === null) return ceiling;
  const media = coreMedia(part, steps);
  const exclusions = new Exclusions(part, media);
  let least = Infinity;
  let visited = 0;
  steps.forEach((step, i) => {
    const columns = new StepColumns(part, media, exclusions, step);
    const bound = named(i, () => stepBound(columns, step, visited));
    visited = bound.visited;
    least = Math.min(least, bound.total + bound.margin);
    if (i === steps.length - 1) return;
    const margin = Math.max(ROUNDING * Math.max(1, Math.abs(bound.total), part.totalWeight), bound.margin);
    exclusions.exclude(columns, bound.costs, bound.mediumCosts, ceiling - margin - bound.total);
  });
  return Math.max(ceiling, least);
}

/** A step's bound; faults name the step. */
function named(i: number, find: () => StepBound): StepBound {
  try {
    return find();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`joint 第 ${i + 1} 步：${error.message}`, { cause: error });
  }
}
