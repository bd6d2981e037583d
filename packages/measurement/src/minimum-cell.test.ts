import { expect, test } from 'vitest';
import { defaultMinimumCell, isTooFew, meetsMinimumCell } from './minimum-cell.ts';

test('49 panel persons are too few, 50 are enough, and 0 discloses nobody', () => {
  expect(defaultMinimumCell).toBe(50);
  const counts = [0, 1, 49, 50, 51];
  expect(counts.map((count) => meetsMinimumCell(count, 50))).toEqual([false, false, false, true, true]);
  expect(counts.map((count) => isTooFew(count, 50))).toEqual([false, true, true, false, false]);
  expect(isTooFew(9, 10)).toBe(true);
  expect(meetsMinimumCell(10, 10)).toBe(true);
});
