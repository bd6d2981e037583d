import type { ConstraintRow, Domain, RowsByMedium } from '../constraint/constraint-row.ts';
import { amountOf, type MoneyUnit } from '../constraint/whole-money.ts';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import type { ResponseCurve } from '../objective/curve.ts';

/** The common form of both contact forms: whole units per medium, linear rows, a value per person. */
export interface SelectionProblem {
  readonly matrix: ContactMatrix;
  readonly curve: ResponseCurve;
  readonly domain: Domain;
  /** Price of one unit of each medium for the whole flight, in whole units of money. */
  readonly price: Float64Array;
  /** Price of using each medium at all, paid once, in whole units of money. */
  readonly linePrice: Float64Array;
  /** Price of a free unit where gains are compared per price. */
  readonly freePrice: number;
  readonly money: MoneyUnit;
  readonly rows: readonly ConstraintRow[];
  readonly byMedium: RowsByMedium;
  /** Index of the budget row. */
  readonly budgetRow: number;
}

/** A millionth of the lowest positive price, so that free units come first with finite keys, in any currency unit. */
export function freePriceOf(...prices: readonly Float64Array[]): number {
  let least = Infinity;
  for (const price of prices) for (const each of price) if (each > 0 && each < least) least = each;
  return least < Infinity ? least * 1e-6 : 1;
}

/** Price of changing a medium's units; negative for a saving. The first unit pays for the line too. */
export function priceOfMove(
  { price, linePrice }: Pick<SelectionProblem, 'price' | 'linePrice'>,
  m: number,
  from: number,
  to: number,
): number {
  return price[m] * (to - from) + linePrice[m] * (Number(to > 0) - Number(from > 0));
}

/** Price of a plan in the caller's money. */
export function costOf(problem: SelectionProblem, vehicles: ArrayLike<number>): number {
  let cost = 0;
  for (let m = 0; m < problem.price.length; m++) cost += priceOfMove(problem, m, 0, vehicles[m]);
  return amountOf(cost, problem.money);
}
