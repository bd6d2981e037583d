import { expect, test } from 'vitest';
import { costText, gainText, pointsText } from './gain-text.ts';

test('a gain is told in percentage points with its interval, in the same digits', () => {
  expect(gainText({ value: 0.018, low: 0.009, high: 0.027 })).toBe(
    '到达率 +1.80 个百分点（95% 区间 +0.90 至 +2.70）',
  );
  expect(gainText({ value: 0.0004, low: 0.0001, high: 0.0007 })).toBe(
    '到达率 +0.040 个百分点（95% 区间 +0.010 至 +0.070）',
  );
  expect(gainText({ value: 0.018, low: 0.009, high: 0.027 }, 'effective-reach')).toMatch(
    /^3\+ 到达率 \+1\.80/u,
  );
  expect([pointsText(-0.02), pointsText(0), pointsText(-1e-9)]).toEqual(['−2.00', '+0.000', '+0.000']);
});

test('a change costs more, less or the same', () => {
  expect([costText(0), costText(12_345), costText(-2_000_000)]).toEqual([
    '费用不变',
    '增加 ¥123.45',
    '节省 ¥2.0 万',
  ]);
});
