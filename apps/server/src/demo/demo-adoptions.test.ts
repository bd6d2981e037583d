import { beforeAll, expect, test } from 'vitest';
import { certain } from '@ooh/contract/core/certain';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { createAccount } from '../administration/account/create-account.ts';
import { seedSmallCity } from '../testing/small-city.ts';
import { smallOrder } from '../testing/small-order.ts';
import { startTestService } from '../testing/test-service.ts';
import { adoptionNote, seedAdoptions } from './demo-adoptions.ts';
import { demoProgress } from './demo-progress.ts';
import { seedJobKind } from './seed-job.ts';
import { tradeAccounts } from './demo-organisations.ts';

const service = startTestService();
const cityCode = '440300';
const days = { fromDay: -70, toDay: -25 };

beforeAll(async () => {
  const { context } = service;
  const { db } = context;
  await seedSampleBrands(db);
  const staff = certain(
    tradeAccounts.find(({ organisation }) => organisation.kind === 'platform'),
    'staff',
  );
  await db
    .transaction()
    .execute((transaction) => createAccount(transaction, { ...staff, passwordHash: '-', isDemo: true }));
  const { lines } = await seedSmallCity(context, cityCode, { persons: 800, lines: 8, seed: 31 });
  for (const [lacking, state, from] of [
    [3, 'ended', 0],
    [2, 'closed', 3],
  ] as const) {
    await smallOrder(service, {
      state,
      items: lines.slice(from, from + 3).map(({ lineId }) => ({
        ...days,
        cityCode,
        lineId,
        quantity: 4,
        units: Array.from({ length: 4 }, (_, i) => ({
          state: i < lacking ? ('missing' as const) : ('posted' as const),
        })),
      })),
    });
  }
  await db.updateTable('media_order').set({ is_sample: true }).execute();
});

const historyOf = () => service.body('v1/optimise/history', {}, { as: 'planner' });

test('changes of past orders are adopted by the service as it stood then and measured today', async () => {
  const { context } = service;
  const states = () =>
    context.db.selectFrom('media_order').select(['order_id', 'state']).orderBy('order_no').execute();
  const before = await states();
  expect(await seedAdoptions(context)).toBe(2);
  expect(await states()).toEqual(before);
  const { adopted, verified, asExpected, rows } = await historyOf();
  expect([adopted, verified]).toEqual([2, 2]);
  expect(asExpected).toBe(rows.filter(({ realised }) => realised?.isExpected).length);
  for (const { realised, decision, in: units } of rows) {
    expect(decision).toMatchObject({ reason: adoptionNote });
    expect(certain(realised, 'measured gain').low).toBeLessThanOrEqual(
      certain(realised, 'measured gain').value,
    );
    // It was decided before its days, and these are over.
    const decidedOn = certain(decision, 'decision').decidedAt.slice(0, 10);
    for (const { fromDate } of units) expect(decidedOn < fromDate).toBe(true);
  }
  const pending = await context.db
    .selectFrom('media_posting')
    .select('posting_id')
    .where('state', '=', 'pending')
    .execute();
  expect(pending).toEqual([]);
});

test('a second run adopts nothing more', async () => {
  const before = await historyOf();
  expect(await seedAdoptions(service.context)).toBe(2);
  expect(await historyOf()).toEqual(before);
});

test('every user is told what of the demonstration is being made, and nothing once nothing is', async () => {
  const as = { as: 'customer' } as const;
  expect((await service.body('v1/demo-data/progress', {}, as)).isMaking).toBe(false);
  const { db, now } = service.context;
  await db
    .insertInto('job')
    .values({
      kind: seedJobKind,
      owner_id: service.userIds.admin,
      payload: JSON.stringify({ scope: 'following' }),
      state: 'running',
      phase: '生成武汉市演示数据',
      progress: 0.2,
      created_at: now(),
      updated_at: now(),
    } as never)
    .execute();
  expect(await service.body('v1/demo-data/progress', {}, as)).toEqual({
    isMaking: true,
    stages: ['people', 'orders', 'outcomes', 'cities'].map((stage) => ({ stage, isDone: false })),
  });
  expect(await demoProgress(db)).toEqual(await service.body('v1/demo-data/progress', {}, { as: 'planner' }));
});
