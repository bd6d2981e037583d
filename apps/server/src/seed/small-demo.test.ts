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

/** Tables that a demonstration honestly begins without, and why. */
const filledByUse: Readonly<Record<string, string>> = {
  basket_item: 'what somebody put aside while he looks around',
  brand_listing: 'which imports name a brand: nothing was imported',
  competitor_conclusion: 'what a reader of the rivals’ figures concludes; no screen shows it yet',
  district: 'boundaries of an import; those that ship with the product stand without',
  effect_outcome: 'computed when an order’s effect is first asked for',
  effect_result: 'computed when an order’s effect is first asked for',
  make_good: 'a proposal that somebody has looked at and accepted',
  order_share: 'a link is known to whom it was given and to nobody else',
  posting_import: 'lists that somebody imported',
  posting_import_change: 'lists that somebody imported',
};

test('every table that is not filled by use has rows', () => {
  const empty = hashes.filter(({ rows }) => rows === 0).map(({ table }) => table);
  expect(empty.filter((table) => !(table in filledByUse))).toEqual([]);
});

/** Lists that are honestly empty, and why. */
const emptyLists: Readonly<Record<string, string>> = {
  'v1/basket/list': 'nobody has put anything aside',
  'v1/competitor/order-places': 'rivals of an order’s months and media may be nowhere',
  'v1/orders/colleagues': 'nobody else of the planner’s firm may see this city',
  'v1/orders/shares': 'no link was given to anybody',
};

const isList = (call: Endpoint): boolean => {
  const { def } = call.output as unknown as { def: { type: string; shape?: object } };
  return def.type === 'array' || (def.type === 'object' && 'rows' in (def.shape ?? {}));
};
const changes = /insert|update|delete|remove|create|save|undo|copy|add-/i;

test('the planner’s plans of all three kinds are computed, and one waits to be submitted', async () => {
  const { rows } = await service.body('ai-option-mode/list', { pageSize: 50 }, { as: 'planner' });
  const byState = Map.groupBy(rows, ({ state }) => state);
  expect([...byState.keys()].toSorted()).toEqual(['draft', 'ready']);
  expect(new Set(byState.get('ready')!.map(({ kind }) => kind))).toEqual(new Set(['bus', 'ta', 'geo']));
});

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
    if (!rows?.length && !(key in emptyLists)) empty.push(`${key}: ${envelope.message}`);
  }
  expect(empty).toEqual([]);
  expect(lists).toBeGreaterThan(50);
});
