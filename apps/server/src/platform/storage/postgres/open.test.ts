import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { connectPostgres, type PostgresStore } from './connect.ts';
import { jsonb, sql } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open.ts';

const database = `open_${randomUUID().replaceAll('-', '')}`;
const onError = () => undefined;
let admin: PostgresStore;
let store: PostgresStore;

beforeAll(async () => {
  const { host, port, user } = inject('postgres');
  admin = connectPostgres({ host, port, user, database: 'postgres' }, { connections: 1, onError });
  await sql`create database ${sql.id(database)}`.execute(admin.db);
  const databaseUrl = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  store = await openPostgres({ dataDir: '/nonexistent', databaseUrl, searchPath: '', onError });
});
afterAll(async () => {
  await store.close();
  await sql`drop database ${sql.id(database)} with (force)`.execute(admin.db);
  await admin.close();
});

test('a server is brought up to date once; a second run finds nothing to do', async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    store.db,
  );
  expect(rows.map((row) => row.name)).toContain('0001-accounts');
  expect(await migrate(store.db as never)).toEqual([]);
});

test('numbers, dates, timestamps and JSON are returned as their own types', async () => {
  const moment = new Date('2026-11-21T08:00:00.123Z');
  const { rows } = await sql<Record<string, unknown>>`
    select 9007199254740991::bigint as whole, 12.5::numeric as decimal, '2026-02-28'::date as day,
           ${moment}::timestamptz as moment, ${jsonb([1, { 中: null }])} as list`.execute(store.db);
  expect(rows[0]).toEqual({
    whole: 9_007_199_254_740_991,
    decimal: 12.5,
    day: '2026-02-28',
    moment,
    list: [1, { 中: null }],
  });
});

test('a statement over its time limit is ended by the server', async () => {
  const { host, port, user } = inject('postgres');
  const hasty = connectPostgres(
    { host, port, user, database },
    { connections: 1, statementSeconds: 1, onError },
  );
  await expect(sql`select pg_sleep(30)`.execute(hasty.db)).rejects.toMatchObject({ code: '57014' });
  expect((await sql<{ one: number }>`select 1 as one`.execute(hasty.db)).rows).toEqual([{ one: 1 }]);
  await hasty.close();
});

test('the extensions for bookings and Chinese search are installed', async () => {
  const { rows } = await sql<{ name: string }>`select extname as name from pg_extension`.execute(store.db);
  expect(rows.map((row) => row.name)).toEqual(expect.arrayContaining(['btree_gist', 'pg_trgm']));
  const similar = await sql<{ s: number }>`select similarity('华强北商圈', '华强北') as s`.execute(store.db);
  expect(similar.rows[0].s).toBeGreaterThan(0.3);
});

test('a cluster left running by a killed process is ended and its folder reused, with fsync on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ooh-orphan-'));
  const options = { directory: join(folder, 'postgres'), searchPath: process.env['PATH'] ?? '' };
  const orphan = await startEmbedded({ ...options, isRevived: false });
  const first = connectPostgres(orphan.connection, { connections: 1, onError });
  await sql`create table kept (n int)`.execute(first.db);
  await sql`insert into kept values (42)`.execute(first.db);
  // The second start has no information about the first, as after kill -9 of its process.
  const successor = await startEmbedded(options);
  const second = connectPostgres(successor.connection, { connections: 1, onError });
  expect((await sql<{ n: number }>`select n from kept`.execute(second.db)).rows).toEqual([{ n: 42 }]);
  expect((await sql<{ fsync: string }>`show fsync`.execute(second.db)).rows).toEqual([{ fsync: 'on' }]);
  await first.close();
  await second.close();
  await successor.stop();
  await orphan.stop();
  await rm(folder, { recursive: true, force: true });
});
