import { expect, test } from 'vitest';
import { prepareWeeks, reachChart, weekChart } from './prepare-weeks.ts';

/** Ten planned a day, nine as run, up to the day `passed`. */
const daysOf = (count: number, passed: number) =>
  Array.from({ length: count }, (_, day) => ({
    date: `2026-11-${String(day + 1).padStart(2, '0')}`,
    planned: 10,
    actual: day < passed ? 9 : null,
  }));

test('of the week under way plan and as-run are of the same days', () => {
  expect(prepareWeeks(daysOf(20, 10))).toEqual([
    { name: '第 1 周', planned: 70, actual: 63 },
    { name: '第 2 周（至 11-10）', planned: 30, actual: 27 },
    { name: '第 3 周', planned: 60, actual: null },
  ]);
  expect(weekChart(daysOf(20, 10)).summary).toContain('90.0%');
});

test('a last week of fewer days is whole once they have passed', () => {
  expect(prepareWeeks(daysOf(9, 9)).at(-1)).toEqual({ name: '第 2 周', planned: 20, actual: 18 });
});

test('reach is told up to the last week that as-run knows', () => {
  const weeks = [
    { week: 1, plannedShare: 0.1, actualShare: 0.09 },
    { week: 2, plannedShare: 0.2, actualShare: null },
  ];
  expect(reachChart(weeks, '2026-11-05').summary).toBe(
    '截至 2026-11-05（第 1 周），累计到达 9.0%；计划到第 1 周末为 10.0%。',
  );
});
