import type { Market } from './market.ts';
import type { CubeRow } from './placement-cube.ts';

/** What placements can be added up by. */
type Key = 'brand' | 'city' | 'medium' | 'form' | 'month';

export interface Spend {
  readonly spendFen: number;
  readonly units: number;
  readonly placements: number;
  readonly firstSeen: string;
  readonly lastSeen: string;
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

/** The market's spend by some keys, the largest first; equal amounts in the order of their keys. */
export function spendBy<Chosen extends Key>(
  market: Market,
  keys: readonly Chosen[],
): (Pick<CubeRow, Chosen> & Spend)[] {
  const sums = new Map<string, Pick<CubeRow, Chosen> & Spend>();
  for (const row of market.rows) {
    const key = keys.map((name) => row[name]).join('|');
    const before = sums.get(key);
    sums.set(
      key,
      before === undefined
        ? row
        : {
            ...before,
            spendFen: before.spendFen + row.spendFen,
            units: before.units + row.units,
            placements: before.placements + row.placements,
            firstSeen: earlier(before.firstSeen, row.firstSeen),
            lastSeen: later(before.lastSeen, row.lastSeen),
          },
    );
  }
  return [...sums]
    .sort((a, b) => b[1].spendFen - a[1].spendFen || (a[0] < b[0] ? -1 : 1))
    .map(([, row]) => row);
}

export function sumFen(rows: readonly Pick<Spend, 'spendFen'>[]): number {
  return rows.reduce((sum, row) => sum + row.spendFen, 0);
}

/** A part of a whole; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

/** Growth against an earlier amount; null where there is none to compare with. */
export function growthOf(now: number, then: number | null): number | null {
  return then !== null && then > 0 ? now / then - 1 : null;
}
