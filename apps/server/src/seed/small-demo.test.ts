import type { Endpoint } from '@ooh/contract/core/endpoint';
import type { Job } from '@ooh/contract/domain/job';
import { registry, type CallKey } from '@ooh/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestService, type TestService } from '../testing/test-service.ts';
import { smallCity } from './demo-cities.ts';
import type { RowHash } from './row-hashes.ts';
import { seedJobKind } from './seed-job.ts';

const { cityCode } = smallCity;
const dayMilliseconds = 86_400_000;

async function seedSmall(service: TestService): Promise<RowHash[]> {
  const { jobs } = service.context;
  const jobId = await jobs.enqueue(seedJobKind, service.userIds.admin, { scope: 'small' });
  jobs.wake();
  let end: Job | undefined;
  for await (const job of jobs.follow(jobId, service.userIds.admin, AbortSignal.timeout(540_000))) end = job;
  expect([end?.state, end?.message]).toEqual(['done', null]);
  return (end!.result as unknown as { hashes: RowHash[] }).hashes;
}

let service: TestService;
let hashes: RowHash[];
let again: RowHash[];

beforeAll(async () => {
  const other = await openTestService();
  try {
    other.advance(40 * dayMilliseconds);
    again = await seedSmall(other);
  } finally {
    await other.close();
  }
  service = await openTestService();
  hashes = await seedSmall(service);
}, 1_200_000);
afterAll(() => service?.close());

test('the small demonstration has the same rows in every table, whenever it is made', () => {
  expect(again).toEqual(hashes);
});

/** Tables that people fill: what they save, write, import or compute. A demonstration begins without. */
const filledByUse = [
  'area_plan_city',
  'area_plan_unit',
  'brand_listing',
  'bus_plan_city',
  'competitor_conclusion',
  'crowd_pack_upload',
  'district',
  'effect_conclusion',
  'effect_outcome',
  'effect_result',
  'make_good',
  'monitoring_task',
  'order_comment',
  'order_share',
  'posting_import',
  'posting_import_change',
  'smart_plan',
];

test('every table that is not filled by use has rows', () => {
  const empty = hashes.filter(({ rows }) => rows === 0).map(({ table }) => table);
  expect(empty.filter((table) => !filledByUse.includes(table))).toEqual([]);
});

/** Lists of what people make themselves, or of others who share an order's city. */
const listsOfUse: readonly string[] = [
  'ai-option-mode/list',
  'v1/competitor/order-places',
  'v1/orders/colleagues',
  'v1/orders/comments',
  'v1/orders/shares',
];

const isList = (call: Endpoint): boolean => {
  const { def } = call.output as unknown as { def: { type: string; shape?: object } };
  return def.type === 'array' || (def.type === 'object' && 'rows' in (def.shape ?? {}));
};
const changes = /insert|update|delete|remove|create|save|undo|copy|add-/i;

test('no list that a planner may open is empty', async () => {
  const { rows: orders } = await service.body('mediaOrder/list', { pageSize: 50 });
  const { orderId, brandId } = orders.find(({ state }) => state === 'closed' || state === 'ended')!;
  const asked = [{}, { orderId }, { orderId, cityCode }, { brandId }, { cityCode }];
  const empty: string[] = [];
  let lists = 0;
  for (const [key, call] of Object.entries(registry) as [CallKey, Endpoint][]) {
    if (key.includes('{') || (call.kind ?? 'json') !== 'json' || !isList(call) || changes.test(key)) continue;
    const input = asked.find((one) => call.input.safeParse(one).success);
    if (input === undefined) continue;
    const { envelope } = await service.callRaw(key, input);
    // What only the platform's administrators may see is refused.
    if (envelope.code === '05') continue;
    lists++;
    const body = envelope.body as unknown as readonly unknown[] | { rows: readonly unknown[] } | null;
    const rows = Array.isArray(body) ? body : (body as { rows: readonly unknown[] } | null)?.rows;
    if (!rows?.length && !listsOfUse.includes(key)) empty.push(`${key}: ${envelope.message}`);
  }
  expect(empty).toEqual([]);
  expect(lists).toBeGreaterThan(50);
});
