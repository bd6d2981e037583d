import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContext } from '../../app/open-context.ts';
import { createLogger } from '../../app/serve.ts';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { readConfig } from '../../platform/config/config.ts';
import { keepCityArchive } from '../../city-data/basemap/kept-basemaps.ts';
import type { Context } from '../../context.ts';
import { rowHashes } from '../../demo/row-hashes.ts';
import { lockFolder } from '../../platform/storage/instance-lock.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { prepareFolder } from '../../testing/prepare-folder.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { backUp } from './back-up.ts';
import { restoreBackup } from './restore.ts';
import { readTar, writeTar, type TarEntry } from './tar.ts';

const cityCode = '440300';
const path = process.env['PATH'] ?? '';
const configOf = (dataDir: string, env: Readonly<Record<string, string>> = {}) =>
  readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...env }, '0.0.0-test');
const fileId = '0198c0de-0000-7000-8000-000000000001';

/** Everything that is stored, table by table: rows in number and in content. */
async function stateOf(context: Context) {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(context.db);
  const hashes: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select count(*)::int as rows,
      md5(coalesce(string_agg(h, '' order by h), '')) as hash
      from (select md5(to_jsonb(t)::text) as h from ${sql.table(name)} t) hashed`.execute(context.db);
    hashes[name] = rows[0];
  }
  return {
    hashes,
    city: await rowHashes(context, cityCode),
    file: (await context.files.get(fileId))?.toString('utf8'),
    baseMap: await readFile(join(context.config.dataDir, 'basemap/440300.pmtiles'), 'utf8'),
    firstBroken: await context.audit.firstBroken(),
  };
}

async function opened<Result>(dataDir: string, work: (context: Context) => Promise<Result>): Promise<Result> {
  const { context, close } = await openContext(configOf(dataDir), createLogger('fatal'), path);
  try {
    return await work(context);
  } finally {
    await close();
  }
}

let folder: string;
let state: Awaited<ReturnType<typeof stateOf>>;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ooh-backup-'));
  await prepareFolder(at('data'), async (context) => {
    await seedSampleBrands(context.db);
    await seedSmallCity(context, cityCode, { persons: 300, lines: 6 });
    await context.files.put(fileId, Buffer.from('监播照片'));
    await keepCityArchive(at('data'), cityCode, [Buffer.from('底图')]);
    for (let n = 0; n < 20; n += 1)
      await context.audit.record({ action: 'test.entry', actor: null, detail: { n } });
    state = await stateOf(context);
  });
  await backUp(configOf(at('data')), at('a.backup'), path, new Date());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what is backed up, wiped and restored is the same row by row, with its files and its audit chain', async () => {
  expect(state.firstBroken).toBeNull();
  expect(state.city.some(({ table, rows }) => table === 'panel_visit' && rows > 0)).toBe(true);
  for (const round of [1, 2, 3]) {
    await rm(at('data'), { recursive: true });
    const restored = await restoreBackup(configOf(at('data')), at('a.backup'));
    expect(restored.files).toBeGreaterThan(100);
    expect(await opened(at('data'), stateOf), `round ${round}`).toEqual(state);
  }
});

test('a restored folder takes new rows: sequences and keys go on where they were', async () => {
  const numbers = await opened(at('data'), async (context) => {
    await context.audit.record({ action: 'test.after', actor: null });
    await context.clickhouse.insert('od_trip', []);
    return {
      broken: await context.audit.firstBroken(),
      entries: await context.db.selectFrom('audit_log').select('seq').orderBy('seq').execute(),
    };
  });
  expect(numbers.broken).toBeNull();
  expect(numbers.entries).toHaveLength(22);
});

test('a folder in use is not backed up, one with data not restored into, a file never overwritten', async () => {
  const lock = await lockFolder(at('data'));
  await expect(backUp(configOf(at('data')), at('b.backup'), path, new Date())).rejects.toThrow('正被进程');
  await lock.release();
  await expect(restoreBackup(configOf(at('data')), at('a.backup'))).rejects.toThrow('已有数据');
  await expect(backUp(configOf(at('data')), at('a.backup'), path, new Date())).rejects.toThrow('不会覆盖');
  await expect(backUp(configOf(at('empty')), at('c.backup'), path, new Date())).rejects.toThrow('没有数据');
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a cut or altered backup is refused and leaves nothing behind', async () => {
  const whole = await readFile(at('a.backup'));
  const plain = gunzipSync(whole);
  const altered = Buffer.from(plain);
  const place = altered.indexOf('secret\0') + 512 + 4;
  altered[place] = altered[place] ^ 1;
  const bad = {
    cut: whole.subarray(0, whole.length - 2000),
    altered: gzipSync(altered, { level: 1 }),
    'without its end': gzipSync(plain.subarray(0, 512 * 400), { level: 1 }),
    'no archive': Buffer.from('not a backup'),
    empty: Buffer.alloc(0),
  };
  for (const [name, bytes] of Object.entries(bad)) {
    await writeFile(at('bad'), bytes);
    await expect(restoreBackup(configOf(at('fresh')), at('bad')), name).rejects.toMatchObject({
      name: 'Refusal',
    });
    expect(await readdir(at('fresh'))).toEqual([]);
  }
});

test('a backup with a passphrase comes back with it alone, and says so where it does not', async () => {
  const secret = { BACKUP_PASSPHRASE: 'four words of the tests' };
  const present = await opened(at('data'), stateOf);
  await backUp(configOf(at('data'), secret), at('sealed.backup'), path, new Date());
  const sealed = await readFile(at('sealed.backup'));
  expect(() => gunzipSync(sealed)).toThrow();
  const restore = (env: Readonly<Record<string, string>>) =>
    restoreBackup(configOf(at('unsealed'), env), at('sealed.backup'));
  await expect(restore({})).rejects.toThrow('备份已加密，请设置 BACKUP_PASSPHRASE');
  await expect(restore({ BACKUP_PASSPHRASE: 'four other words of it' })).rejects.toThrow('不正确');
  await writeFile(at('cut.backup'), sealed.subarray(0, sealed.length - 2000));
  await expect(restoreBackup(configOf(at('unsealed'), secret), at('cut.backup'))).rejects.toThrow('损坏');
  expect(await readdir(at('unsealed'))).toEqual([]);
  await restore(secret);
  expect(await opened(at('unsealed'), stateOf)).toEqual(present);
});

test('a backup is an archive that tar reads, and holds the owner alone', () => {
  const names = execFileSync('tar', ['tzf', at('a.backup')], { encoding: 'utf8' }).split('\n');
  expect(names).toEqual(expect.arrayContaining(['manifest.json', 'secret', 'postgres/PG_VERSION']));
  expect(names.some((name) => /postmaster.pid|models/.test(name))).toBe(false);
});

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function fileEntry(path: string, text: string): TarEntry {
  const bytes = Buffer.from(text);
  return { kind: 'file', path, mode: 0o600, byteCount: bytes.byteLength, chunks: oneChunk(bytes) };
}

const manifestEntry = () =>
  fileEntry(
    'manifest.json',
    JSON.stringify({ format: 'ooh-planner-backup-1', version: '1', createdAt: 'x' }),
  );

/** The file of an archive that begins like a backup. */
async function writeHostile(entry: TarEntry): Promise<void> {
  async function* entries(): AsyncGenerator<TarEntry> {
    yield manifestEntry();
    yield entry;
  }
  await writeFile(at('hostile'), gzipSync(Buffer.concat(await allOf(writeTar(entries())))));
}

async function* entriesOf(paths: readonly string[]): AsyncGenerator<TarEntry> {
  for (const path of paths) yield fileEntry(path, path);
}

test('paths that lead out of the data folder are refused; long ones come back whole', async () => {
  for (const path of ['../evil', 'postgres/../../evil', '/etc/passwd', 'models/x', 'files//x']) {
    await writeHostile(fileEntry(path, 'x'));
    await expect(restoreBackup(configOf(at('fresh')), at('hostile')), path).rejects.toThrow('不允许的路径');
  }
  await writeHostile({ kind: 'link', path: 'files/x', mode: 0o777, target: '../../etc' });
  await expect(restoreBackup(configOf(at('fresh')), at('hostile'))).rejects.toThrow('不允许的链接');
  const long = `clickhouse/${'a'.repeat(90)}/${'b'.repeat(95)}`;
  const bytes = await allOf(writeTar(entriesOf([long, 'files/中文'])));
  const read: string[] = [];
  for await (const entry of readTar(oneChunk(Buffer.concat(bytes)))) {
    if (entry.kind === 'file') read.push(Buffer.concat(await allOf(entry.chunks)).toString());
  }
  expect(read).toEqual([long, 'files/中文']);
});

test('a file that is not as long as its entry says, or cannot be read, fails the archive', async () => {
  const withChunks = (chunks: AsyncIterable<Uint8Array>, byteCount: number) => {
    async function* entries(): AsyncGenerator<TarEntry> {
      yield { kind: 'file', path: 'files/x', mode: 0o600, byteCount, chunks };
      yield fileEntry('files/y', 'y');
    }
    return allOf(writeTar(entries()));
  };
  for (const byteCount of [2, 4])
    await expect(withChunks(oneChunk(Buffer.from('abc')), byteCount)).rejects.toThrow('Size mismatch');
  async function* unreadable(): AsyncGenerator<Uint8Array> {
    yield* oneChunk(Buffer.from('a'));
    throw new Error('disk is gone');
  }
  await expect(withChunks(unreadable(), 3)).rejects.toThrow('disk is gone');
});
