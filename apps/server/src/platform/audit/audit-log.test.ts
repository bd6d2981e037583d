import { expect, test } from 'vitest';
import { sql } from '../storage/postgres/database.ts';
import { startTestService } from '../../testing/test-service.ts';
import { canonicalJson } from './canonical-json.ts';

const service = startTestService();

const record = (n: number) =>
  service.context.audit.record({
    action: 'test.entry',
    actor: null,
    detail: { z: n, a: { 中: [1, null, 'x'] } },
  });

test('canonical JSON does not depend on the order of keys', () => {
  expect(canonicalJson({ b: 1, a: [{ d: 1, c: undefined }] })).toBe(canonicalJson({ a: [{ d: 1 }], b: 1 }));
  expect(canonicalJson({ b: 1, a: 'x' })).toBe('{"a":"x","b":1}');
});

test('concurrent entries form one chain', async () => {
  await Promise.all(Array.from({ length: 25 }, (_, n) => record(n)));
  const { db, audit } = service.context;
  const rows = await db.selectFrom('audit_log').select(['hash', 'previous_hash']).orderBy('seq').execute();
  expect(rows).toHaveLength(25);
  for (const [n, row] of rows.entries()) {
    expect(row.previous_hash.equals(n === 0 ? Buffer.alloc(32) : rows[n - 1].hash)).toBe(true);
  }
  expect(await audit.firstBroken()).toBeNull();
});

const actions = async () =>
  (await service.context.db.selectFrom('audit_log').select('action').orderBy('seq').execute()).map(
    ({ action }) => action,
  );

test('a change that has recorded its entry keeps nobody from the chain, and its entry comes when it is committed', async () => {
  const { db, audit } = service.context;
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holder = db.transaction().execute(async (transaction) => {
    await audit.record({ action: 'test.holder', actor: null }, transaction);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  // More than the pool of a test has connections.
  await Promise.all(Array.from({ length: 40 }, (_, n) => record(n)));
  await audit.settle();
  expect(await actions()).not.toContain('test.holder');
  released.resolve();
  await holder;
  await audit.settle();
  expect((await actions()).at(-1)).toBe('test.holder');
  expect(await db.selectFrom('audit_pending').select('action').execute()).toEqual([]);
  expect(await audit.firstBroken()).toBeNull();
});

test('what a stopped service left to be chained comes before the next entry', async () => {
  const { db, audit } = service.context;
  await db.transaction().execute(async (transaction) => {
    for (const action of ['test.first', 'test.second'] as const)
      await audit.record({ action, actor: null, detail: { z: [1.5, { 中: null }] } }, transaction);
  });
  expect(await actions()).not.toContain('test.first');
  await record(0);
  expect((await actions()).slice(-3)).toEqual(['test.first', 'test.second', 'test.entry']);
  expect(await audit.firstBroken()).toBeNull();
});

test('a row that another has put among the waiting ones is told as forged', async () => {
  const { db, audit } = service.context;
  await db.transaction().execute(async (transaction) => {
    await audit.record({ action: 'test.true', actor: null }, transaction);
  });
  await sql`insert into audit_pending (at, action, outcome, detail, seal)
    select at, 'test.false', outcome, detail, seal from audit_pending`.execute(db);
  await audit.settle();
  const last = await db.selectFrom('audit_log').selectAll().orderBy('seq', 'desc').limit(2).execute();
  expect(last.map(({ action, outcome, detail }) => [action, outcome, detail])).toEqual([
    ['audit.forged', 'failed', { pendingId: expect.any(Number) as number, claimed: 'test.false' }],
    ['test.true', 'done', {}],
  ]);
  expect(await audit.firstBroken()).toBeNull();
});

test('an entry of a rolled-back transaction is rolled back too', async () => {
  const { db, audit } = service.context;
  const before = await db.selectFrom('audit_log').select('seq').execute();
  await expect(
    db.transaction().execute(async (transaction) => {
      await audit.record({ action: 'test.rolled-back', actor: null }, transaction);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await audit.settle();
  expect(await db.selectFrom('audit_log').select('seq').execute()).toEqual(before);
  expect(await audit.firstBroken()).toBeNull();
});

const edits = [
  "detail = jsonb_set(detail, '{z}', '999')",
  "action = 'test.other'",
  "actor_name = 'somebody'",
  "outcome = 'denied'",
  "at = at + interval '1 millisecond'",
  "address = '10.0.0.1'",
  "hash = decode(repeat('ab', 32), 'hex')",
];

test.each(edits)('an edit (%s) and a deletion are detected', async (edit) => {
  const { db, audit } = service.context;
  const rows = await db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
  const middle = rows[10];
  await sql.raw(`create table kept as select * from audit_log`).execute(db);
  await sql.raw(`update audit_log set ${edit} where seq = ${middle.seq}`).execute(db);
  expect(await audit.firstBroken()).toBe(middle.seq);
  await sql.raw(`delete from audit_log where seq = ${middle.seq}`).execute(db);
  expect(await audit.firstBroken()).toBe(rows[11].seq);
  await sql.raw(`truncate audit_log`).execute(db);
  await sql.raw(`insert into audit_log overriding system value select * from kept`).execute(db);
  await sql.raw(`drop table kept`).execute(db);
  expect(await audit.firstBroken()).toBeNull();
});
