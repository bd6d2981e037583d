import { chinaDate } from '@ooh/contract/domain/china-time';
import type { Endpoint } from '@ooh/contract/core/endpoint';
import type { Job } from '@ooh/contract/domain/job';
import { registry, type CallKey } from '@ooh/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderStateNames, orderStates } from '@ooh/contract/domain/order-names';
import { placeClientOrder } from '../testing/client-order.ts';
import { crawlOrders, type OrderCrawl } from '../testing/crawl-orders.ts';
import { openSecondClient } from '../testing/second-client/client.ts';
import { specifiedCalls } from '../testing/second-client/specified-calls.ts';
import { transportTo } from '../testing/second-client/transport.ts';
import { startWalk } from '../testing/second-client/walk.ts';
import { walkEffect } from '../testing/second-client/walk-effect.ts';
import { walkMedia, walkPerspective, walkPlaces } from '../testing/second-client/walk-media.ts';
import { walkOrders } from '../testing/second-client/walk-orders.ts';
import { walkPlans } from '../testing/second-client/walk-plans.ts';
import { walkDictionaries, walkPassword, walkStart } from '../testing/second-client/walk-start.ts';
import { walkStrategy } from '../testing/second-client/walk-strategy.ts';
import { openTestService, testPassword, type TestService } from '../testing/test-service.ts';
import { smallCity } from './demo-cities.ts';
import type { RowHash } from './row-hashes.ts';
import { dayAfter } from '@ooh/city/commerce/trade-calendar';
import { seedJobKind, smallAnchorDate } from './seed-job.ts';

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
let again: RowHash[] | undefined;
/** Seeding costs twenty seconds: `npm run test:all` alone does it twice. */
const seedsTwice = process.env['OOH_TEST_ALL'] === '1';

async function seedElsewhereLater(): Promise<RowHash[]> {
  const other = await openTestService();
  try {
    other.advance(40 * dayMilliseconds);
    return await seedSmall(other);
  } finally {
    await other.close();
  }
}

beforeAll(async () => {
  if (seedsTwice) again = await seedElsewhereLater();
  service = await openTestService();
  hashes = await seedSmall(service);
}, 1_200_000);
afterAll(() => service?.close());

if (seedsTwice)
  test('the small demonstration has the same rows in every table, whenever it is made', () => {
    expect(again).toEqual(hashes);
  });

/** Tables that a demonstration begins without, and why. */
const emptyTables: Readonly<Record<string, string>> = {
  account_proposal: 'what an administrator proposes and another decides',
  api_key: 'keys that users make for other systems',
  combination_proposal: 'what planners ask for, a while',
  competitor_subscription: 'what users want to be told of',
  content_draft: 'what an administrator is writing',
  content_reading: 'what users confirm that they have read',
  content_version: 'what an administrator has published: the first versions ship with the code',
  creative_material: 'works that users choose for proposals',
  defence: 'presentations that users have made',
  discount_approval: 'what planners ask for and approvers decide',
  district: 'outlines of an import, which take the place of the shipped ones: a demonstration keeps those',
  district_population: 'residents of an import, which take the place of the published ones',
  effect_board: 'boards that users make',
  export_record: 'what users export themselves',
  favourite: 'what users keep for later',
  hand_over: 'what users send from page to page',
  import_notice: 'what the operator’s server is told of imports',
  import_schedule: 'what users have pulled by time',
  import_template: 'ways of reading files that users save',
  import_word: 'what words of imported files mean to users',
  notice_reading: 'until when users have read their notices',
  opportunity: 'what scans find once appraisals are there',
  opportunity_scan: 'what was scanned once appraisals are there',
  order_follower: 'orders that users want to be told of',
  order_transfer: 'orders that users hand to colleagues',
  report_layout: 'how users arrange the pages of a report',
  unattended_import: 'what came by key, schedule or folder',
};

test('every table that a call reads has rows', () => {
  const empty = hashes.filter(({ rows }) => rows === 0).map(({ table }) => table);
  expect(empty).toEqual(Object.keys(emptyTables));
});

