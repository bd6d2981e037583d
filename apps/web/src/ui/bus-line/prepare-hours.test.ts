import { expect, test } from 'vitest';
import { prepareHoursChart } from './prepare-hours.ts';

test('the busiest hour is named with its share of the day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 8 ? 27 : 1));
  expect(prepareHoursChart(hours).summary).toBe('8–9 时最高，占全天 54%。');
});

test('no contacts give no peak', () => {
  expect(prepareHoursChart([]).summary).toBe('没有接触数据。');
  expect(prepareHoursChart(Array.from({ length: 24 }, () => 0)).summary).toBe('没有接触数据。');
});
