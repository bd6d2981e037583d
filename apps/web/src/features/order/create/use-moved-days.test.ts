import { expect, test } from 'vitest';
import { itemForTest } from '../testing/item-for-test.ts';
import { movedItems } from './use-moved-days.ts';

test('lines that were moved are bought on their new days, and the others stay as they are', () => {
  const items = [itemForTest(), itemForTest({ itemId: 'i-2', itemNo: 2, lineId: 'l-2' })];
  const moved = new Map([[2, { start: '2026-12-03', end: '2026-12-09' }]]);
  expect(
    movedItems(items, moved).map(({ lineId, startDate, endDate }) => [lineId, startDate, endDate]),
  ).toEqual([
    ['l-1', '2026-12-01', '2026-12-28'],
    ['l-2', '2026-12-03', '2026-12-09'],
  ]);
});