const isList = (call: Endpoint): boolean => {
  const { def } = call.output as unknown as { def: { type: string; shape?: object } };
  return def.type === 'array' || (def.type === 'object' && 'rows' in (def.shape ?? {}));
};
/** Lists that begin empty, and why. */
const emptyLists: Partial<Readonly<Record<CallKey, string>>> = {
  'v1/api-keys/list': 'keys that users make for other systems',
  'v1/defence/shares': 'links that users give',
  'v1/exports/list': 'what users export themselves',
  'v1/imports/templates': 'ways of reading files that users save',
  'v1/find': 'nothing is found of nothing typed',
  'v1/import-schedules/list': 'what users have pulled by time',
  'v1/optimise/history': 'what users adopt',
  'v1/optimise/list': 'what scans find once appraisals are there',
  'v1/subscriptions/list': 'what users want to be told of',
};
const changes = /insert|update|delete|remove|create|save|undo|copy|add-/i;

test('the planner’s plans of all three kinds are computed, and one waits to be submitted', async () => {
  const { rows } = await service.body('ai-option-mode/list', { pageSize: 50 }, { as: 'planner' });
  const byState = Map.groupBy(rows, ({ state }) => state);
  expect([...byState.keys()].toSorted()).toEqual(['draft', 'ready']);
  expect(new Set(byState.get('ready')!.map(({ kind }) => kind))).toEqual(new Set(['bus', 'ta', 'geo']));
});

test('in the three days after it was made there is something to post', async () => {
  const { rows } = await service.body(
    'mediaOrder/list',
    { states: ['booked'], pageSize: 100 },
    { as: 'admin' },
  );
  const soon = rows.filter(
    ({ startDate }) => startDate > smallAnchorDate && startDate <= dayAfter(smallAnchorDate, 3),
  );
  expect(new Set(soon.map(({ organisationName }) => organisationName)).size).toBeGreaterThan(2);
});

test('an invented third party says that it is invented, and finds about what the platform models', async () => {
  const reports = await service.context.db
    .selectFrom('third_party_report')
    .innerJoin('attachment', 'attachment.id', 'attachment_id')
    .select(['order_id', 'attachment.id', 'attachment.sha256', 'is_sample'])
    .execute();
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.every((report) => report.is_sample)).toBe(true);
  const bytes = await service.context.files.get(reports[0].id, reports[0].sha256);
  expect(bytes!.subarray(0, 5).toString()).toBe('%PDF-');
  for (const { order_id: orderId } of reports) {
    const { figures } = await service.body(
      'effectestimate/{orderId}/getThirdPartyEvaluationAttachmentId',
      { orderId },
      { as: 'admin' },
    );
    expect(Math.abs(figures[0].delta!)).toBeLessThan(0.16);
  }
});

test('the effects of the planner’s orders are computed, accepted and shown', async () => {
  const { db } = service.context;
  const { order_id: orderId } = await db
    .selectFrom('effect_outcome')
    .select('order_id')
    .executeTakeFirstOrThrow();
  const { outcomes } = await service.body('effectestimate/{orderId}/getBehaviorDetailsData', { orderId });
  expect(outcomes.map(({ kind, isSample }) => [kind, isSample])).toEqual([
    ['visit', true],
    ['search', true],
  ]);
  expect(outcomes.map(({ state }) => state)).not.toContain('no-source');
  const made = await db.selectFrom('make_good').select('order_id').executeTakeFirstOrThrow();
  const { makeGoods } = await service.body('v1/monitoring/timeline', { orderId: made.order_id });
  expect(makeGoods).toHaveLength(1);
  expect(makeGoods[0].units).toBeGreaterThan(0);
  const [basket] = await service.body('v1/basket/list', {});
  expect(basket).toMatchObject({ briefKind: 'free', items: 6 });
});

