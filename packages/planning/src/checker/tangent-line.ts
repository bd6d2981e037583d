import type { Certificate } from '../certificate.ts';
import { totalContacts, unitRange, type Box, type CheckedCase, type ContactRows } from './checked-case.ts';
import { wholePurchases, type PurchaseLine } from './whole-purchases.ts';

type WrittenTangent = Certificate['proof']['tangents'][number];

/** A tangent's bound as a sum over media. */
export interface TangentLine {
  /** Upper bound of every plan of the box. */
  readonly total: number;
  /** The total if medium m had v units instead of its most favourable number. */
  readonly totalAt: (m: number, v: number) => number;
}

/** Half a unit in the last place of 1. */
const ROUNDING = 2 ** -53;

/**
 * Σ w·(a + b·t) majorises the value of every plan in the box, t being linear in the units; its maximum under
 * the limits is at most that with the limits priced by any numbers >= 0, separately by medium. The slack of limits
 * is counted in integers before it is priced, so that high prices cannot cancel out, and
 * the maximum rounding error is added.
 * @param laidIn the part whose contact ranges the majorants use; the box lies in it
 */
export function tangentLine(given: CheckedCase, box: Box, tangent: WrittenTangent, laidIn: Box): TangentLine {
  const { base, lineOf } = majorants(given, tangent, laidIn);
  const prices = pricesOf(given, tangent);
  const charges: { r: number; perUnit: number; perLine: number }[][] = Array.from(
    { length: given.count },
    () => [],
  );
  given.limits.forEach(({ members, perUnit, perLine }, r) => {
    if (prices[r] > 0)
      for (const m of members) charges[m].push({ r, perUnit: perUnit(m), perLine: perLine(m) });
  });
  const left = given.limits.map(({ limit }) => limit);
  const lines: PurchaseLine[] = [];
  const chosen: number[] = [];
  const use = (m: number, i: number, v: number) =>
    v > 0 ? charges[m][i].perUnit * v + charges[m][i].perLine : 0;
  const brings = (m: number, v: number) => lines[m].gain * v + (v > 0 ? lines[m].credit : 0);
  const worth = (m: number, v: number) =>
    charges[m].reduce((sum, { r }, i) => sum - prices[r] * use(m, i, v), brings(m, v));
  let total = base;
  for (let m = 0; m < given.count; m++) {
    const range = unitRange(given, box, m);
    lines.push(range ? lineOf(m) : { gain: 0, credit: 0 });
    const options = [...(box.from[m] <= 0 ? [0] : []), ...(range ?? [])];
    if (options.length === 0) return { total: -Infinity, totalAt: () => -Infinity };
    const worths = options.map((v) => worth(m, v));
    if (!worths.every(Number.isFinite)) throw new RangeError('约束乘数过大，无法计算上界');
    chosen.push(options[worths.indexOf(Math.max(...worths))]);
    total += brings(m, chosen[m]);
    charges[m].forEach(({ r }, i) => (left[r] -= use(m, i, chosen[m])));
  }
  const priced = prices.map((price, r) => (price > 0 ? price * left[r] : 0));
  const size = priced.reduce((sum, x) => sum + Math.abs(x), total);
  total = priced.reduce((sum, x) => sum + x, total) + ROUNDING * (given.people + given.count) * size;
  if (!Number.isFinite(total)) throw new RangeError('证明给出的上界不是有限的数');
  const totalAt = (m: number, v: number) =>
    charges[m].reduce(
      (sum, { r }, i) => sum - prices[r] * (use(m, i, v) - use(m, i, chosen[m])),
      total + brings(m, v) - brings(m, chosen[m]),
    );
  return { total, totalAt };
}

/** Prices of the limits per unit in which these are counted. */
function pricesOf(given: CheckedCase, { multipliers }: WrittenTangent): number[] {
  if (multipliers.length !== given.limits.length || multipliers.some((y) => !(y >= 0 && y < Infinity)))
    throw new RangeError('约束乘数的个数或符号不对');
  return multipliers.map((y, r) => (given.limits[r].ofMoney ? y * given.money.amount(1) : y));
}

/** The lines above people's values: their sum at zero contacts, and what each medium brings on them. */
function majorants(
  given: CheckedCase,
  tangent: WrittenTangent,
  laidIn: Box,
): { base: number; lineOf: (m: number) => PurchaseLine } {
  const { media, units, knee, width } = tangent;
  if (!(width > 0)) throw new RangeError('λ 的平滑宽度 width 应为正数');
  const point: number[] = Array.from({ length: given.count }, () => 0);
  media.forEach((m, i) => {
    if (m >= given.count || !(units[i] >= 0))
      throw new RangeError(`切点中的媒体 ${m} 或数量 ${units[i]} 无效`);
    point[m] = units[i];
  });
  if (tangent.whole) return wholePurchases(given, laidIn, point, contactLimits(given, laidIn));
  if (given.isConcave) {
    const tangentAt = given.majorant(0, 0);
    return tangentsOf(given, given.rows, point, (at) => tangentAt(at, knee, width));
  }
  const [low, high] = contactLimits(given, laidIn);
  const rows = given.coverings?.(laidIn, low, high, tangent.lift) ?? given.rows;
  return tangentsOf(given, rows, point, (at, p) => given.majorant(low[p], high[p])(at, knee, width));
}

/** The tangents of all people at a point, and what each medium brings on them. */
function tangentsOf(
  { people, weights }: CheckedCase,
  rows: ContactRows,
  point: readonly number[],
  tangentAt: (contacts: number, person: number) => readonly [a: number, b: number],
): { base: number; lineOf: (m: number) => PurchaseLine } {
  const { begin, person, amount, times } = rows;
  const contacts = totalContacts(people, rows, point);
  const slopes = new Float64Array(people);
  let base = 0;
  for (let p = 0; p < people; p++) {
    const [a, b] = tangentAt(contacts[p], p);
    base += weights[p] * a;
    slopes[p] = weights[p] * b;
  }
  const lineOf = (m: number): PurchaseLine => {
    const [factor, end] = [times[m], begin[m + 1]];
    let gain = 0;
    for (let e = begin[m]; e < end; e++) gain += slopes[person[e]] * (amount[e] * factor);
    return { gain, credit: 0 };
  };
  return { base, lineOf };
}

/** Fewest and most contacts of each person over the plans of the box that the budget pays. */
function contactLimits(given: CheckedCase, box: Box): [Float64Array, Float64Array] {
  const { begin, person, amount, times } = given.rows;
  const low = new Float64Array(given.people);
  const extra = new Float64Array(given.people);
  const bestPerMoney = new Float64Array(given.people);
  let money = given.budget;
  for (let m = 0; m < given.count; m++) {
    const from = Math.max(0, box.from[m]);
    const [price, factor, end] = [given.price(m), times[m], begin[m + 1]];
    if (from > 0) money -= from * price + given.fee(m);
    const more = box.to[m] - from;
    if (from === 0 && more <= 0) continue;
    for (let e = begin[m]; e < end; e++) {
      const p = person[e];
      const each = amount[e] * factor;
      low[p] = low[p] + from * each;
      if (more <= 0) continue;
      extra[p] = extra[p] + more * each;
      bestPerMoney[p] = Math.max(bestPerMoney[p], price > 0 ? each / price : Infinity);
    }
  }
  const high = low.map((t, p) => {
    const bought = bestPerMoney[p] === Infinity ? Infinity : Math.max(0, money) * bestPerMoney[p];
    return t + Math.min(extra[p], bought) * (1 + 1e-9);
  });
  return [low, high];
}
