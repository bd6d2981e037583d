import type { Figure } from '@ooh/contract/domain/figure';
import { expect } from 'vitest';

/** Two screens that say one thing, in words, by what was compared. */
export interface FigurePairs {
  readonly names: ReadonlySet<string>;
  /** Holds figures of one thing against each other, to nine digits, bounds and withholding included. */
  figures(pair: string, one: Readonly<Record<string, Figure>>, other: Readonly<Record<string, Figure>>): void;
  /** Holds numbers of one thing against each other, to nine digits; null is equal to null alone. */
  numbers(pair: string, one: readonly (number | null)[], other: readonly (number | null)[]): void;
}

function expectClose(pair: string, mine: number | null, theirs: number | null): void {
  if (mine === null || theirs === null) expect({ pair, figure: mine }).toEqual({ pair, figure: theirs });
  else expect(mine / (theirs || 1), pair).toBeCloseTo(theirs === 0 ? mine : 1, 9);
}

/** Counts the pairs of screens whose figures were compared. */
export function figurePairs(): FigurePairs {
  const names = new Set<string>();
  return {
    names,
    figures(pair, one, other) {
      expect(Object.keys(other)).toEqual(expect.arrayContaining(Object.keys(one)));
      for (const [name, { value, low, high, suppressed }] of Object.entries(one)) {
        const same = other[name];
        const what = `${pair}: ${name}`;
        expect({ what, suppressed }).toEqual({ what, suppressed: same.suppressed });
        expectClose(what, value, same.value);
        expectClose(what, low, same.low);
        expectClose(what, high, same.high);
      }
      expect(
        Object.values(one).some(({ value }) => value !== null),
        `${pair} says something`,
      ).toBe(true);
      names.add(pair);
    },
    numbers(pair, one, other) {
      expect({ pair, count: one.length }).toEqual({ pair, count: other.length });
      expect(
        one.some((value) => value !== null && value !== 0),
        `${pair} says something`,
      ).toBe(true);
      one.forEach((value, at) => expectClose(pair, value, other[at]));
      names.add(pair);
    },
  };
}
