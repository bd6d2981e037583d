import { monthBefore } from '@ooh/contract/domain/months';
import { expect, test } from 'vitest';
import { blankCells, type VoiceCell } from './blank-cells.ts';
import { firstMonth } from './market-months.ts';

const cell = (cityCode: string, marketFen: number, ownFen: number): VoiceCell => ({
  cityCode,
  cityName: cityCode,
  mediumId: 2,
  mediumName: '公交候车亭',
  marketFen,
  ownFen,
  sos: marketFen === 0 ? null : ownFen / marketFen,
  rivals: [],
});

test('a blank is where the industry spends at least its median and the own brand nothing', () => {
  const cells = [cell('a', 100, 0), cell('b', 300, 10), cell('c', 500, 0), cell('d', 0, 0)];
  // Median of 100, 300 and 500.
  expect(blankCells(cells, 5).map(({ cityCode }) => cityCode)).toEqual(['c']);
  expect(blankCells([], 5)).toEqual([]);
});

test('months are counted over the turn of a year', () => {
  expect(monthBefore('2026-02', 3)).toBe('2025-11');
  expect(firstMonth('2026-10', 12)).toBe('2025-11');
  expect(firstMonth(null, 12)).toBeUndefined();
});
