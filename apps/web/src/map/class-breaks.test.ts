import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classBreaks, classOf, spreadPalette } from './class-breaks.ts';

test('quantile classes hold equally many values', () => {
  const values = [1, 2, 3, 4, 50, 60, 700, 800];
  const breaks = classBreaks(values, 4, 'quantile');
  expect(breaks).toEqual({ lows: [1, 3, 50, 700], high: 800 });
  expect(values.map((value) => classOf(value, breaks))).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('equal classes span equally much', () => {
  expect(classBreaks([0, 1, 100], 4, 'equal')).toEqual({ lows: [0, 25, 50, 75], high: 100 });
});

test('one repeated value makes one class, no value none', () => {
  expect(classBreaks([5, 5, 5], 5, 'quantile')).toEqual({ lows: [5], high: 5 });
  expect(classBreaks([], 5, 'equal').lows).toEqual([]);
  expect(classOf(3, classBreaks([], 5, 'equal'))).toBe(-1);
  expect(classOf(null, classBreaks([1, 2], 2, 'equal'))).toBe(-1);
});

test('every value falls into the class whose bounds hold it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 80 }),
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom('quantile' as const, 'equal' as const),
      (values, classes, method) => {
        const breaks = classBreaks(values, classes, method);
        expect(breaks.lows.length).toBeLessThanOrEqual(classes);
        for (const value of values) {
          const at = classOf(value, breaks);
          expect(value).toBeGreaterThanOrEqual(breaks.lows[at]);
          if (at + 1 < breaks.lows.length) expect(value).toBeLessThan(breaks.lows[at + 1]);
        }
      },
    ),
  );
});

test('a short legend keeps both ends of the palette', () => {
  expect(spreadPalette(['a', 'b', 'c', 'd', 'e'], 2)).toEqual(['a', 'e']);
  expect(spreadPalette(['a', 'b', 'c', 'd', 'e'], 3)).toEqual(['a', 'c', 'e']);
  expect(spreadPalette(['a', 'b', 'c', 'd', 'e'], 1)).toEqual(['e']);
});
