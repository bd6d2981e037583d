import type { LineGroup, RateObjective, RateProblem } from '../rate-problem.ts';
import type { MoneyUnit } from './whole-money.ts';
import type { ConstraintName, ConstraintRow, Domain } from './constraint-row.ts';

/** Allowed vehicles by medium; a must-have raises lo, an exclusion lowers hi to 0. */
export function rateDomain(problem: Pick<RateProblem, 'media'>): Domain {
  const lo = new Int32Array(problem.media.length);
  const hi = new Int32Array(problem.media.length);
  const least = new Int32Array(problem.media.length);
  problem.media.forEach((medium, m) => {
    least[m] = Math.max(1, medium.minVehicles ?? 1);
    hi[m] = medium.excluded || medium.maxVehicles < least[m] ? 0 : medium.maxVehicles;
    const must = medium.mustHaveVehicles ?? 0;
    lo[m] = must > 0 ? Math.max(must, least[m]) : 0;
  });
  return { lo, hi, least };
}

/** Constraints of a plan, independent of its value. */
export type PlanTerms = Omit<RateProblem, 'objective'> & {
  readonly objective?: RateObjective;
  /** Unit of prices and budgets; absent: fen. */
  readonly money?: MoneyUnit;
};

/** All rows of a problem; the budget is row 0. */
export function rateRows(problem: PlanTerms): ConstraintRow[] {
  const everything = problem.media.map((_, m) => m);
  const price = (m: number) => problem.media[m].pricePerVehicleFen;
  const charge = (m: number) => problem.media[m].pricePerLineFen ?? 0;
  const rows: ConstraintRow[] = [];
  const add = (
    name: ConstraintName,
    media: readonly number[],
    bound: number,
    perVehicle: (m: number) => number,
    perLine: number | ((m: number) => number),
  ) =>
    rows.push({
      name,
      bound,
      media: Uint32Array.from(media),
      perVehicle: Float64Array.from(media, perVehicle),
      perLine: Float64Array.from(media, typeof perLine === 'number' ? () => perLine : perLine),
    });
  add({ kind: 'budget' }, everything, problem.budgetFen, price, charge);
  if (problem.maxLines !== undefined) add({ kind: 'maxLines' }, everything, problem.maxLines, () => 0, 1);
  if (problem.minLines) add({ kind: 'minLines' }, everything, -problem.minLines, () => 0, -1);
  problem.groups?.forEach((limits: LineGroup, group) => {
    const { media } = limits;
    if (limits.budgetFen !== undefined)
      add({ kind: 'groupBudget', group }, media, limits.budgetFen, price, charge);
    if (limits.maxLines !== undefined)
      add({ kind: 'groupMaxLines', group }, media, limits.maxLines, () => 0, 1);
    if (limits.minLines) add({ kind: 'groupMinLines', group }, media, -limits.minLines, () => 0, -1);
    if (limits.maxVehicles !== undefined)
      add({ kind: 'groupMaxVehicles', group }, media, limits.maxVehicles, () => 1, 0);
    if (limits.minVehicles) add({ kind: 'groupMinVehicles', group }, media, -limits.minVehicles, () => -1, 0);
  });
  problem.apart?.forEach((members, set) => add({ kind: 'apart', set }, members, 1, () => 0, 1));
  return rows;
}