test('no list that a planner may open is empty', async () => {
  // Some tell of the last month: they are asked on the day of the demonstration, whatever day is today.
  const sinceThen = service.context.now().getTime() - new Date(`${smallAnchorDate}T04:00:00Z`).getTime();
  service.advance(-sinceThen);
  const { rows: orders } = await service.body('mediaOrder/list', { pageSize: 50 });
  const isOver = (state: string): boolean => state === 'closed' || state === 'ended';
  const { orderId, brandId } = orders.find(({ state, mediumIds }) => isOver(state) && mediumIds.includes(1))!;
  const asked = [{}, { orderId }, { cityCode }, { orderId, cityCode }, { brandId }];
  const empty: string[] = [];
  let lists = 0;
  for (const [key, call] of Object.entries(registry) as [CallKey, Endpoint][]) {
    if (
      key.includes('{') ||
      key in emptyLists ||
      (call.kind ?? 'json') !== 'json' ||
      !isList(call) ||
      changes.test(key)
    )
      continue;
    const input = asked.find((one) => call.input.safeParse(one).success);
    if (input === undefined) continue;
    const { envelope } = await service.callRaw(key, input);
    // What only the platform's administrators may see is refused.
    if (envelope.code === '05') continue;
    lists++;
    const body = envelope.body as unknown as readonly unknown[] | { rows: readonly unknown[] } | null;
    const rows = Array.isArray(body) ? body : (body as { rows: readonly unknown[] } | null)?.rows;
    if (!rows?.length) empty.push(`${key}: ${envelope.message}`);
  }
  service.advance(sinceThen);
  expect(empty).toEqual([]);
  expect(lists).toBeGreaterThan(50);
});

test('whoever opens an order of whatever state is offered nothing that the service refuses', async () => {
  // The demonstration has no order that waits for the client's word.
  const orderId = await placeClientOrder(service, cityCode);
  const emptyCrawl = (): OrderCrawl => ({ opened: new Map(), taken: new Map(), failures: [] });
  const asked = emptyCrawl();
  await crawlOrders(service, 'customer', asked);
  expect(asked.failures).toEqual([]);
  expect([...asked.opened.keys()]).toEqual(['customer 待客户确认']);
  expect([...asked.taken.keys()]).toEqual(
    expect.arrayContaining(['待客户确认 → 待锁位', '待客户确认 → 方案制作中']),
  );
  const { row } = await service.body('mediaOrder/getById', { orderId }, { as: 'customer' });
  expect(row.state).toBe('confirming');
  const crawl = emptyCrawl();
  for (const user of ['admin', 'planner'] as const) await crawlOrders(service, user, crawl);
  expect(crawl.failures).toEqual([]);
  for (const state of orderStates)
    expect([...crawl.opened.keys()]).toContain(`admin ${orderStateNames[state]}`);
  // Every step on the way was really taken, but for the day that has to come: a booked order is not run early.
  expect([...crawl.taken.keys()]).toEqual(
    expect.arrayContaining([
      '草稿 → 待提交',
      '待提交 → 方案制作中',
      '方案制作中 → 待客户确认',
      '待客户确认 → 待锁位',
      '待锁位 → 锁位',
      '待锁位 → 待上刊',
      '投放中 → 已下刊',
      '已下刊 → 已结案',
    ]),
  );
}, 120_000);

test('a client that knows the specification alone makes all of its 156 calls', async () => {
  const client = openSecondClient(transportTo(service.app));
  const walk = startWalk(client, cityCode, chinaDate(new Date()));
  await walkStart(walk, 'admin', testPassword);
  const brandId = await walkDictionaries(walk);
  await walkMedia(walk);
  await walkPerspective(walk, await walkPlaces(walk));
  await walkStrategy(walk, brandId);
  const planId = await walkPlans(walk, brandId);
  await walkOrders(walk, brandId, planId);
  await walkEffect(walk);
  await walkPassword(walk, testPassword);
  expect(walk.failures).toEqual([]);
  const left = specifiedCalls.map((call) => call.join(' ')).filter((call) => !client.made.has(call));
  expect({ calls: specifiedCalls.length, left }).toEqual({ calls: 156, left: [] });
});
