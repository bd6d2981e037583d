import { expect, test } from 'vitest';
import { modelRangeOf } from './model-range.ts';

const calibration = {
  name: '校准系数',
  value: 0.36,
  low: 0.24,
  high: 0.54,
  shareAtLow: 0.473,
  shareAtHigh: 0.586,
};
const attention = { ...calibration, name: '注意比例', shareAtLow: 0.456 };

test('the range is that of the calibration, with its ends as the reason, and none of a plan without vehicles', () => {
  const sensitivity = [calibration, attention];
  const { range, rangeReason } = modelRangeOf({ vehicles: 3, sensitivity });
  expect(range).toEqual({ low: 0.473, high: 0.586 });
  expect(rangeReason).toContain('0.24–0.54');
  expect(modelRangeOf({ vehicles: 0, sensitivity })).toEqual({ range: null });
  expect(modelRangeOf({ vehicles: 3, sensitivity: [] })).toEqual({ range: null });
});
