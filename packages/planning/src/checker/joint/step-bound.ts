import { Moves } from './moves.ts';
import type { JointPart } from './part.ts';
import type { NamedRows, ReadStep } from './read-proof.ts';
import { jointRowKeys } from '../../joint-proof.ts';
import { RowTerms } from './row-terms.ts';
import type { StepColumns } from './step-columns.ts';
import { StepCosts } from './step-costs.ts';

/** Maximum terms that all steps visit. */
const MOST_TERMS = 3e9;

export interface StepBound {
  /** No plan without exclusions is worth more than total + margin. */
  readonly total: number;
  /** Upper bound of the rounding errors of `total` and of what `mediumCosts` and `costs` add to it. */
  readonly margin: number;
  /** What a plan with an open medium is worth less than the total, negative, or 0. */
  readonly mediumCosts: Float64Array;
  /** Reduced costs of the other columns after all moves. */
  readonly costs: StepCosts;
  /** Number of terms. */
  readonly visited: number;
}

/**
 * The bound of a step's multipliers.
 * @param spent terms that earlier steps visited
 * @throws RangeError where a row does not exist, or where there are too many terms
 */
export function stepBound(columns: StepColumns, step: ReadStep, spent: number): StepBound {
  const { part } = columns;
  const costs = new StepCosts(columns);
  for (let place = 0; place < part.media.length; place++) {
    if (columns.excluded.medium[place] !== 0) continue;
    const paid = step.money * part.share[place];
    costs.medium[place] -= paid;
    costs.rounding += 2 * paid;
  }
  const terms = new RowTerms(columns, costs);
  const before = spent + columns.core.length ** 2 + part.persons.medium.length;
  for (const rows of step.rows()) subtractRows(rows, terms, costs, before);
  const worth = part.base + step.money + new Moves(columns, costs).total();
  const { value, price, rounding } = knapsack(part, columns.excluded.medium, costs.medium);
  const total = worth + value;
  const summed = costs.rounding + rounding + part.summed + 4 * (Math.abs(worth) + Math.abs(total));
  if (!Number.isFinite(summed)) throw new RangeError('乘数过大，无法核对');
  return {
    total,
    margin: 2 ** -52 * summed,
    mediumCosts: costs.medium.map((cost, place) => Math.min(0, cost - price * part.price[place])),
    costs,
    visited: before + terms.visited,
  };
}

function subtractRows(
  { kind, keys, multipliers }: NamedRows,
  terms: RowTerms,
  costs: StepCosts,
  spent: number,
): void {
  const length = jointRowKeys[kind];
  multipliers.forEach((multiplier, row) => {
    costs.multiplier = multiplier;
    terms.add(kind, Array.from(keys.subarray(row * length, (row + 1) * length)));
    if (spent + terms.visited > MOST_TERMS) throw new RangeError('各行的项数过多，超出核对的限度');
  });
}

/**
 * Fractional knapsack over the media of positive worth, as price · budget + Σ max(0, worth − price · cost), which is an
 * upper bound at any price per unit of money.
 */
function knapsack(
  { budget, price: cost }: JointPart,
  excluded: Uint8Array,
  worth: Float64Array,
): { value: number; price: number; rounding: number } {
  const wanted = [...worth.keys()].filter((m) => excluded[m] === 0 && worth[m] > 0);
  const ratio = worth.map((w, m) => w / cost[m]);
  wanted.sort((a, b) => (ratio[a] === ratio[b] ? a - b : ratio[b] - ratio[a]));
  let left = budget;
  let price = 0;
  for (const m of wanted) {
    if (cost[m] > left) {
      price = ratio[m];
      break;
    }
    left -= cost[m];
  }
  let value = price * budget;
  let rounding = value;
  for (const m of wanted) {
    const paid = price * cost[m];
    value += Math.max(0, worth[m] - paid);
    rounding += paid + Math.abs(worth[m] - paid) + value;
  }
  return { value, price, rounding };
}
