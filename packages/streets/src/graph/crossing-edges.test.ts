import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { XY } from '../plane/path.ts';
import { crossingPairs, segmentsCross } from './crossing-edges.ts';

test('two segments cross inside both; a touch is no crossing', () => {
  expect(segmentsCross([0, 0], [4, 4], [0, 4], [4, 0])).toBe(true);
  expect(segmentsCross([0, 0], [4, 4], [4, 4], [8, 0])).toBe(false);
  expect(segmentsCross([0, 0], [4, 0], [2, 0], [2, 5])).toBe(false);
  expect(segmentsCross([0, 0], [4, 0], [0, 1], [4, 1])).toBe(false);
});

test('the pairs are those that comparing all with all finds', () => {
  const place = fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 }));
  fc.assert(
    fc.property(fc.array(fc.array(place, { minLength: 2, maxLength: 4 }), { maxLength: 12 }), (paths) => {
      const expected: [number, number][] = [];
      for (const [i, a] of paths.entries())
        for (const [j, b] of paths.entries()) {
          if (j <= i) continue;
          const doCross = a.some((from: XY, k) =>
            b.some(
              (start: XY, m) =>
                k + 1 < a.length && m + 1 < b.length && segmentsCross(from, a[k + 1], start, b[m + 1]),
            ),
          );
          if (doCross) expected.push([i, j]);
        }
      const found = crossingPairs(paths).map(([i, j]) => `${i}-${j}`);
      expect(found.sort()).toEqual(expected.map(([i, j]) => `${i}-${j}`).sort());
    }),
  );
});
