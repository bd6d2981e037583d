import { expect, test } from 'vitest';
import {
  growthText,
  prepareDistributionChart,
  prepareReachTable,
  prepareWeeklyChart,
} from './prepare-reach.ts';
import { evaluationForTest } from './testing/evaluation-for-test.ts';

test('the table sums to the audience and says so', () => {
  const table = prepareReachTable(evaluationForTest);
  expect(table.total.persons).toBe(1000);
  expect(table.total.share).toBeCloseTo(1, 12);
  expect(table.isComplete).toBe(true);
  expect(table.rows.map((row) => row.contacts)).toEqual(['0', '1', '2', '3+']);
  expect(table.rows[0].atLeastPersons).toBeNull();
  expect(table.rows[3]).toMatchObject({ atLeastPersons: 150, atLeastShare: 0.15 });
});

test('a table that misses persons does not claim to be complete', () => {
  const distribution = evaluationForTest.distribution.slice(1);
  expect(prepareReachTable({ ...evaluationForTest, distribution }).isComplete).toBe(false);
});

const measuredOnly = {
  ...evaluationForTest,
  weeklyReach: evaluationForTest.weeklyReach.map((week) => ({
    ...week,
    modelledShare: null,
    fixedShare: null,
  })),
  reachGrowth: null,
};

test('weeks beyond the panel’s stand on a shade, with both models leaving from the measured week', () => {
  const chart = prepareWeeklyChart(evaluationForTest);
  expect(chart.shade).toEqual({ from: 1, name: '样本周之外，外推' });
  expect(chart.series.map((series) => series.values)).toEqual([
    [0.2, 0.33, 0.4],
    [0.2, 0.35, 0.44],
    [0.2, 0.31, 0.37],
  ]);
  expect(chart.summary).toBe(
    '样本实测一周，其后为外推：第 3 周末，样本周重复 40.0%，增长 r 模型 44.0%，固定 r 37.0%。',
  );
  expect(growthText(evaluationForTest)).toContain('r(t) = 0.42 × (t ÷ 7)^0.31');
  const measured = prepareWeeklyChart(measuredOnly);
  expect([measured.series.length, measured.shade]).toEqual([1, undefined]);
  expect(growthText(measuredOnly)).toBeNull();
});

test('charts say in one sentence what they show', () => {
  expect(prepareDistributionChart(evaluationForTest).summary).toBe(
    '60.0% 的 TA 未接触，15.0% 接触 3 次及以上。',
  );
  expect(prepareWeeklyChart(measuredOnly).summary).toBe('第 3 周末累计到达 40.0%，第 2 周已达到其中八成。');
  expect(prepareWeeklyChart({ ...evaluationForTest, weeklyReach: [] }).summary).toBe('没有投放周。');
});
