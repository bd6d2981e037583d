import { expect, test } from 'vitest';
import type { RadarModel } from './radar-model.ts';
import { radarOptionOf } from './radar-option.ts';

const model: RadarModel = {
  title: '商圈对比',
  summary: '两个商圈。',
  kind: 'radar',
  axes: [
    { name: '客流', greatest: 200, format: (value) => `${value} 人` },
    { name: '媒体', greatest: 0, format: String },
  ],
  series: [
    { name: '甲', values: [50, 0] },
    { name: '乙', values: [200, 3] },
  ],
};

test('values are drawn as their part of the axis and written as they are', () => {
  const option = radarOptionOf(model, 'light');
  const [series] = option.series;
  expect(series.data.map(({ value }) => value)).toEqual([
    [0.25, 0],
    [1, 0],
  ]);
  const text = option.tooltip.formatter({ marker: '', name: '乙', dataIndex: 1 });
  expect(text).toContain('客流 <b>200 人</b>');
  expect(text).toContain('媒体 <b>3</b>');
});
