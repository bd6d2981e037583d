import { expect, test } from 'vitest';
import type { FlowModel } from './flow-model.ts';
import { flowRows } from './flow-table.tsx';
import { flowOptionOf } from './flow-option.ts';

const model: FlowModel = {
  title: '流向',
  summary: '',
  kind: 'flow',
  valueName: '人次',
  columns: [
    { name: '人群', nodes: [{ id: 's-1', name: '女性' }] },
    {
      name: '场景',
      nodes: [
        { id: 'scene-a', name: '购物' },
        { id: 'scene-b', name: '校园' },
      ],
    },
  ],
  links: [
    { from: 's-1', to: 'scene-a', value: 30 },
    { from: 's-1', to: 'scene-b', value: 10 },
  ],
  format: (value) => `${value} 人次`,
};

test('nodes stand in their columns under their ids, and links join them', () => {
  const [series] = flowOptionOf(model, 'light').series;
  expect(series.data.map(({ name, depth }) => [name, depth])).toEqual([
    ['s-1', 0],
    ['scene-a', 1],
    ['scene-b', 1],
  ]);
  expect(series.links).toEqual([
    { source: 's-1', target: 'scene-a', value: 30 },
    { source: 's-1', target: 'scene-b', value: 10 },
  ]);
});

test('the tooltip names both ends of a link', () => {
  const { formatter } = flowOptionOf(model, 'dark').tooltip;
  const edge = { dataType: 'edge', name: '', value: 30, data: { source: 's-1', target: 'scene-a' } };
  expect(formatter(edge)).toBe('女性 → 购物 <b>30 人次</b>');
  expect(formatter({ dataType: 'node', name: 'scene-b', value: 10, data: {} })).toBe('校园 <b>10 人次</b>');
});

test('the table has a row for each link with its share of what leaves the node', () => {
  expect(flowRows(model)).toEqual([
    { key: 's-1→scene-a', from: '女性', to: '购物', value: 30, share: 0.75 },
    { key: 's-1→scene-b', from: '女性', to: '校园', value: 10, share: 0.25 },
  ]);
});
