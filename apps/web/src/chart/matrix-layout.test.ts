import { expect, test } from 'vitest';
import { layoutMatrix, type MatrixModel } from './matrix-layout.ts';

const model = (lines: readonly string[]): MatrixModel => ({
  title: '场景',
  summary: '',
  rowName: '场景',
  columns: ['7', '8', '9'],
  rows: ['通勤', '商务'].map((name) => ({
    name,
    cells: Array.from({ length: 3 }, () => ({ lines, depth: 0.5 })),
  })),
  legend: ['0', '100'],
});

test('a matrix has room for every column and row, its widest text and its legend', () => {
  const plain = layoutMatrix(model(['12']));
  expect(plain.width).toBe(plain.nameWidth + 3 * plain.columnWidth);
  expect(plain.legendTop).toBeGreaterThanOrEqual(plain.headHeight + 2 * plain.rowHeight);
  expect(plain.height).toBeGreaterThan(plain.legendTop);
  const full = layoutMatrix(model(['86', '浓度 12.3%', '空位 1,234 面']));
  expect(full.columnWidth).toBeGreaterThan(plain.columnWidth);
  expect(full.rowHeight).toBeGreaterThan(2 * plain.rowHeight - 20);
});
