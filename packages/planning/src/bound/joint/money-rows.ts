import type { StepColumns } from './columns.ts';
import { floorFraction } from './fractions.ts';
import type { StepRows } from './step-rows.ts';

/** The rows of money: the budget, and the budget of the plans with a medium or a pair. */
export function writeMoneyRows(rows: StepRows, columns: StepColumns): void {
  const { price, budget } = columns;
  const shares = price.map((each) => floorFraction(each, budget));
  rows.begin('budget');
  shares.forEach((share, x) => rows.term(x, share));
  rows.end();
  writeMediumRows(rows, columns, shares);
  writePairRows(rows, columns, shares);
}

/** Σ_b (c_b / B) z_ab <= ((B - c_a) / B) x_a. */
function writeMediumRows(rows: StepRows, columns: StepColumns, shares: Float64Array): void {
  const { media, core, pairs, price, budget } = columns;
  rows.begin('moneyWithMedium');
  core.forEach((a, i) => {
    const at = i * core.length;
    let isEmpty = true;
    for (let j = 0; j < core.length; j++) {
      const z = pairs.at[at + j];
      if (z < 0) continue;
      isEmpty = false;
      rows.term(z, shares[core[j]]);
    }
    if (isEmpty) return;
    rows.term(a, floorFraction(price[a] - budget, budget));
    rows.end(media[a]);
  });
}

/** Σ_c (c_c / B) t_abc <= ((B - c_a - c_b) / B) z_ab, where the money does not buy all c. */
function writePairRows(rows: StepRows, columns: StepColumns, shares: Float64Array): void {
  const { media, pairs, triples, price, budget, first } = columns;
  const { start, third, triple } = triples.byPair;
  rows.begin('moneyWithPair');
  for (let i = 0; i < pairs.a.length; i++) {
    const left = budget - price[pairs.a[i]] - price[pairs.b[i]];
    let sum = 0;
    for (let e = start[i]; e < start[i + 1]; e++) sum += price[third[e]];
    if (sum <= left) continue;
    for (let e = start[i]; e < start[i + 1]; e++) rows.term(first.t + triple[e], shares[third[e]]);
    rows.term(first.z + i, floorFraction(-left, budget));
    rows.end(media[pairs.a[i]], media[pairs.b[i]]);
  }
}
