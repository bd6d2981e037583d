import type { ConstraintRow, Domain, RowsByMedium } from '../constraint/constraint-row.ts';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import type { ResponseCurve } from '../objective/curve.ts';

/** What both contact forms become: whole units per medium, linear rows, a worth per person. */
export interface SelectionProblem {
  readonly matrix: ContactMatrix;
  readonly curve: ResponseCurve;
  readonly domain: Domain;
  /** Price of one unit of each medium for the whole flight, in fen. */
  readonly price: Float64Array;
  readonly rows: readonly ConstraintRow[];
  readonly byMedium: RowsByMedium;
  /** Index of the budget row. */
  readonly budgetRow: number;
}

/** Price of a plan in fen. */
export function costOf(problem: SelectionProblem, vehicles: ArrayLike<number>): number {
  let cost = 0;
  for (let m = 0; m < problem.price.length; m++) cost += problem.price[m] * vehicles[m];
  return cost;
}
