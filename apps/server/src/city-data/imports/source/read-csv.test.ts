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
  ['UTF-16LE', Buffer.from('\uFEFFab', 'utf16le')],
  [null, Buffer.from(Array.from({ length: 2000 }, (_, i) => i % 32))],
])('encoding %s', async (encoding, bytes) => {
  expect(await detectEncoding(bytesSource(bytes))).toBe(encoding);
});
