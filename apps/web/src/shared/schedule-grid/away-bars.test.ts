import { expect, test } from 'vitest';
import { awayBars, columnsInView } from './away-bars.ts';

const bar = (id: string, start: string, end: string) => ({ id, start, end, state: 'booked' as const });
const firstDay = '2026-12-01';
const view = { from: 10, to: 20 };

test('a row with a bar in view has none away, were it for one day', () => {
  expect(awayBars([bar('a', '2026-12-01', '2026-12-11')], firstDay, view)).toEqual({});
  expect(awayBars([bar('a', '2026-12-21', '2027-02-01')], firstDay, view)).toEqual({});
});

test('a row without one names the nearest on either side', () => {
  const bars = [
    bar('long ago', '2026-01-01', '2026-02-01'),
    bar('just over', '2026-12-01', '2026-12-10'),
    bar('later', '2027-03-01', '2027-03-05'),
    bar('next', '2026-12-22', '2027-04-01'),
  ];
  expect(awayBars(bars, firstDay, view)).toEqual({ before: bars[1], after: bars[3] });
  expect(awayBars(bars.slice(0, 1), firstDay, view)).toEqual({ before: bars[0], after: undefined });
});

test('columns that show a part of themselves are in view', () => {
  expect(columnsInView(0, 280, 28)).toEqual({ from: 0, to: 9 });
  expect(columnsInView(30, 280, 28)).toEqual({ from: 1, to: 11 });
  expect(columnsInView(56, 0, 28)).toEqual({ from: 2, to: 2 });
});
