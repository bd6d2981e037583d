import { expect, test } from 'vitest';
import {
  moveColumn,
  orderColumns,
  parseTableSettings,
  standardSettings,
  visibleColumns,
} from './table-settings.ts';

const columns = [
  { key: 'name', isFixed: true },
  { key: 'a' },
  { key: 'b' },
  { key: 'c' },
  { key: 'act', isFixed: true },
];
const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key).join(' ');

test('columns follow the user, fixed ones stay, new ones come last', () => {
  expect(keysOf(orderColumns(columns, []))).toBe('name a b c act');
  expect(keysOf(orderColumns(columns, ['c', 'a']))).toBe('name c a b act');
  expect(keysOf(orderColumns(columns, ['gone', 'c']))).toBe('name c a b act');
});

test('hidden columns go, fixed ones cannot be hidden', () => {
  const settings = { ...standardSettings, hiddenKeys: ['b', 'name'] };
  expect(keysOf(visibleColumns(columns, settings))).toBe('name a c act');
});

test('a column moves one place and stops at the ends', () => {
  expect(moveColumn(columns, [], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveColumn(columns, ['b', 'a', 'c'], 'b', 1)).toEqual(['a', 'b', 'c']);
  expect(moveColumn(columns, [], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moveColumn(columns, [], 'name', 1)).toEqual(['a', 'b', 'c']);
});

test.each([null, 'x', { hiddenKeys: 'a', order: [1, 'b'], density: 'huge' }])(
  'stored %j never breaks a table',
  (stored) => {
    const settings = parseTableSettings(stored);
    expect(settings.density).toBe('middle');
    expect(settings.hiddenKeys).toEqual([]);
    expect(settings.order.every((key) => typeof key === 'string')).toBe(true);
  },
);
