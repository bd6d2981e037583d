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
  expect(prepareWeeks(daysOf(20, 10), 20)).toEqual([
    { name: '第 1 周', planned: 70, actual: 63 },
    { name: '第 2 周（至 11-10）', planned: 30, actual: 27 },
    { name: '第 3 周', planned: 60, actual: null },
  ]);
  expect(weekChart(daysOf(20, 10), 20).summary).toContain('90.0%');
});

test('a last week of fewer days is whole once they have passed', () => {
  expect(prepareWeeks(daysOf(9, 9), 9).at(-1)).toEqual({ name: '第 2 周', planned: 20, actual: 18 });
});

test('reach is shown up to the last week with as-run data', () => {
  const weeks = [
    { week: 1, isAfter: false, plannedShare: 0.1, actualShare: 0.09 },
    { week: 2, isAfter: false, plannedShare: 0.2, actualShare: null },
  ];
  expect(reachChart(weeks, '2026-11-05').summary).toBe(
    '截至 2026-11-05（第 1 周），累计到达 9.0%；计划到第 1 周末为 10.0%。',
  );
});

test('what was made good after the campaign stands apart and makes no further week', () => {
  const later = { date: '2026-11-20', planned: 0, actual: 5 };
  const days = [...daysOf(14, 14), later, { ...later, date: '2026-11-21' }];
  expect(prepareWeeks(days, 14)).toEqual([
    { name: '第 1 周', planned: 70, actual: 63 },
    { name: '第 2 周', planned: 70, actual: 63 },
    { name: '期后补刊', planned: 0, actual: 10 },
  ]);
  expect(weekChart(days, 14).summary).toBe('已投放的 2 周按执行测算曝光 126，为同期计划的 90.0%。');
  const weeks = [
    { week: 1, isAfter: false, plannedShare: 0.1, actualShare: 0.09 },
    { week: 2, isAfter: true, plannedShare: 0.1, actualShare: 0.1 },
  ];
  const chart = reachChart(weeks, '2026-11-21');
  expect(chart.kind === 'curve' && chart.categories).toEqual(['第 1 周', '期后补刊']);
  expect(chart.summary).toContain('截至 2026-11-21（第 1 周），累计到达 9.0%');
  expect(chart.summary).toContain('期后补刊使累计到达升至 10.0%');
});
