import { expect, test } from 'vitest';
import { blankCells } from './competitor-blanks.ts';

test('a blank is where the industry spends at least its median and the own brand nothing', () => {
  const cell = (cityCode: string, marketFen: number, ownFen: number) => ({ cityCode, marketFen, ownFen });
  const cells = [cell('a', 100, 0), cell('b', 300, 10), cell('c', 500, 0), cell('d', 0, 0)];
  // Median of 100, 300 and 500.
  expect(blankCells(cells).map(({ cityCode }) => cityCode)).toEqual(['c']);
  expect(blankCells([])).toEqual([]);
});
