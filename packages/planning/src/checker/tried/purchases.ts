import { maxBought } from './open-rows.ts';

/** Purchases kept at most; where there are more, two at a time are joined to a cheaper and better one. */
const MOST_KEPT = 2000;

/** Spent amounts, ascending, each with a gain that exceeds those of all amounts before. */
interface Purchases {
  readonly spent: Float64Array;
  readonly gain: Float64Array;
  readonly count: number;
}

/**
 * The most that whole purchases gain, for any amount of money up to the one given: the undominated pairs of an amount spent and a gain are
 * listed row by row.
 * @returns the gain for an amount, and the steps taken
 */
export function mostByMoney(
  prices: Float64Array,
  gains: Float64Array,
  money: number,
): { readonly at: (amount: number) => number; readonly steps: number } {
  let all: Purchases = { spent: Float64Array.of(0), gain: Float64Array.of(0), count: 1 };
  let steps = prices.length;
  for (const r of usefulRows(prices, gains, money)) {
    all = thinned(joined(all, prices[r], gains[r], money));
    steps += all.count;
  }
  const { spent, gain, count } = all;
  const at = (amount: number) => {
    let [low, high] = [0, count];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (spent[middle] <= amount) low = middle;
      else high = middle;
    }
    return gain[low];
  };
  return { at, steps };
}

/** Rows that gain something, without those for which others that cost no more and gain no less always suffice. */
function usefulRows(prices: Float64Array, gains: Float64Array, money: number): number[] {
  const most = maxBought(prices, money);
  const useful: number[] = [];
  for (const r of [...prices.keys()].sort((x, y) => gains[y] - gains[x])) {
    if (!(gains[r] > 0) || prices[r] > money) continue;
    if (useful.filter((other) => prices[other] <= prices[r]).length < most) useful.push(r);
  }
  return useful;
}

/** The purchases with and without one more row, in order of the amount, without dominated ones. */
function joined({ spent, gain, count }: Purchases, price: number, worth: number, money: number): Purchases {
  const next = { spent: new Float64Array(2 * count), gain: new Float64Array(2 * count) };
  let kept = 0;
  let best = -1;
  let i = 0;
  let j = 0;
  while (i < count || j < count) {
    const without = i < count ? spent[i] : Infinity;
    const withRow = j < count ? spent[j] + price : Infinity;
    if (Math.min(without, withRow) > money) break;
    const isWith = withRow < without;
    const gained = isWith ? gain[j] + worth : gain[i];
    const amount = isWith ? withRow : without;
    if (isWith) j++;
    else i++;
    if (gained <= best) continue;
    // Of equal amounts only the better one stays.
    if (kept > 0 && next.spent[kept - 1] === amount) kept--;
    best = gained;
    next.spent[kept] = amount;
    next.gain[kept++] = gained;
  }
  return { ...next, count: kept };
}

/** At most MOST_KEPT purchases: every second amount with the gain of the one after it, which is no less than true. */
function thinned(all: Purchases): Purchases {
  if (all.count <= MOST_KEPT) return all;
  const count = (all.count + 1) >> 1;
  const spent = new Float64Array(count);
  const gain = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    spent[i] = all.spent[2 * i];
    gain[i] = all.gain[Math.min(2 * i + 1, all.count - 1)];
  }
  return { spent, gain, count };
}
