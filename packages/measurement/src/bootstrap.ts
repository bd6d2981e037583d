/**
 * Person bootstrap within expansion strata (Rao and Wu 1988): a second method for a plan's intervals, without
 * linearisation. Seeded, so results are reproducible.
 */
import { atLeastByPerson, type Interval, type PlanIntervals, type SampleDesign } from './interval.ts';
import type { RandomSource } from './random.ts';
import { assertMask, type PersonMask } from './reach-figures.ts';

/** Persons by stratum, one-person strata pooled: `members` grouped, group g at start[g] … start[g + 1]. */
const groupByStratum = (strata: SampleDesign['strata']): { members: Uint32Array; start: number[] } => {
  const byStratum = new Map<number, number[]>();
  for (let i = 0; i < strata.length; i++) {
    const group = byStratum.get(strata[i]);
    if (group) group.push(i);
    else byStratum.set(strata[i], [i]);
  }
  const groups = [...byStratum.values()];
  const pooled = groups.filter((group) => group.length === 1).flat();
  const kept = [...groups.filter((group) => group.length > 1), ...(pooled.length > 0 ? [pooled] : [])];
  const start = [0];
  for (const group of kept) start.push(start[start.length - 1] + group.length);
  return { members: Uint32Array.from(kept.flat()), start };
};

/**
 * Weight factors of one replicate (Rao–Wu with n_h − 1 draws, each counting n_h/(n_h − 1)); a
 * group of one keeps factor 1.
 */
const replicateFactors = (
  members: Uint32Array,
  start: readonly number[],
  random: RandomSource,
  factors: Float64Array,
): void => {
  factors.fill(0);
  for (let g = 0; g + 1 < start.length; g++) {
    const n = start[g + 1] - start[g];
    const draws = Math.max(1, n - 1);
    for (let d = 0; d < draws; d++) factors[members[start[g] + random.below(n)]] += n / draws;
  }
};

/**
 * Draws weight factors of bootstrap replicates, one array of persons per call, by the same rule as
 * `bootstrapIntervals`: a replicate of any estimator is the estimator at weights times factors.
 */
export function bootstrapFactors(strata: SampleDesign['strata']): (random: RandomSource) => Float64Array {
  const { members, start } = groupByStratum(strata);
  return (random) => {
    const factors = new Float64Array(strata.length);
    replicateFactors(members, start, random, factors);
    return factors;
  };
}

const summarise = (estimate: number, values: Float64Array): Interval => {
  const sorted = values.toSorted();
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  const squares = values.reduce((sum, v) => sum + (v - mean) * (v - mean), 0);
  const quantile = (q: number): number => {
    // Interpolated between order statistics so that a further draw is below with probability q (Weibull's definition).
    const at = Math.min(sorted.length - 1, Math.max(0, q * (sorted.length + 1) - 1));
    const below = Math.floor(at);
    const above = Math.min(sorted.length - 1, below + 1);
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
  };
  const standardError = Math.sqrt(squares / (values.length - 1));
  return { estimate, standardError, low: quantile(0.025), high: quantile(0.975) };
};

/**
 * Percentile intervals of a plan's figures by the person bootstrap within strata. The same seed gives the
 * same interval. Cost: replicates × persons. The interval of frequency is null when a replicate reaches nobody.
 */
export function bootstrapIntervals(
  design: SampleDesign,
  contacts: Float64Array,
  random: RandomSource,
  options: { readonly audience?: PersonMask | null; readonly replicates?: number } = {},
): Omit<PlanIntervals, 'shareAtLeast'> {
  const { audience = null, replicates = 200 } = options;
  assertMask(audience, contacts.length);
  if (replicates < 2) throw new RangeError(`${replicates} replicates make no interval`);
  const [met] = atLeastByPerson(contacts, 1);
  const figures = (factors: Float64Array | null): [number, number, number] => {
    let [universe, reach, impressions] = [0, 0, 0];
    for (let i = 0; i < contacts.length; i++) {
      if (audience !== null && audience[i] === 0) continue;
      const w = design.weights[i] * (factors === null ? 1 : factors[i]);
      universe += w;
      reach += w * met[i];
      impressions += w * contacts[i];
    }
    return [universe, reach, impressions];
  };
  const [universe, reach, impressions] = figures(null);
  if (!(universe > 0)) throw new RangeError('an audience of nobody has no interval');
  const { members, start } = groupByStratum(design.strata);
  const factors = new Float64Array(contacts.length);
  const drawn = [0, 1, 2, 3].map(() => new Float64Array(replicates));
  for (let b = 0; b < replicates; b++) {
    replicateFactors(members, start, random, factors);
    const [u, r, i] = figures(factors);
    drawn[0][b] = r;
    drawn[1][b] = u > 0 ? r / u : 0;
    drawn[2][b] = i;
    drawn[3][b] = i / r;
  }
  const finite = drawn[3].every((value) => Number.isFinite(value));
  return {
    reach: summarise(reach, drawn[0]),
    reachShare: summarise(reach / universe, drawn[1]),
    impressions: summarise(impressions, drawn[2]),
    frequency: finite ? summarise(impressions / reach, drawn[3]) : null,
  };
}
