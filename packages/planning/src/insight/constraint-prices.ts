import type { RateStore } from '@ooh/measurement/rate-store';
import type { Certificate } from '../certificate.ts';
import type { RateProblem } from '../rate-problem.ts';
import { selectRates, type RateControl } from '../select-rates.ts';

/** A problem with one of its constraints loosened. */
export interface Relaxation {
  /** What is loosened and by how much, in Chinese. */
  readonly text: string;
  /** Allows every plan that the original problem allows, and more. */
  readonly problem: RateProblem;
  /** The row of the original problem that is loosened (0 is the budget), with the loosening in its unit. */
  readonly row?: { readonly index: number; readonly by: number };
}

/** What loosening one constraint brings, by choosing anew, and at most. */
export interface ConstraintPrice {
  readonly text: string;
  /** Value of the new choice less that of the old one; never negative, as the old plan is still allowed. */
  readonly gain: number;
  /** Proved: no plan that the loosened problem allows is worth more than the old one by more than this. */
  readonly atMost: number;
  /**
   * What the row's price in the old proof (its greatest among the tangents) says of the step. Where that proof
   * is one tangent and the objective concave, the gain is proved to be no more than this and the old gap; where
   * it branches it is an estimate. Null for what is no row.
   */
  readonly byDual: number | null;
  /** The new choice. */
  readonly certificate: Certificate;
}

/** Greatest price of a row among the tangents of a proof; 0 where the proof has none. */
export function rowPrice(certificate: Certificate, row: number): number {
  return Math.max(0, ...certificate.proof.tangents.map((tangent) => tangent.multipliers[row] ?? 0));
}

export interface PricesControl {
  /** How each search is steered; asked anew for each, so that each has its own time limit. */
  readonly controlOf: () => RateControl;
  readonly shouldStop?: () => boolean;
  readonly onPrice?: (done: number, of: number) => void;
}

/**
 * Prices constraints: each is loosened alone and the plan chosen anew, starting from the old one. Those left
 * when `shouldStop` turns true are left out.
 * @param base certificate of the plan chosen under all constraints
 * @throws RangeError when a relaxation forbids the old plan
 */
export function constraintPrices(
  store: RateStore,
  base: Certificate,
  relaxations: readonly Relaxation[],
  { controlOf, shouldStop, onPrice }: PricesControl,
): ConstraintPrice[] {
  const prices: ConstraintPrice[] = [];
  for (const { text, problem, row } of relaxations) {
    if (shouldStop?.()) break;
    const start = base.plan.map((line) => ({ ...line, days: problem.media[line.medium].days }));
    const found = selectRates(store, problem, { ...controlOf(), start });
    if (found.status !== 'planned' || found.value < base.value * (1 - 1e-9))
      throw new RangeError(`「${text}」不是对原条件的放宽`);
    prices.push({
      text,
      gain: Math.max(0, found.value - base.value),
      atMost: Math.max(0, found.bound - base.value),
      byDual: row === undefined ? null : rowPrice(base, row.index) * row.by,
      certificate: found.certificate,
    });
    onPrice?.(prices.length, relaxations.length);
  }
  return prices;
}
