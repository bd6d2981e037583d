import type { Box, CheckedCase, Majorant } from './checked-case.ts';

/** What one medium brings at most in a bound: per unit, and once when it is used. */
export interface PurchaseLine {
  readonly gain: number;
  readonly credit: number;
}

/** Shares of which no more is left than this are taken for whole. */
const NOTHING = 1e-9;

/** One person's purchases in the relaxed plan: contacts of each whole purchase, and the share of it that is made. */
interface Purchases {
  readonly contacts: ArrayLike<number>;
  readonly shares: ArrayLike<number>;
}

/**
 * The greatest d with d <= sure + Σ share·min(contacts, d): where d lies between two purchases in order of size, the
 * smaller ones count in full and of the larger ones d each.
 */
export function levelOf(sure: number, { contacts, shares }: Purchases): number {
  const sorted = Array.from({ length: contacts.length }, (_, i) => i).sort(
    (a, b) => contacts[a] - contacts[b],
  );
  let small = sure;
  for (const i of sorted) small += shares[i] * contacts[i];
  let large = 0;
  let edge = Infinity;
  for (let n = sorted.length; ; n--) {
    if (1 - large <= NOTHING) return edge;
    const d = small / (1 - large);
    const below = n === 0 ? 0 : contacts[sorted[n - 1]];
    if (n === 0 || d >= below * (1 - 1e-13)) return Math.min(Math.max(d, 0), edge);
    small = Math.max(0, small - shares[sorted[n - 1]] * below);
    large += shares[sorted[n - 1]];
    edge = below;
  }
}

/**
 * Bound where media are bought whole. F is the concave majorant of one person's value over the contacts that allowed
 * plans give, L its tangent at t* = low + d. Every plan satisfies F(t) <= L(low + what is sure) + Σ over purchases u of
 * max(L(low + u), F(low + u)) − L(low): the first purchase beyond d is counted exactly, and whatever comes after it
 * gains F less than it is counted for, as F is concave. Media certain to be used count on L by units.
 */
export function wholePurchases(
  given: CheckedCase,
  laidIn: Box,
  point: readonly number[],
  [low, high]: readonly [Float64Array, Float64Array],
): { base: number; lineOf: (m: number) => PurchaseLine } {
  if (!given.areRates) throw new RangeError('切点的 whole 只用于接触率形式');
  const { weights, rows } = given;
  const { begin, person, amount, times } = rows;
  const isSure = (m: number) => laidIn.from[m] > 0;
  const least = (m: number) => Math.max(1, given.least(m));
  const bought = (m: number) => Math.max(point[m], least(m));
  const sure = new Float64Array(given.people);
  const purchases = purchasesByPerson(given, (m) => point[m] !== 0 && !isSure(m), point, bought);
  point.forEach((v, m) => {
    if (v === 0 || !isSure(m)) return;
    for (let e = begin[m]; e < begin[m + 1]; e++) {
      const p = person[e];
      sure[p] = sure[p] + (v - laidIn.from[m]) * (amount[e] * times[m]);
    }
  });
  const level = new Float64Array(given.people);
  const slope = new Float64Array(given.people);
  const foot = new Float64Array(given.people);
  const majorants: Majorant[] = [];
  let base = 0;
  for (let p = 0; p < given.people; p++) {
    level[p] = levelOf(Math.max(0, sure[p]), purchases(p));
    majorants.push(given.majorant(low[p], high[p]));
    const [a, b] = majorants[p](low[p] + level[p], 0, 1);
    base += weights[p] * a;
    slope[p] = b;
    foot[p] = a + b * low[p];
  }
  const lineOf = (m: number): PurchaseLine => {
    let gain = 0;
    let credit = 0;
    const [units, areSure, factor] = [bought(m), isSure(m), times[m]];
    for (let e = begin[m]; e < begin[m + 1]; e++) {
      const p = person[e];
      const perUnit = amount[e] * factor;
      const u = units * perUnit;
      if (areSure || u <= level[p]) gain += weights[p] * slope[p] * perUnit;
      else {
        const [a, b] = majorants[p](low[p] + u, 0, 1);
        gain += weights[p] * b * perUnit;
        credit += weights[p] * (a + b * low[p] - foot[p]);
      }
    }
    return { gain, credit };
  };
  return { base, lineOf };
}

/** The purchases of every person, stored one person after the other. */
function purchasesByPerson(
  { people, count, rows }: CheckedCase,
  isBought: (m: number) => boolean,
  point: readonly number[],
  bought: (m: number) => number,
): (p: number) => Purchases {
  const { begin: first, person, amount, times } = rows;
  const end = new Uint32Array(people);
  for (let m = 0; m < count; m++)
    if (isBought(m)) for (let e = first[m]; e < first[m + 1]; e++) end[person[e]]++;
  for (let p = 1; p < people; p++) end[p] += end[p - 1];
  const begin = Uint32Array.from(end, (_, p) => (p === 0 ? 0 : end[p - 1]));
  const at = begin.slice();
  const contacts = new Float64Array(people === 0 ? 0 : end[people - 1]);
  const shares = new Float64Array(contacts.length);
  for (let m = 0; m < count; m++) {
    if (!isBought(m)) continue;
    const units = bought(m);
    const share = point[m] / units;
    for (let e = first[m]; e < first[m + 1]; e++) {
      const to = at[person[e]]++;
      contacts[to] = units * (amount[e] * times[m]);
      shares[to] = share;
    }
  }
  return (p) => ({
    contacts: contacts.subarray(begin[p], end[p]),
    shares: shares.subarray(begin[p], end[p]),
  });
}
