import { expect, test } from 'vitest';
import { industryBenchmarks } from './industry-benchmarks.ts';

test('contacts are held against the range of the mix of lines, by full-wrap days', () => {
  const bought = [
    { level: 'A++', fullWrapDays: 100 },
    { level: 'A', fullWrapDays: 200 },
    { level: '经纬线', fullWrapDays: 100 },
  ] as const;
  const [contacts, cpm] = industryBenchmarks(bought, 400 * 8000, 2500);
  // (10,000 + 2 × 5,000 + 1,500) / 4 and (25,000 + 2 × 12,000 + 6,000) / 4.
  expect(contacts).toMatchObject({ value: 8000, low: 5375, high: 13_750, isOutside: false });
  expect(cpm).toMatchObject({ measure: 'cpmFen', value: 2500, low: 1200, high: 6000, isOutside: false });
});

test('what lies outside its range is marked, and nothing bought has no reference', () => {
  const bought = [{ level: 'A', fullWrapDays: 10 }] as const;
  const marks = (impressions: number, cpmFen: number | null) =>
    industryBenchmarks(bought, impressions, cpmFen).map(({ isOutside }) => isOutside);
  expect(marks(10 * 78_000, 433)).toEqual([true, true]);
  expect(marks(10 * 4999, null)).toEqual([true]);
  expect(industryBenchmarks([], 0, null)).toEqual([]);
});
