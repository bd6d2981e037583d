import { expect, test } from 'vitest';
import { modelRangeOf, modelRangeReason, modelRangeText } from './model-range.ts';

const calibration = {
  name: '校准系数',
  value: 0.36,
  low: 0.24,
  high: 0.54,
  shareAtLow: 0.473,
  shareAtHigh: 0.586,
};
const attention = { ...calibration, name: '注意比例', shareAtLow: 0.456 };

test('the range is that of the calibration, in words with its ends, and none of a plan without vehicles', () => {
  const sensitivity = [calibration, attention];
  expect(modelRangeOf({ vehicles: 3, sensitivity })).toBe(calibration);
  expect(modelRangeOf({ vehicles: 0, sensitivity })).toBeUndefined();
  expect(modelRangeOf({ vehicles: 3, sensitivity: [] })).toBeUndefined();
  expect(modelRangeText(calibration)).toBe('校准区间 47.3% – 58.6%');
  expect(modelRangeReason(calibration)).toContain('0.24–0.54');
});
