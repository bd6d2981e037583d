import { expect, test } from 'vitest';
import { bytesSource } from './byte-source.ts';
import { detectEncoding } from './detect-encoding.ts';
import { createIssueLog } from '../issue-log.ts';
import { guessDelimiter, openCsv } from './read-csv.ts';

const source = (text: string) => bytesSource(Buffer.from(text));

async function read(text: string) {
  const log = createIssueLog();
  const csv = await openCsv(source(text), 'UTF-8', log);
  const rows: [number, string[]][] = [];
  for await (const { row, cells } of csv.rows()) rows.push([row, [...cells.values()]]);
  return { columns: csv.columns, rows, damaged: csv.damagedRows(), issues: log.issues() };
}

test('numbers rows from 1 below the header, over quoted line breaks and empty lines', async () => {
  const { columns, rows } = await read('a,a,\n1,"x\ny",3\n\n4,5,6\n');
  expect(columns).toEqual(['a', 'a (2)', '第3列']);
  expect(rows).toEqual([
    [1, ['1', 'x\ny', '3']],
    [2, ['4', '5', '6']],
  ]);
});

test('names damaged rows and goes on after them', async () => {
  const { rows, damaged, issues } = await read('a,b\n1,2\n3,"x"y\n5,6\n7\n8,9\n10,"open\n11,12\n');
  expect(rows).toEqual([
    [1, ['1', '2']],
    [2, ['3', '"x"y']],
    [3, ['5', '6']],
    [5, ['8', '9']],
  ]);
  expect(damaged).toBe(2);
  expect(issues.map(({ row, reason }) => [row, reason])).toEqual([
    [4, '该行有 1 列，表头有 2 列'],
    [6, expect.stringContaining('引号不配对')],
  ]);
});

test('lines of one text may end in each of the three ways', async () => {
  const { rows } = await read('a,b\r\n1,2\n3,4\r5,6\r\n"x\ny",8\n');
  expect(rows).toEqual([
    [1, ['1', '2']],
    [2, ['3', '4']],
    [3, ['5', '6']],
    [4, ['x\ny', '8']],
  ]);
});

test('columns are named by a row below a title, or numbered where no row names them', async () => {
  const text = '点位表\n\n编号,名称\nA1,甲\nA2,乙\n';
  const log = createIssueLog();
  const below = await openCsv(source(text), 'UTF-8', log, 2);
  const all = [];
  for await (const { row, cells } of below.rows()) all.push([row, Object.fromEntries(cells)]);
  expect(all).toEqual([
    [1, { 编号: 'A1', 名称: '甲' }],
    [2, { 编号: 'A2', 名称: '乙' }],
  ]);
  expect(below.damagedRows()).toBe(0);
  const none = await openCsv(source('A1,甲\nA2,乙\n'), 'UTF-8', log, 0);
  const numbered = [];
  for await (const { row, cells } of none.rows()) numbered.push([row, Object.fromEntries(cells)]);
  expect(numbered).toEqual([
    [1, { 列1: 'A1', 列2: '甲' }],
    [2, { 列1: 'A2', 列2: '乙' }],
  ]);
});

test('a large text is read in pieces, rows in order', async () => {
  const { rows } = await read(
    `n,t\n${Array.from({ length: 30_000 }, (_, i) => `${i},"文字,${i}"`).join('\n')}`,
  );
  expect(rows).toHaveLength(30_000);
  expect(rows.every(([row, cells], i) => row === i + 1 && cells[1] === `文字,${i}`)).toBe(true);
});

test.each([
  ['a,b;c,d', ','],
  ['a;b;c', ';'],
  ['a\tb', '\t'],
  ['"x;y;z",b', ','],
  ['one', ','],
])('delimiter of %j is %j', (header, delimiter) => {
  expect(guessDelimiter(header)).toBe(delimiter);
});

test.each([
  ['UTF-8', Buffer.from('线路,站点\n1路,甲')],
  ['UTF-8', Buffer.from('ascii only')],
  [
    'UTF-8',
    Buffer.concat([Buffer.from('线路站点名称与坐标，公交'.repeat(20)), Buffer.of(0xff), Buffer.from('线')]),
  ],
  ['GB18030', Buffer.of(0xcf, 0xdf, 0xc2, 0xb7, 0x2c, 0xd5, 0xbe, 0xb5, 0xe3)],
  // 路,站: valid as UTF-8 too, but no Chinese there.
  ['GB18030', Buffer.of(0xc2, 0xb7, 0x2c, 0xd5, 0xbe)],
  // 點位編號,名稱,經度,緯度 in Big5.
  ['Big5', Buffer.from('c249a6ecbd73b8b92ca657bad92cb867abd72cbd6eabd7', 'hex')],
  ['UTF-16LE', Buffer.from('\uFEFFab', 'utf16le')],
  [null, Buffer.from(Array.from({ length: 2000 }, (_, i) => i % 32))],
])('encoding %s', async (encoding, bytes) => {
  expect(await detectEncoding(bytesSource(bytes))).toBe(encoding);
});
