import type { ContentTable } from '@ooh/contract/domain/content';
import { expect, test } from 'vitest';
import { addRow, blocksProblem, removeRow, setCell } from './edit-blocks.ts';

const table: ContentTable = {
  type: 'table',
  caption: '承诺',
  columns: ['事项', '时限'],
  rows: [
    { key: 'row-3', cells: ['上刊照', 'T+5'] },
    { key: 'report', cells: ['结案报告', 'T+15'] },
  ],
};

test('a cell changes alone, and the table before stays as it was', () => {
  const changed = setCell(table, 0, 1, 'T+4');
  expect(changed.rows.map(({ cells }) => cells.join())).toEqual(['上刊照,T+4', '结案报告,T+15']);
  expect(table.rows[0].cells[1]).toBe('T+5');
});

test('a new row has a key of its own, whatever was removed before', () => {
  const rows = addRow(addRow(removeRow(addRow(table), 1))).rows;
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  expect(rows.every(({ cells }) => cells.length === 2)).toBe(true);
});

test('what is empty is named', () => {
  expect(blocksProblem('服务承诺', [table])).toBeUndefined();
  expect(blocksProblem(' ', [table])).toBe('请填写标题');
  expect(blocksProblem('服务承诺', [addRow(table)])).toContain('承诺');
  expect(blocksProblem('服务承诺', [{ type: 'text', heading: '', text: ' ' }])).toContain('空的段落');
});
