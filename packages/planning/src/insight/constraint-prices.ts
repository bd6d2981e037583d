import type { RateStore } from '@ooh/measurement/rate-store';
import type { Certificate } from '../certificate.ts';
import type { RateProblem } from '../rate-problem.ts';
import { selectRates, type RateControl } from '../select-rates.ts';

/** A problem with one of its constraints relaxed. */
export interface Relaxation {
  /** The relaxed constraint and the amount, in Chinese. */
  readonly text: string;
  /** Allows every plan that the original problem allows, and more. */
  readonly problem: RateProblem;
  /** The relaxed row of the original problem (0 is the budget), with the step in its unit. */
  readonly row?: { readonly index: number; readonly by: number };
}

/** Gain of relaxing one constraint: found by a new selection, and its upper bound. */
export interface ConstraintPrice {
  readonly text: string;
  /** Value of the new choice minus that of the old one; never negative, as the old plan is still allowed. */
  readonly gain: number;
  /** Proved upper bound of the gain of any plan of the relaxed problem over the old one. */
  readonly atMost: number;
  /**
   * The step valued at the row's price in the old proof (the greatest among the tangents). Where that proof
   * is one tangent and the objective concave, the gain is proved to be no more than this and the old gap; where
   * it branches it is an estimate. Null if the constraint is not a row.
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
  /** Control of each search; called for each, so that each has its own time limit. */
  readonly controlOf: () => RateControl;
  readonly shouldStop?: () => boolean;
  readonly onPrice?: (done: number, of: number) => void;
}

/**
 * Prices constraints: each is relaxed separately and the plan selected again, starting from the old one. Those left
 * when `shouldStop` becomes true are skipped.
 * @param base certificate of the plan chosen under all constraints
 * @throws RangeError when a relaxation does not allow the old plan
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
