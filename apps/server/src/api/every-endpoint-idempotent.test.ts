import { registry, type CallKey } from '@ooh/contract/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { performCall } from '../app/perform-call.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { newPlan } from '../testing/seeded-plan.ts';
import { smallOrder } from '../testing/small-order.ts';
import { expectFailure, startTestService, type CallAnswer } from '../testing/test-service.ts';
import { callOf } from '../testing/wire.ts';
import type { RequestInfo } from './handler.ts';

const service = startTestService();
let orderId: string;
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  const item = {
    fromDay: 3,
    toDay: 9,
    cityCode: '440300',
    mediumId: 2,
    faceId: 's1-1',
    positionId: 's1',
    unitName: '一面',
    netFen: 700_000,
  };
  ({ orderId } = await smallOrder(service, { owner: 'admin', items: [item] }));
});

const keys = (Object.keys(registry) as CallKey[]).filter((key) => callOf(key).idempotent === 'by-key');
const times = 5;

test('what is asked again by its key is a change, and its answer can be kept', () => {
  expect(keys.length).toBeGreaterThan(25);
  for (const key of keys)
    expect({ key, kind: callOf(key).kind }).toEqual({ key, kind: expect.stringMatching(/json|upload/) });
});

test.each(keys)('%s: requests with one key do its work once and get one answer', async (key) => {
  const call = callOf(key);
  const file = call.kind === 'upload' ? { fileName: 'a.csv', bytes: Buffer.from('a') } : null;
  const request = {
    user: { userId: service.userIds.planner },
    file,
    requestId: 'r',
    address: 'a',
  } as unknown as RequestInfo;
  let done = 0;
  const handler = async () => ({ count: (done += 1) });
  const ask = (input: unknown, given = request) =>
    performCall({ context: service.context, call, handler }, input, given, `key of ${key}`);
  const { input } = call.example;
  const answers = await Promise.all(Array.from({ length: times }, () => ask(input)));
  expect(answers.map(({ result }) => result)).toEqual(Array.from({ length: times }, () => ({ count: 1 })));
  await expect(ask({ ...(input as object), other: true })).rejects.toThrow('该幂等键已用于另一个请求');
  if (file !== null)
    await expect(ask(input, { ...request, file: { ...file, bytes: Buffer.from('b') } })).rejects.toThrow(
      '该幂等键已用于另一个请求',
    );
  expect(done).toBe(1);
});

const countOf = async (table: string): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
    service.context.db,
  );
  return rows[0].rows;
};

const bytes = Buffer.from('name\n甲\n');
type Sent = (headers: Record<string, string>, name: string) => Promise<CallAnswer<CallKey>>;

/** Calls that make something, the table that it goes into, and what they are asked. */
const makers: readonly (readonly [CallKey, string, Sent])[] = [
  [
    'v1/orders/add-comment',
    'order_comment',
    (headers, body) => service.call('v1/orders/add-comment', { orderId, body }, { as: 'admin', headers }),
  ],
  [
    'v1/orders/share',
    'order_share',
    (headers, name) =>
      service.call('v1/orders/share', { orderId, days: name.length }, { as: 'admin', headers }),
  ],
  [
    'common-attachment/uploadAttachment',
    'attachment',
    (headers, name) =>
      service.upload(
        'common-attachment/uploadAttachment',
        { purpose: 'import' },
        { fileName: 'a.csv', bytes: Buffer.concat([bytes, Buffer.from(name)]) },
        { as: 'admin', headers },
      ),
  ],
  [
    'app-analyse-city/insertLine',
    'city_line',
    (headers, name) =>
      service.call('app-analyse-city/insertLine', { name, cityCodes: ['440300'] }, { as: 'admin', headers }),
  ],
  [
    'v1/admin/organisations/save',
    'organisation',
    (headers, name) =>
      service.call('v1/admin/organisations/save', { name, kind: 'agency' }, { as: 'admin', headers }),
  ],
  [
    'v1/imports',
    'import_session',
    (headers, name) =>
      service.upload(
        'v1/imports',
        { kind: 'poi', cityCode: '440300', crs: 'WGS84' },
        { fileName: 'a.csv', bytes: Buffer.from(`name,lng,lat\n${name},114.05,22.54\n`) },
        { as: 'admin', headers },
      ),
  ],
];

describe.each(makers)('%s', (_key, table, send) => {
  test('five requests with one key make one and record it once; another input is refused', async () => {
    const headers = { 'idempotency-key': `of ${table}` };
    const [before, entries] = [await countOf(table), await countOf('audit_log')];
    const answers = await Promise.all(Array.from({ length: times }, () => send(headers, '第一')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: times }, () => 200));
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.body))).size).toBe(1);
    expect(await countOf(table)).toBe(before + 1);
    expect(await countOf('audit_log')).toBe(entries + 1);
    expectFailure(await send(headers, '另一个'), 'refused');
    expect((await send({ 'idempotency-key': `again of ${table}` }, '第二次')).status).toBe(200);
    expect(await countOf(table)).toBe(before + 2);
    expect(await service.context.audit.firstBroken()).toBeNull();
  });
});

test('an answer that is given once is not stored readably, and is repeated to the holder of the key', async () => {
  const headers = { 'idempotency-key': 'given once' };
  const share = () => service.body('v1/orders/share', { orderId, days: 7 }, { as: 'admin', headers });
  const { token } = await share();
  const rows = await service.context.db.selectFrom('idempotency_key').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain('given once');
  expect((await share()).token).toBe(token);
});

test('a plan that is made once waits for nothing, and what fails leaves nothing behind', async () => {
  const before = await countOf('smart_plan');
  const headers = { 'idempotency-key': 'plan' };
  const made = await newPlan(service, {}, {}, { headers });
  expect((await newPlan(service, {}, {}, { headers })).planId).toBe(made.planId);
  expect(await countOf('smart_plan')).toBe(before + 1);
  const lost = { as: 'admin', headers: { 'idempotency-key': 'lost' } } as const;
  const comment = (id: string) => service.call('v1/orders/add-comment', { orderId: id, body: '好' }, lost);
  expectFailure(await comment('00000000-0000-4000-8000-000000000000'), 'notFound');
  expect((await comment(orderId)).status).toBe(200);
});
