/** A medium that may be bought and the people whom it brings nearer to k passages, by number, with how many passages. */
export interface OpenRow {
  readonly medium: number;
  readonly price: number;
  readonly who: Int32Array;
  readonly times: Uint8Array;
}

/** A plan and what may be bought besides: people whom that can never bring to k passages are left out and have no number. */
export interface OpenPlan {
  /** Weight of the people with k passages. */
  readonly worth: number;
  readonly money: number;
  readonly rows: readonly OpenRow[];
  /** By person: passages missing, at least 1, and weight. */
  readonly missing: Uint8Array;
  readonly weight: Float64Array;
  /** By person, from 0 to 1: the part of the weight that is split among rows; the rest is taken as gained. Any does. */
  readonly split: Float64Array;
}

/** Number of media that the money buys when the cheapest are bought. */
export function maxBought(prices: Iterable<number>, money: number): number {
  const rising = Float64Array.from(prices).sort();
  let left = money;
  let bought = 0;
  while (bought < rising.length && rising[bought] <= left) left -= rising[bought++];
  return bought;
}

/**
 * The plan with one medium more, or none, that may be extended by some of the rows only.
 * @param bought the row added, not among those that stay
 */
export function withRows(plan: OpenPlan, bought: OpenRow | null, stay: readonly OpenRow[]): OpenPlan {
  const money = plan.money - (bought?.price ?? 0);
  const missing = plan.missing.slice();
  let { worth } = plan;
  bought?.who.forEach((p, i) => {
    missing[p] -= Math.min(missing[p], bought.times[i]);
    if (missing[p] === 0) worth += plan.weight[p];
  });
  const rows = stay.filter(({ price }) => price <= money);
  const numbers = numbersOf(rows, missing, money);
  let kept = 0;
  for (const number of numbers) if (number >= 0) kept++;
  const left = {
    missing: new Uint8Array(kept),
    weight: new Float64Array(kept),
    split: new Float64Array(kept),
  };
  for (let p = 0; p < numbers.length; p++) {
    const number = numbers[p];
    if (number < 0) continue;
    left.missing[number] = missing[p];
    left.weight[number] = plan.weight[p];
    left.split[number] = plan.split[p];
  }
  return { worth, money, ...left, rows: rows.map((row) => renumbered(row, numbers, left.missing)) };
}

/** New numbers of the people whom the rows can bring to k passages within the money; -1 for the others. */
function numbersOf(rows: readonly OpenRow[], missing: Uint8Array, money: number): Int32Array {
  const reach = new Int32Array(missing.length);
  const largest = new Uint8Array(missing.length);
  for (const { who, times } of rows)
    for (let i = 0; i < who.length; i++) {
      const p = who[i];
      reach[p] += times[i];
      if (times[i] > largest[p]) largest[p] = times[i];
    }
  const bought = maxBought(
    rows.map(({ price }) => price),
    money,
  );
  const numbers = new Int32Array(missing.length);
  let next = 0;
  for (let p = 0; p < missing.length; p++) {
    const lacks = missing[p];
    numbers[p] = lacks > 0 && reach[p] >= lacks && bought * largest[p] >= lacks ? next++ : -1;
  }
  return numbers;
}

function renumbered(row: OpenRow, numbers: Int32Array, missing: Uint8Array): OpenRow {
  const { who, times } = row;
  let count = 0;
  for (let i = 0; i < who.length; i++) if (numbers[who[i]] >= 0) count++;
  const kept = { who: new Int32Array(count), times: new Uint8Array(count) };
  let to = 0;
  for (let i = 0; i < who.length; i++) {
    const p = numbers[who[i]];
    if (p < 0) continue;
    kept.who[to] = p;
    kept.times[to++] = Math.min(times[i], missing[p]);
  }
  return { ...row, ...kept };
}
