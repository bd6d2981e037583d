import { expect, test } from 'vitest';
import { prepareDistributionChart, prepareReachTable, prepareWeeklyChart } from './prepare-reach.ts';
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

test('charts say in one sentence what they show', () => {
  expect(prepareDistributionChart(evaluationForTest).summary).toBe(
    '60.0% 的 TA 未接触，15.0% 接触 3 次及以上。',
  );
  expect(prepareWeeklyChart(evaluationForTest).summary).toBe(
    '第 3 周末累计到达 40.0%，第 2 周已达到其中八成。',
  );
  expect(prepareWeeklyChart({ ...evaluationForTest, weeklyReach: [] }).summary).toBe('没有投放周。');
});
