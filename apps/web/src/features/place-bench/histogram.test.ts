import fc from 'fast-check';
import { expect, test } from 'vitest';
import { histogramOf } from './histogram.ts';

test('every known value lies in one class, whatever the values are', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.double({ min: 0, max: 1, noNaN: true }))), (values) => {
      const bars = histogramOf(values, 12);
      const known = values.filter((value) => value !== null);
      const sum = bars.reduce((all, { count }) => all + count, 0);
      expect(sum).toBe(known.some((value) => value > 0) ? known.length : 0);
    }),
  );
});

test('values too small to be divided by the number of classes are counted too', () => {
  const counts = histogramOf([Number.MIN_VALUE, 0], 12).map(({ count }) => count);
  expect([counts[0], counts[11]]).toEqual([1, 1]);
});

test('classes are of one width up to the greatest value', () => {
  expect(histogramOf([0, 0.1, 0.4, null], 2)).toEqual([
    { from: 0, to: 0.2, count: 2 },
    { from: 0.2, to: 0.4, count: 1 },
  ]);
});
