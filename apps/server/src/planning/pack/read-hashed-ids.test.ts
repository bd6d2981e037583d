import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readHashedIds } from './read-hashed-ids.ts';

const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const read = (lines: readonly string[], ends = '\n') => readHashedIds(Buffer.from(lines.join(ends)));

test('a plain list and a table of the same ids say the same, with or without a title', async () => {
  const own = [sha('a'), sha('b').toUpperCase(), md5('c'), 'not a hash', sha('a')];
  for (const title of ['sha256', '哈希ID']) {
    const list = await read([title, ...own]);
    const table = await read([`${title},备注`, ...own.map((id) => `${id},"会员, 一级"`)]);
    expect(list).toEqual({ ...table, problems: list.problems });
    expect(list).toMatchObject({ rows: 5, refusedRows: 1, problems: [{ row: 5 }] });
    expect([...list.ids]).toEqual([sha('a'), sha('b'), md5('c')]);
  }
  const untitled = await read(own, '\r\n');
  expect(untitled).toMatchObject({ rows: 5, refusedRows: 1, problems: [{ row: 4 }] });
});

test('blank lines count for nothing; a file without ids is refused', async () => {
  expect(await read(['md5', '', md5('a'), '', ''])).toMatchObject({ rows: 1, refusedRows: 0 });
  await expect(read(['sha256', '13800000000'])).rejects.toThrow('请勿上传明文');
  await expect(read([''])).rejects.toThrow();
});

test('a list says the same in every usual writing: byte order mark, UTF-16 of both orders, GB18030, mixed hashes', async () => {
  const ids = Array.from({ length: 300 }, (_, n) => (n % 2 === 0 ? sha(`${n}`) : md5(`${n}`)));
  const text = ['哈希ID', ...ids, '', '13800000000', ''].join('\r\n');
  const utf16 = Buffer.from(text, 'utf16le');
  const gb = Buffer.concat([Buffer.from([0xb9, 0xfe, 0xcf, 0xa3]), Buffer.from(text.slice(2))]);
  const writings = {
    utf8: Buffer.from(text),
    marked: Buffer.from(`\uFEFF${text}`),
    utf16: Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    utf16Big: Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
    gb,
  };
  for (const [name, bytes] of Object.entries(writings)) {
    const { rows, ids: found, methods, refusedRows } = await readHashedIds(bytes);
    expect([name, rows, refusedRows, [...methods].toSorted()]).toEqual([name, 301, 1, ['md5', 'sha256']]);
    expect([...found]).toEqual(ids);
  }
});

test('a million ids are taken, and one more is refused', async () => {
  const line = (n: number) => n.toString(16).padStart(32, '0');
  const million = Array.from({ length: 1_000_000 }, (_, n) => line(n)).join('\n');
  expect(await readHashedIds(Buffer.from(million))).toMatchObject({ rows: 1_000_000, refusedRows: 0 });
  await expect(readHashedIds(Buffer.from(`${million}\n${line(1_000_000)}`))).rejects.toThrow('1,000,000 行');
}, 60_000);
