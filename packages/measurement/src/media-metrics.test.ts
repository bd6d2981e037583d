import { expect, test } from 'vitest';
import { costPerRatingPointFen, grossRatingPoints, targetGroupIndex } from './media-metrics.ts';

test('TGI is 100 where a share equals that of the base, and null without a base', () => {
  expect(targetGroupIndex(0.2, 0.2)).toBe(100);
  expect(targetGroupIndex(0.3, 0.2)).toBeCloseTo(150, 10);
  expect(targetGroupIndex(0, 0.2)).toBe(0);
  expect([targetGroupIndex(null, 0.2), targetGroupIndex(0.3, null), targetGroupIndex(0.3, 0)]).toEqual([
    null,
    null,
    null,
  ]);
});

test('2.5 million impressions on a million persons are 250 points; ¥50,000 for them are ¥200 per point', () => {
  const grp = grossRatingPoints(2_500_000, 1_000_000);
  expect(grp).toBe(250);
  expect(costPerRatingPointFen(5_000_000, grp)).toBe(20_000);
  expect(costPerRatingPointFen(5_000_000, 0)).toBeNull();
  expect(costPerRatingPointFen(5_000_000, null)).toBeNull();
});
