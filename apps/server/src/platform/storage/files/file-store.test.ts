import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileStore } from './file-store.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ooh-files-'));
});
afterAll(() => rm(root, { recursive: true }));

test('bytes are returned with their SHA-256, and no partial file remains', async () => {
  const files = openFileStore(root);
  const bytes = Buffer.from('户外广告');
  const sha256 = await files.put('0198c0de-0000-7000-8000-000000000001', bytes);
  expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(await files.get('0198c0de-0000-7000-8000-000000000001', sha256)).toEqual(bytes);
  const names = await readdir(root, { recursive: true });
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  await files.remove('0198c0de-0000-7000-8000-000000000001');
  expect(await files.get('0198c0de-0000-7000-8000-000000000001')).toBeNull();
});

test('a file can be read in chunks repeatedly', async () => {
  const files = openFileStore(root);
  const bytes = Buffer.alloc(200_000, '点位');
  await files.put('long-file-1', bytes);
  const stored = (await files.open('long-file-1'))!;
  expect(stored.byteCount).toBe(bytes.length);
  for (let time = 0; time < 2; time++) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of stored.chunks()) chunks.push(chunk);
    expect(chunks.length).toBeGreaterThan(1);
    expect(Buffer.concat(chunks).equals(bytes)).toBe(true);
  }
  expect(await files.open('no-such-file')).toBeNull();
  expect(await files.open('../file-store')).toBeNull();
});

test('changed bytes are not returned', async () => {
  const files = openFileStore(root);
  const sha256 = await files.put('damaged-file', Buffer.from('right'));
  await files.put('damaged-file', Buffer.from('wrong'));
  await expect(files.get('damaged-file', sha256)).rejects.toThrow('damaged');
});

test.each(['../../etc/passwd', 'a/../../b/cccccccc', '', 'UPPERCASE-ID', '.hidden-file', 'a\0bcdefgh'])(
  'the id %j never becomes a path',
  async (id) => {
    const files = openFileStore(root);
    await expect(files.put(id, Buffer.from('x'))).rejects.toThrow('malformed');
    expect(await files.get(id)).toBeNull();
  },
);
