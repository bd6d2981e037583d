import type { ContentTable } from '@ooh/contract/domain/content';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedBlocks, addRow, blocksProblem, emptyBlock, moved, removeRow, setCell } from './edit-blocks.ts';

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

test('an added block is empty, and is not saved before it is filled in', () => {
  for (const { type } of addedBlocks)
    expect(blocksProblem('服务承诺', [table, emptyBlock(type)])).toBeDefined();
});

test('a moved entry passes the others, which keep their order', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  const list = fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(list, fc.nat(7), fc.constantFrom(-1, 1), (entries, at, by) => {
      const from = at % entries.length;
      const after = moved(entries, from, by);
      const rest = (some: readonly number[]) => some.filter((entry) => entry !== entries[from]);
      expect(rest(after)).toEqual(rest(entries));
      expect(after.indexOf(entries[from])).toBe(Math.min(entries.length - 1, Math.max(0, from + by)));
      expect(moved(after, after.indexOf(entries[from]), -by).length).toBe(entries.length);
    }),
  );
});
