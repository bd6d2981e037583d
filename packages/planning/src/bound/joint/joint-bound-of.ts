import type { StepColumns } from './columns.ts';
import type { LinearProgram } from './linear-program.ts';
import type { StepModel } from './step-model.ts';

/** What multipliers prove: every plan is worth at most `total` plus the reduced values of the columns it has. */
export interface StepBound {
  readonly total: number;
  /** At most 0, by column. */
  readonly reduced: Float64Array;
}

/**
 * The bound of a step for any multipliers >= 0. What the rows leave of a column's value is moved to columns that are
 * at least as large in every plan, up to the media, which compete for the budget.
 */
export function boundOfStep({ needs, columns, program }: StepModel, multipliers: Float64Array): StepBound {
  const values = program.objective.slice();
  let total = needs.base + subtractRows(program, multipliers, values);
  const before = values.slice(0, columns.media.length);
  movePairShares(columns, values);
  moveTriples(columns, values);
  movePairs(columns, values, before);
  moveShares(columns, values);
  moveOutside(columns, values);
  for (let y = columns.first.y; y < columns.first.s; y++) {
    if (values[y] <= 0) continue;
    total += values[y];
    values[y] = 0;
  }
  const media = knapsack(columns, values);
  for (let x = 0; x < columns.media.length; x++)
    values[x] = Math.min(0, values[x] - media.price * columns.price[x]);
  return { total: total + media.value, reduced: values };
}

/** Subtracts every row times its multiplier from the values, and gives what the limits cost. */
function subtractRows(program: LinearProgram, multipliers: Float64Array, values: Float64Array): number {
  const { rowCount, start, column, value, limit } = program;
  let cost = 0;
  for (let i = 0; i < rowCount; i++) {
    const each = multipliers[i];
    if (!(each > 0)) continue;
    cost += each * limit[i];
    const end = start[i + 1];
    for (let e = start[i]; e < end; e++) values[column[e]] -= each * value[e];
  }
  return cost;
}

/** What is left of `rest` after filling up a column's value to 0. */
function filled(values: Float64Array, column: number, rest: number): number {
  const hole = -values[column];
  if (!(hole > 0)) return rest;
  const moved = Math.min(rest, hole);
  values[column] += moved;
  return rest - moved;
}

function movePairShares({ first, pairShares }: StepColumns, values: Float64Array): void {
  const { pair, shareA, shareB } = pairShares;
  for (let i = 0; i < pair.length; i++) {
    let rest = values[first.v + i];
    if (rest <= 0) continue;
    values[first.v + i] = 0;
    rest = filled(values, pair[i], rest);
    rest = filled(values, shareA[i], rest);
    values[pair[i]] += filled(values, shareB[i], rest);
  }
}

function moveTriples({ first, triples }: StepColumns, values: Float64Array): void {
  const { ab, ac, bc } = triples;
  for (let i = 0; i < ab.length; i++) {
    let rest = values[first.t + i];
    if (rest <= 0) continue;
    values[first.t + i] = 0;
    rest = filled(values, ab[i], rest);
    rest = filled(values, ac[i], rest);
    values[ab[i]] += filled(values, bc[i], rest);
  }
}

/** @param before values of the media before any move: the rest goes to the medium that was worth less for its price */
function movePairs({ first, pairs, price }: StepColumns, values: Float64Array, before: Float64Array): void {
  const { a, b } = pairs;
  for (let i = 0; i < a.length; i++) {
    let rest = values[first.z + i];
    if (rest <= 0) continue;
    values[first.z + i] = 0;
    rest = filled(values, a[i], rest);
    rest = filled(values, b[i], rest);
    const cheaper = before[b[i]] / price[b[i]] < before[a[i]] / price[a[i]] ? b[i] : a[i];
    values[cheaper] += rest;
  }
}

function moveShares({ first, shareMedium, sharePerson }: StepColumns, values: Float64Array): void {
  for (let i = 0; i < shareMedium.length; i++) {
    let rest = values[first.e + i];
    if (rest <= 0) continue;
    values[first.e + i] = 0;
    rest = filled(values, shareMedium[i], rest);
    values[shareMedium[i]] += filled(values, sharePerson[i], rest);
  }
}

function moveOutside({ first, outside, persons, corePosition }: StepColumns, values: Float64Array): void {
  const { start, medium, amount } = persons;
  outside.forEach((p, i) => {
    const each = values[first.s + i];
    if (each <= 0) return;
    values[first.s + i] = 0;
    for (let e = start[p]; e < start[p + 1]; e++)
      if (corePosition[medium[e]] < 0) values[medium[e]] += each * amount[e];
  });
}

/** The media's value at most within the budget, bought in parts, and the worth of one unit of money. */
function knapsack({ price, budget }: StepColumns, values: Float64Array): { value: number; price: number } {
  const worth = price.map((each, x) => values[x] / each);
  const order = Uint32Array.from(price.keys())
    .filter((x) => values[x] > 0)
    .sort((i, j) => worth[j] - worth[i] || i - j);
  let left = budget;
  let value = 0;
  for (const x of order) {
    if (price[x] > left) return { value: value + worth[x] * left, price: worth[x] };
    left -= price[x];
    value += values[x];
  }
  return { value, price: 0 };
}
