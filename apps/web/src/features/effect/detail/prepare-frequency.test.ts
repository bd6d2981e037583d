import { expect, test } from 'vitest';
import { frequencyChart, reachAtLeastChart } from './prepare-frequency.ts';

const row = (
  contacts: number,
  plannedPersons: number,
  actualPersons: number | null,
  isOpenEnded = false,
) => ({
  contacts,
  isOpenEnded,
  plannedPersons,
  actualPersons,
});

test('people without contact are stated in words, not as a bar', () => {
  const chart = frequencyChart({ distribution: [row(0, 60, 80), row(1, 30, 15), row(2, 10, 5, true)] });
  expect(chart.categories).toEqual(['1', '2+']);
  expect(chart.series[1].values).toEqual([15, 5]);
  expect(chart.summary).toBe('目标人群中没有接触的：计划 60.0%，按执行测算 80.0%。');
});

test('withheld people are a gap, not zero', () => {
  const chart = frequencyChart({ distribution: [row(0, 60, null), row(1, 40, null, true)] });
  expect(chart.series[1].values).toEqual([null]);
  expect(chart.summary).toContain('按执行测算 样本不足');
  expect(
    reachAtLeastChart({ reachAtLeast: [{ k: 3, plannedShare: 0.2, actualShare: null }] }).summary,
  ).toContain('按执行测算 样本不足');
});
