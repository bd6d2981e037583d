/**
 * The figures of a plan, derived from sums over persons. Both contact forms (rate and passage) use it, so
 * their conservation laws are the same: Σ distribution = universe, Σ n·distribution = impressions.
 */

/** A mask over panel persons: non-zero = member. */
export type PersonMask = Uint8Array;

export interface ReachFigures {
  /** Σ w over the audience: people represented. */
  readonly universe: number;
  /** Panel persons in the audience, unweighted. */
  readonly personsInPanel: number;
  /** Panel persons in the audience who can meet the plan at all, unweighted. */
  readonly personsExposed: number;
  /** Kish's effective sample of the audience, (Σw)² / Σw². */
  readonly effectiveSample: number;
  /** Contacts in the audience, duplicated (曝光人次). */
  readonly impressions: number;
  /** People with at least one contact (触达人数), = reachAtLeast[1]. */
  readonly reach: number;
  /** reachAtLeast[k] = people with at least k contacts, k = 0 … maxFrequency; [0] is the universe. */
  readonly reachAtLeast: number[];
  /** distribution[n] = people with n contacts, n < maxFrequency; the last item counts maxFrequency or more. */
  readonly distribution: number[];
  /** impressions / reach; null when nobody is reached. */
  readonly frequency: number | null;
  /** Mean contacts of people with at least k, Σ w·E[N; N ≥ k] / R_k; null where there are none. [0] is the mean of all. */
  readonly frequencyOfReachedAtLeast: (number | null)[];
}

/** Sums over the persons of an audience. */
export interface ReachSums {
  readonly universe: number;
  readonly squaredWeights: number;
  readonly personsInPanel: number;
  readonly personsExposed: number;
  readonly impressions: number;
  /** Length maxFrequency + 1, the last item open-ended. */
  readonly distribution: Float64Array;
}

const ratio = (numerator: number, denominator: number): number | null =>
  denominator > 0 ? numerator / denominator : null;

/** Derives every figure from the sums. Tails are added from the top, so small ones keep their relative accuracy. */
export function reachFigures(sums: ReachSums): ReachFigures {
  const { distribution, impressions, universe } = sums;
  const top = distribution.length - 1;
  const reachAtLeast = Array.from(distribution);
  const contactsAtLeast = Array.from(distribution, () => 0);
  let below = 0;
  for (let n = 1; n < top; n++) below += n * distribution[n];
  // Everyone in the open class has at least `top` contacts, which limits the rounding error of the difference.
  contactsAtLeast[top] = Math.max(top * distribution[top], impressions - below);
  for (let n = top - 1; n >= 0; n--) {
    reachAtLeast[n] += reachAtLeast[n + 1];
    contactsAtLeast[n] = contactsAtLeast[n + 1] + n * distribution[n];
  }
  reachAtLeast[0] = universe;
  return {
    universe,
    personsInPanel: sums.personsInPanel,
    personsExposed: sums.personsExposed,
    effectiveSample: sums.squaredWeights > 0 ? (universe * universe) / sums.squaredWeights : 0,
    impressions,
    reach: reachAtLeast[1],
    reachAtLeast,
    distribution: Array.from(distribution),
    frequency: ratio(impressions, reachAtLeast[1]),
    frequencyOfReachedAtLeast: contactsAtLeast.map((contacts, k) => ratio(contacts, reachAtLeast[k])),
  };
}

/** Throws RangeError unless `maxFrequency` is an integer from 1 to 100. */
export function assertMaxFrequency(maxFrequency: number): void {
  if (Number.isInteger(maxFrequency) && maxFrequency >= 1 && maxFrequency <= 100) return;
  throw new RangeError(`maxFrequency ${maxFrequency} is not an integer from 1 to 100`);
}

/** Throws RangeError when the length of a mask differs from the panel's. */
export function assertMask(mask: PersonMask | null | undefined, personCount: number): void {
  if (!mask || mask.length === personCount) return;
  throw new RangeError(`a mask of ${mask.length} persons for a panel of ${personCount}`);
}
