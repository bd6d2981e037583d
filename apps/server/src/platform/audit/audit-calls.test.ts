import type { AuditAction } from '@ooh/contract/core/audit-action';
import { beforeAll, expect, test } from 'vitest';
import { checkChainDaily } from '../../app/housekeeping.ts';
import { sql } from '../storage/postgres/database.ts';
import { temporaryFolder } from '../../testing/service-process.ts';
import { startTestService } from '../../testing/test-service.ts';
import { checkChain } from './check-chain.ts';

const service = startTestService();
beforeAll(async () => {
  const actor = {
    userId: service.userIds.planner,
    userName: 'planner',
    organisationId: service.userIds.planner,
  };
  for (let n = 0; n < 40; n += 1) {
    await service.context.audit.record({
      action: (n % 4 === 0 ? 'plan.save' : 'plan_x.save') as AuditAction,
      outcome: n % 5 === 0 ? 'denied' : 'done',
      actor: n % 2 === 0 ? actor : null,
      requestId: `request-${n}`,
      detail: { n },
    });
  }
});

const list = (input: object = {}) => service.body('v1/admin/audit/list', input, { as: 'admin' });
const verify = () => service.body('v1/admin/audit/verify', {}, { as: 'admin' });

test('pages are newest first and together contain the whole log', async () => {
  const pages = await Promise.all([1, 2, 3].map((pageNo) => list({ pageNo, pageSize: 16 })));
  const seqs = pages.flatMap(({ rows }) => rows.map(({ seq }) => seq));
  expect(pages[0].total).toBe(40);
  expect(seqs).toEqual(Array.from({ length: 40 }, (_, n) => 40 - n));
});

test('filters are combined: action prefix, actor, outcome, part of a text, time', async () => {
  expect((await list({ action: 'plan.' })).total).toBe(10);
  expect((await list({ action: 'plan_' })).total).toBe(30);
  expect((await list({ outcome: 'denied' })).total).toBe(8);
  expect((await list({ actorId: service.userIds.planner, outcome: 'denied' })).total).toBe(4);
  expect((await list({ keyword: 'request-39' })).rows.map(({ detail }) => detail)).toEqual([{ n: 39 }]);
  expect((await list({ actorId: '*' })).total).toBe(0);
  const { at } = (await list()).rows[0];
  expect((await list({ to: '2020-01-01T00:00:00Z' })).total).toBe(0);
  expect((await list({ from: at })).total).toBeGreaterThan(0);
});

test('an intact chain is accepted; an edit and a truncation after a check are detected', async () => {
  expect(await verify()).toMatchObject({ isWhole: true, firstBroken: null, isCutShort: false, entries: 40 });
  await verify();
  const { db } = service.context;
  // Deletes the last entry seen by the second check and all later ones; the rest is still a valid chain.
  await sql`delete from audit_log where seq > 40`.execute(db);
  expect(await verify()).toMatchObject({ isWhole: false, firstBroken: null, isCutShort: true });
  await sql`update audit_log set detail = '{}' where seq = 7`.execute(db);
  expect(await verify()).toMatchObject({ isWhole: false, firstBroken: 7 });
});

test('whoever takes back the checks with the entries is found by the anchors outside the database', async () => {
  const folder = await temporaryFolder();
  const { context } = service;
  const { db, audit, config } = context;
  const check = () => checkChain({ ...context, config: { ...config, dataDir: folder.path } });
  const takeBackChecks = () => sql`delete from audit_check`.execute(db);
  try {
    await takeBackChecks();
    for (let n = 0; n < 2; n += 1) expect(await check()).toMatchObject({ isCutShort: false });
    await sql`delete from audit_log where seq = (select max(seq) from audit_log)`.execute(db);
    await takeBackChecks();
    expect(await check()).toMatchObject({ isCutShort: true });
    // What is written in the place of others does not hide that they are gone.
    await audit.record({ action: 'test.entry', actor: null });
    expect(await check()).toMatchObject({ isCutShort: true });
  } finally {
    await folder.remove();
  }
});

test('housekeeping checks the chain once a day and records faults', async () => {
  const { context } = service;
  const failures = () =>
    context.db.selectFrom('audit_log').selectAll().where('outcome', '=', 'failed').orderBy('seq').execute();
  const before = (await failures()).length;
  await checkChainDaily(context);
  expect(await failures()).toHaveLength(before);
  service.advance(25 * 3_600_000);
  await checkChainDaily(context);
  expect((await failures()).at(-1)).toMatchObject({ actor_id: null, detail: { firstBroken: 7 } });
  await checkChainDaily(context);
  expect(await failures()).toHaveLength(before + 1);
});
