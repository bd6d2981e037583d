import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expNegative } from './exp-negative.ts';

it('is e^−x within two units in the last place, and 0 where that is subnormal', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 707.9, noNaN: true }), (x) => {
      const expected = Math.exp(-x);
      expect(Math.abs(expNegative(x) - expected)).toBeLessThanOrEqual(2 ** -51 * expected);
    }),
    { numRuns: 2_000 },
  );
  expect(expNegative(0)).toBe(1);
  expect(expNegative(708)).toBe(0);
  expect(expNegative(Infinity)).toBe(0);
});
