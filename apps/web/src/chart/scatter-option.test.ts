import { expect, test } from 'vitest';
import { quadrantOf, type ScatterModel } from './scatter-model.ts';
import { axisRange, scatterOptionOf } from './scatter-option.ts';

const point = (id: string, x: number, y: number, isMarked = false) => ({ id, name: id, x, y, isMarked });
const model: ScatterModel = {
  title: '客流与 TGI',
  summary: '1 个精准。',
  kind: 'scatter',
  pointName: '商圈',
  x: { name: '客流', split: 10, format: String },
  y: { name: 'TGI', split: 100, format: String },
  quadrants: ['精准', '潜力', '观察', '引流'],
  points: [point('a', 20, 130, true), point('b', 5, 130), point('c', 5, 80), point('d', 20, 80)],
};

test('each point lies in its quadrant, one on a split to the right and above', () => {
  expect(model.points.map((one) => model.quadrants[quadrantOf(model, one)])).toEqual([
    '精准',
    '潜力',
    '观察',
    '引流',
  ]);
  expect(quadrantOf(model, { x: 10, y: 100 })).toBe(0);
});

test('axes hold every point and the split, and do not begin below zero', () => {
  expect(axisRange([20, 30], 10)).toEqual({ min: 8.4, max: 31.6 });
  expect(axisRange([0, 30], 10).min).toBe(0);
  const { min, max } = axisRange([], 100);
  expect(min).toBeLessThan(100);
  expect(max).toBeGreaterThan(100);
});

test('shape and colour show the quadrant; marked points are drawn last', () => {
  const [series] = scatterOptionOf(model, 'light').series;
  expect(series.data.at(-1)!.point.id).toBe('a');
  expect(new Set(series.data.map(({ symbol }) => symbol)).size).toBe(4);
  expect(new Set(series.data.map(({ itemStyle }) => itemStyle.color)).size).toBe(4);
});
