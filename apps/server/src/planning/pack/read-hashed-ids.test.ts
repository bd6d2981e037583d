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
