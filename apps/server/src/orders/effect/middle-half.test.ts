import fc from 'fast-check';
import { expect, test } from 'vitest';
import { middleHalf } from './middle-half.ts';

test('quartiles of a worked example', () => {
  expect(middleHalf([1, 2, 3, 4])).toEqual({ median: 2.5, low: 1.75, high: 3.25 });
  expect(middleHalf([7])).toEqual({ median: 7, low: 7, high: 7 });
  expect(middleHalf([])).toBeNull();
});

test('the middle lies between the ends, and these within the values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 40 }), (values) => {
      const found = middleHalf(values);
      if (found === null) throw new Error('no middle of some values');
      const { median, low, high } = found;
      expect(low).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThanOrEqual(Math.min(...values) - 0.5);
      expect(high).toBeLessThanOrEqual(Math.max(...values) + 0.5);
    }),
  );
});
