import { bootstrapFactors } from '@ooh/measurement/bootstrap';
import type { SampleDesign } from '@ooh/measurement/interval';
import type { RandomSource } from '@ooh/measurement/random';
import { contactsOf, type ContactMatrix } from '../objective/contact-matrix.ts';
import { responseAt, type ResponseCurve } from '../objective/curve.ts';

/** A plan with the data for evaluating it on resampled persons. */
export interface ResampledPlan {
  /** All persons of the sample, those outside the audience with weight 0: persons are drawn from all. */
  readonly matrix: ContactMatrix;
  readonly curve: ResponseCurve;
  readonly strata: SampleDesign['strata'];
  readonly units: ArrayLike<number>;
  /** The plan selected with these weights of persons: units per medium; null when stopped. */
  readonly choose: (weights: Float64Array) => ArrayLike<number> | null;
}

/** Statistics of one medium over the replicates. */
export interface MediumRobustness {
  readonly medium: number;
  /** Units in the plan; 0 when it is not part of it. */
  readonly units: number;
  /** Share of the replicates that choose it. */
  readonly chosenShare: number;
  /** Mean units in the replicates that choose it; 0 when none does. */
  readonly meanUnits: number;
  /** Rank by gain in the plan (1 = most): on the sample, and the middle 90 % of the replicates. Null outside the plan. */
  readonly rank: { readonly here: number; readonly low: number; readonly high: number } | null;
}

export interface Robustness {
  readonly replicates: number;
  /** The plan's value: on the sample, and its percentile interval (95 %) over the replicates. */
  readonly value: { readonly here: number; readonly low: number; readonly high: number };
  /** Relative shortfall of the plan against the replicate's own choice: mean and 95th percentile. */
  readonly regret: { readonly mean: number; readonly high: number };
  /** Mean share of the plan's media that a replicate also chooses. */
  readonly kept: number;
  /** Media of the plan and of any replicate, most frequently chosen first. */
  readonly media: readonly MediumRobustness[];
}

export interface RobustnessControl {
  readonly random: RandomSource;
  /** Default 50. */
  readonly replicates?: number;
  readonly shouldStop?: () => boolean;
  readonly onReplicate?: (done: number, of: number) => void;
}

/** Quantile of a sorted list, with linear interpolation. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = Math.floor(at);
  const above = Math.min(sorted.length - 1, below + 1);
  return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
}

/** Value of the plan by person, and gain by medium of the plan; both linear in the weights. */
function worthByPerson({ matrix, curve, units }: ResampledPlan) {
  const contacts = contactsOf(matrix, units);
  const worth = contacts.map((t) => responseAt(curve, t));
  const media = Array.from({ length: matrix.mediaCount }, (_, m) => m).filter((m) => units[m] > 0);
  const added = media.map((m) =>
    Float64Array.from({ length: matrix.rowStart[m + 1] - matrix.rowStart[m] }, (_, i) => {
      const e = matrix.rowStart[m] + i;
      const t = contacts[matrix.persons[e]];
      const without = Math.max(0, t - units[m] * matrix.scale[m] * matrix.amounts[e]);
      return responseAt(curve, t) - responseAt(curve, without);
    }),
  );
  const valueOf = (weights: Float64Array, given: ArrayLike<number> = worth) =>
    weights.reduce((sum, w, p) => sum + w * given[p], 0);
  const ranksOf = (weights: Float64Array): number[] => {
    const gains = added.map((each, i) => {
      const from = matrix.rowStart[media[i]];
      return each.reduce((sum, part, at) => sum + part * weights[matrix.persons[from + at]], 0);
    });
    const order = [...gains.keys()].sort((a, b) => gains[b] - gains[a] || a - b);
    const ranks = gains.map(() => 0);
    order.forEach((i, at) => (ranks[i] = at + 1));
    return ranks;
  };
  return { media, valueOf, ranksOf };
}

/**
 * Chooses again on bootstrap replicates of the persons (within strata, like the intervals) and reports how
 * often each medium is chosen again, how the plan's value and the ranks of its media vary, and how far the plan
 * falls behind the replicates' choices. The same seed gives the same result unless `shouldStop` ended it.
 * Null when no replicate was finished.
 */
export function robustness(
  plan: ResampledPlan,
  { random, replicates = 50, shouldStop, onReplicate }: RobustnessControl,
): Robustness | null {
  const { matrix, units } = plan;
  const draw = bootstrapFactors(plan.strata);
  const { media, valueOf, ranksOf } = worthByPerson(plan);
  const values: number[] = [];
  const regrets: number[] = [];
  const ranks: number[][] = [];
  const timesChosen = new Float64Array(matrix.mediaCount);
  const unitsChosen = new Float64Array(matrix.mediaCount);
  let kept = 0;
  for (let b = 0; b < replicates; b++) {
    if (shouldStop?.()) break;
    const factors = draw(random);
    const weights = matrix.weights.map((w, p) => w * factors[p]);
    const own = plan.choose(weights);
    if (own === null) break;
    const value = valueOf(weights);
    const best = valueOf(
      weights,
      contactsOf(matrix, own).map((t) => responseAt(plan.curve, t)),
    );
    values.push(value);
    regrets.push(best > 0 ? Math.max(0, (best - value) / best) : 0);
    ranks.push(ranksOf(weights));
    for (let m = 0; m < matrix.mediaCount; m++) {
      if (own[m] === 0) continue;
      timesChosen[m]++;
      unitsChosen[m] += own[m];
    }
    kept += media.length === 0 ? 1 : media.filter((m) => own[m] > 0).length / media.length;
    onReplicate?.(values.length, replicates);
  }
  const done = values.length;
  if (done === 0) return null;
  const here = ranksOf(matrix.weights);
  const rankOf = (m: number): MediumRobustness['rank'] => {
    const i = media.indexOf(m);
    if (i < 0) return null;
    const seen = ranks.map((row) => row[i]);
    return { here: here[i], low: quantile(seen, 0.05), high: quantile(seen, 0.95) };
  };
  const rows = Array.from({ length: matrix.mediaCount }, (_, medium) => medium)
    .filter((m) => units[m] > 0 || timesChosen[m] > 0)
    .map((medium) => ({
      medium,
      units: units[medium],
      chosenShare: timesChosen[medium] / done,
      meanUnits: timesChosen[medium] > 0 ? unitsChosen[medium] / timesChosen[medium] : 0,
      rank: rankOf(medium),
    }));
  return {
    replicates: done,
    value: { here: valueOf(matrix.weights), low: quantile(values, 0.025), high: quantile(values, 0.975) },
    regret: { mean: regrets.reduce((sum, r) => sum + r, 0) / done, high: quantile(regrets, 0.95) },
    kept: kept / done,
    media: rows.sort((a, b) => b.chosenShare - a.chosenShare || a.medium - b.medium),
  };
}
