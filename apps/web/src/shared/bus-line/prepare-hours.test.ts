import { expect, test } from 'vitest';
import { prepareHoursChart } from './prepare-hours.ts';

test('the busiest hour is named with its share of the day', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour === 8 ? 27 : 1));
  expect(prepareHoursChart(hours, true).summary).toBe('8–9 时最高，占全天 54%。');
});

test('no contacts give no peak', () => {
  expect(prepareHoursChart([], true).summary).toBe('没有接触数据。');
  expect(
    prepareHoursChart(
      Array.from({ length: 24 }, () => 0),
      true,
    ).summary,
  ).toBe('没有接触数据。');
});

test('without an audience the contacts are those of all people', () => {
  expect(prepareHoursChart([1, 2], true)).toMatchObject({
    title: '24 小时 TA 接触',
    valueName: 'TA 接触/车',
  });
  expect(prepareHoursChart([1, 2], false)).toMatchObject({ title: '24 小时接触', valueName: '接触/车' });
});
