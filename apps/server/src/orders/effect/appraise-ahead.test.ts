import { beforeAll, expect, test } from 'vitest';
import { startMeasuredOrder } from '../../testing/measured-order.ts';
import type { TestUser } from '../../testing/test-service.ts';
import { appraisalJob, appraisalJobKind, appraisalTender } from './appraise-ahead.ts';
import { appraisalReaders, dueAppraisals } from './due-appraisals.ts';

const measured = startMeasuredOrder();
const { service } = measured;

const control = {
  jobId: 'j',
  ownerId: 'o',
  progress: () => undefined,
  shouldStop: () => false,
  signal: new AbortController().signal,
};
const rowOf = async (user: TestUser) => {
  const { rows } = await service.body('effectestimate/orderListPage', {}, { as: user });
  return rows.find(({ orderId }) => orderId === measured.order.orderId)!;
};
const queued = () =>
  service.context.db.selectFrom('job').select('id').where('kind', '=', appraisalJobKind).execute();

beforeAll(async () => {
  // The jobs of this file are run by hand.
  await service.context.jobs.stop();
});

test('an order that is running has figures for everybody who sees it before anybody opens it', async () => {
  for (const user of ['admin', 'customer'] as const)
    expect(await rowOf(user)).toMatchObject({ appraisalState: 'waiting', comparison: null });
  const due = await dueAppraisals(service.context);
  // The customer is granted buses alone, so that his part of Shenzhen is another than the platform's.
  expect(due.filter(({ cityCode }) => cityCode === '440300')).toHaveLength(2);

  const result = await appraisalJob.run(service.context, {}, control);

  expect(result).toMatchObject({ computed: due.length, left: 0, failed: 0 });
  for (const user of ['admin', 'customer'] as const) {
    const row = await rowOf(user);
    expect(row.appraisalState).toBe('computed');
    expect(row.comparison!.actual.reachShare.value).toBeGreaterThan(0);
    const opened = await service.body(
      'effectestimate/{orderId}/entiretyExposureCrowd',
      { orderId: row.orderId },
      { as: user },
    );
    expect(row.comparison).toEqual(opened.comparison);
  }
  expect(await dueAppraisals(service.context)).toEqual([]);
});

test('one reader stands for all who see the same', async () => {
  const { db } = service.context;
  const before = await appraisalReaders(db);
  const { organisation_id, role_id, password_hash } = await db
    .selectFrom('app_user')
    .selectAll()
    .where('user_name', '=', 'customer')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('app_user')
    .values({ user_name: 'twin', nick_name: '同事', organisation_id, role_id, password_hash })
    .execute();
  expect(await appraisalReaders(db)).toHaveLength(before.length);
});

test('appraisals are queued once, and again when a posting changes or a day begins', async () => {
  const { context } = service;
  let now = context.now();
  const tend = appraisalTender({ ...context, now: () => now });
  const settle = () =>
    context.db.updateTable('job').set({ state: 'done' }).where('kind', '=', appraisalJobKind).execute();
  await tend();
  expect(await queued()).toHaveLength(1);
  await tend();
  await settle();
  await tend();
  expect(await queued()).toHaveLength(1);
  await context.db
    .updateTable('media_posting')
    .set({ updated_at: new Date(now.getTime() + 1) })
    .execute();
  await tend();
  expect(await queued()).toHaveLength(2);
  // While some are waiting, no more are queued; what changed is not forgotten.
  now = new Date(now.getTime() + 24 * 3_600_000);
  await tend();
  expect(await queued()).toHaveLength(2);
  await settle();
  await tend();
  expect(await queued()).toHaveLength(3);
});
