import { BestBuy } from './best-buy.ts';
import type { OpenPlan, OpenRow } from './open-rows.ts';

/** What is gained whatever is bought, and by row what any plan gains besides at most by buying it. */
export interface Gains {
  readonly sure: number;
  readonly byRow: Float64Array;
}

export const pricesOf = ({ rows }: OpenPlan): Float64Array => Float64Array.from(rows, ({ price }) => price);

/**
 * A person who misses d passages and gets them counts once. The part of it that is split is given to the rows
 * bought by n / d (together 1 or more); the rest is counted as sure.
 */
export function splitGains({ rows, missing, weight, split }: OpenPlan): Gains {
  const each = new Float64Array(weight.length);
  for (let p = 0; p < weight.length; p++) each[p] = (weight[p] * split[p]) / missing[p];
  const byRow = new Float64Array(rows.length);
  for (let r = 0; r < rows.length; r++) {
    const { who, times } = rows[r];
    let sum = 0;
    for (let i = 0; i < who.length; i++) sum += each[who[i]] * times[i];
    byRow[r] = sum;
  }
  let sure = 0;
  for (let p = 0; p < weight.length; p++) sure += weight[p] * (1 - split[p]);
  return { sure, byRow };
}

/**
 * A plan with other splits: less of the people whom the shares bought serve more than once, more of those whom they do
 * not serve, by a step that takes off a part of the excess over the ceiling. Any splits are valid, so this affects the strength only.
 */
export function resplit(plan: OpenPlan, shares: Float64Array, excess: number): OpenPlan {
  const { rows, missing, weight, split } = plan;
  const over = new Float64Array(missing.length).fill(-1);
  rows.forEach(({ who, times }, r) => {
    if (shares[r] === 0) return;
    for (let i = 0; i < who.length; i++) over[who[i]] += (shares[r] * times[i]) / missing[who[i]];
  });
  let size = 0;
  for (let p = 0; p < over.length; p++) {
    if (over[p] < 0 ? split[p] >= 1 : split[p] <= 0) over[p] = 0;
    size += weight[p] * over[p] ** 2;
  }
  if (size === 0) return plan;
  const step = Math.min(1, excess / size);
  const other = new Float64Array(split.length);
  for (let p = 0; p < split.length; p++) other[p] = Math.min(1, Math.max(0, split[p] - step * over[p]));
  return { ...plan, split: other };
}

/** Who is met by which rows. */
interface MetBy {
  readonly begin: Int32Array;
  readonly row: Int32Array;
  readonly times: Uint8Array;
}

function metBy({ rows, missing }: OpenPlan): MetBy {
  const begin = new Int32Array(missing.length + 1);
  for (const { who } of rows) for (let i = 0; i < who.length; i++) begin[who[i] + 1]++;
  for (let p = 0; p < missing.length; p++) begin[p + 1] += begin[p];
  const at = begin.slice();
  const row = new Int32Array(begin[missing.length]);
  const times = new Uint8Array(begin[missing.length]);
  rows.forEach((each, r) => {
    for (let i = 0; i < each.who.length; i++) {
      const to = at[each.who[i]]++;
      row[to] = r;
      times[to] = each.times[i];
    }
  });
  return { begin, row, times };
}

/**
 * The gains of splitGains by row, limited by what goes with a row. A person who still misses r passages besides those of row a has
 * them from other rows bought, whose min(n, r) / r add up to 1 or more; a's part of the person is split among them by
 * these. So a's parts are at most what the money left buys of them. This holds for any set of people of whom the others are
 * counted in full: for those without passages in the plan, and for all.
 */
export function limitedGains(plan: OpenPlan, k: number): { byRow: Float64Array; pairs: number } {
  const { rows, money } = plan;
  const met = metBy(plan);
  const buy = new BestBuy(pricesOf(plan));
  const byRow = new Float64Array(rows.length);
  let pairs = 0;
  for (let a = 0; a < rows.length; a++) {
    const parts = partsOf(plan, met, rows[a], k);
    const { begun, begunAlone, fresh, freshAlone } = parts;
    pairs += parts.pairs + 2 * rows.length;
    const left = money - rows[a].price;
    const freshMost = Math.min(fresh, freshAlone + buy.inWhole(parts.withFresh, left, a));
    byRow[a] = Math.min(begun + freshMost, begunAlone + freshAlone + buy.inWhole(parts.withAll, left, a));
  }
  return { byRow, pairs };
}

/**
 * The parts that a row gets of people begun and fresh, those of them that it brings to k passages alone, and by
 * other row how much of the rest goes with it, of fresh people and of all.
 */
function partsOf({ rows, missing, weight, split }: OpenPlan, met: MetBy, { who, times }: OpenRow, k: number) {
  const withFresh = new Float64Array(rows.length);
  const withAll = new Float64Array(rows.length);
  let [begun, begunAlone, fresh, freshAlone, pairs] = [0, 0, 0, 0, 0];
  for (let i = 0; i < who.length; i++) {
    const p = who[i];
    const rest = missing[p] - times[i];
    const part = (weight[p] * split[p] * times[i]) / missing[p];
    const isFresh = missing[p] === k;
    if (isFresh) fresh += part;
    else begun += part;
    if (rest > 0) pairs += addParts(isFresh ? withFresh : withAll, met, p, part, rest);
    else if (isFresh) freshAlone += part;
    else begunAlone += part;
  }
  for (let b = 0; b < rows.length; b++) withAll[b] += withFresh[b];
  return { begun, begunAlone, fresh, freshAlone, withFresh, withAll, pairs };
}

/** Splits a part of a person among the rows that meet them, by how much of the rest each brings. */
function addParts(
  to: Float64Array,
  { begin, row, times }: MetBy,
  p: number,
  part: number,
  rest: number,
): number {
  const each = part / rest;
  const end = begin[p + 1];
  for (let j = begin[p]; j < end; j++) {
    const n = times[j];
    to[row[j]] += n < rest ? each * n : part;
  }
  return end - begin[p];
}
