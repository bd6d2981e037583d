import { expect, test } from 'vitest';
import type { BubbleModel } from './bubble-model.ts';
import { bubbleOptionOf, diametersOf } from './bubble-option.ts';

const point = (name: string, size: number | null, isMarked = false) => ({ name, x: 1, y: 2, size, isMarked });

const model: BubbleModel = {
  title: '人口与 GDP',
  summary: '甲最大。',
  kind: 'bubble',
  pointName: '城市',
  x: { name: '人口', format: (value) => `${value} 万` },
  y: { name: 'GDP', format: (value) => `${value} 亿` },
  size: { name: '点位', format: (value) => `${value} 个` },
  points: [point('乙', 25), point('甲', 100, true), point('丙', null)],
};

test('areas go with the sizes; the unknown and the tiny can still be seen', () => {
  const [quarter, whole, unknown, tiny] = diametersOf([...model.points, point('丁', 0.01)]);
  expect(quarter / whole).toBeCloseTo(0.5, 9);
  expect(unknown).toBe(tiny);
  expect(unknown).toBeGreaterThan(0);
  expect(diametersOf([point('甲', 0)])[0]).toBeGreaterThan(0);
});

test('large bubbles lie behind small ones, and the tooltip speaks of the one under the pointer', () => {
  const { series, tooltip } = bubbleOptionOf(model, 'light');
  const { data } = series[0];
  expect(data.map(({ name }) => name)).toEqual(['甲', '乙', '丙']);
  expect(data[0].symbol).not.toBe(data[1].symbol);
  const text = tooltip.formatter({ dataIndex: 1 });
  expect(text).toContain('乙');
  expect(text).toContain('25 个');
  expect(tooltip.formatter({ dataIndex: 2 })).toContain('点位 <b>—</b>');
});
