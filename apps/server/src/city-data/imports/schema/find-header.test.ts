import { expect, test } from 'vitest';
import { findHeaderRow } from './find-header.ts';
import { importField, pointFields } from './import-field.ts';

const fields = [
  importField('code', '点位编号', '编号'),
  importField('name', '点位名称', '名称'),
  ...pointFields,
];
const rowsOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ row: index + 1, cells: text.split(',') }));

test.each([
  ['a header in the first row', ['编号,名称,经度', 'A,甲,114.1'], 1],
  ['a header under two title rows', ['某公司点位表,,', '制表：张三,,', '编号,名称,经度', 'A,甲,114.1'], 3],
  ['unknown names of columns', ['a,b,c', '1,2,3'], 1],
  ['no header at all', ['A1,甲,114.1,22.5', 'A2,乙,114.2,22.6'], 0],
  ['a word of one field in a row of data', ['x,y,z', '编号,1,2'], 1],
])('%s', (_name, texts, expected) => {
  expect(findHeaderRow(fields, rowsOf(texts))).toBe(expected);
});
