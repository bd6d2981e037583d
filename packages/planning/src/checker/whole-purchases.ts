import type { Box, CheckedCase } from './checked-case.ts';

/** What one medium brings at most in a bound: per unit, and once when it is used. */
export interface PurchaseLine {
  readonly gain: number;
  readonly credit: number;
}

/** A person's purchase in the relaxed plan: contacts of the whole purchase, and the share of it that is made. */
interface Purchase {
  readonly contacts: number;
  readonly share: number;
}

/** Shares of which no more is left than this are taken for whole. */
const NOTHING = 1e-9;

/**
 * The greatest d with d <= sure + Σ share·min(contacts, d): where d lies between two purchases in order of size, the
 * smaller ones count in full and of the larger ones d each.
 */
export function levelOf(sure: number, purchases: readonly Purchase[]): number {
  const sorted = [...purchases].sort((a, b) => a.contacts - b.contacts);
  let small = sorted.reduce((sum, { contacts, share }) => sum + share * contacts, sure);
  let large = 0;
  let edge = Infinity;
  for (let i = sorted.length; ; i--) {
    if (1 - large <= NOTHING) return edge;
    const d = small / (1 - large);
    const below = i === 0 ? 0 : sorted[i - 1].contacts;
    if (i === 0 || d >= below * (1 - 1e-13)) return Math.min(Math.max(d, 0), edge);
    small = Math.max(0, small - sorted[i - 1].share * below);
    large += sorted[i - 1].share;
    edge = below;
  }
}

/**
 * Bound of a concave value where a medium is bought whole. With L the tangent of the value F of one person at
 * t* = low + d, every plan satisfies F(t) <= L(low + what is sure) + Σ over purchases u of max(L(low + u), F(low + u)) −
 * L(low): the first purchase beyond d is counted exactly, and whatever comes after it gains F less than it is
 * counted for, as F is concave. Media certain to be used count on L by units.
 */
export function wholePurchases(
  given: CheckedCase,
  laidIn: Box,
  point: readonly number[],
  low: readonly number[],
): { base: number; lineOf: (m: number) => PurchaseLine } {
  const { rise } = given;
  if (!rise) throw new RangeError('切点的 whole 只用于频次目标为 1 的接触率形式');
  const isSure = (m: number) => laidIn.from[m] > 0;
  const least = (m: number) => Math.max(1, given.least(m));
  const bought = (m: number) => Math.max(point[m], least(m));
  const sure: number[] = Array.from({ length: given.people }, () => 0);
  const purchases: Purchase[][] = sure.map(() => []);
  point.forEach((v, m) => {
    if (v === 0) return;
    given.each(m, (p, perUnit) => {
      if (isSure(m)) sure[p] += (v - laidIn.from[m]) * perUnit;
      else
        purchases[p].push({
          contacts: bought(m) * perUnit,
          share: v / bought(m),
        });
    });
  });
  let base = 0;
  const people = sure.map((more, p) => {
    const d = levelOf(Math.max(0, more), purchases[p]);
    const t = low[p] + d;
    const slope = rise(t);
    const height = given.worth(t);
    base += given.weight(p) * (height - slope * t);
    return { d, slope, foot: height - slope * d };
  });
  const lineOf = (m: number): PurchaseLine => {
    let gain = 0;
    let credit = 0;
    given.each(m, (p, perUnit) => {
      const { d, slope, foot } = people[p];
      const u = bought(m) * perUnit;
      if (isSure(m) || u <= d) gain += given.weight(p) * slope * perUnit;
      else {
        const own = rise(low[p] + u);
        gain += given.weight(p) * own * perUnit;
        credit += given.weight(p) * (given.worth(low[p] + u) - foot - own * u);
      }
    });
    return { gain, credit };
  };
  return { base, lineOf };
}
