import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { findSession } from '../../platform/session/session.ts';
import { orderGrants } from '../../testing/order-grants.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { seedSmallCity, type SmallCity } from '../../testing/small-city.ts';
import { smallOrder, type SmallItem } from '../../testing/small-order.ts';
import { expectFailure, startTestService, type TestService } from '../../testing/test-service.ts';
import { plannedExposures } from './planned-exposures.ts';

const [shenzhen, wuhan] = ['440300', '420100'] as const;
const key = 'v1/orders/planned-exposures';
const women: TargetAudience = { groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102] }] }] };
const nobody: TargetAudience = {
  groups: [
    { join: 'and', conditions: [{ join: 'and', labelIds: [101] }] },
    { join: 'and', conditions: [{ join: 'and', labelIds: [102] }] },
  ],
};
const service = startTestService();
let city: SmallCity;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  city = await seedSmallCity(service.context, shenzhen, { persons: 1200, lines: 4, seed: 71 });
});

const days = { fromDay: -14, toDay: 13 };
const vehicles = (line: number, more: Partial<SmallItem> = {}): SmallItem => ({
  cityCode: shenzhen,
  lineId: city.lines[line].lineId,
  quantity: 3,
  netFen: 2_800_000,
  ...days,
  ...more,
});

const order = async (items: SmallItem[], more: Partial<Parameters<typeof smallOrder>[1]> = {}) =>
  smallOrder(service, { audience: women, items, ...more });

const asked = (orderIds: string[], as: Parameters<TestService['body']>[2] = { as: 'planner' }) =>
  service.body(key, { orderIds }, as);

/** The single order's own figures, which opening it computes. */
const opened = (orderId: string, as: Parameters<TestService['body']>[2] = { as: 'planner' }) =>
  service.body('mediaOrder/orderEntiretyExposureCrowd/{orderId}', { orderId }, as);

test('an order is not computed by the list, and has figures once it has been opened', async () => {
  const { orderId } = await order([vehicles(0, { units: [{ state: 'posted' }] }), vehicles(1)]);
  const before = await asked([orderId]);
  expect(before.rows).toEqual([
    expect.objectContaining({ orderId, state: 'waiting', cpmFen: null, cities: [] }),
  ]);
  expect(before.rows[0].reason).toContain('尚未测算');
  expect(before.average).toEqual({ orders: 0, cpmFen: null });
  expect((await asked([orderId])).rows[0].state).toBe('waiting');

  const { comparison, scope } = await opened(orderId);
  const { rows, average } = await asked([orderId]);
  const [row] = rows;
  expect(row).toMatchObject({ state: 'computed', reason: null });
  expect(row.impressions).toEqual(comparison.planned.impressions);
  expect(row.reach).toEqual(comparison.planned.reach);
  expect(row.cpmFen).toBe(comparison.planned.cpmFen);
  expect(row.cpmFen).toBe(Math.round((5_600_000 * 1000) / Math.round(row.impressions.value!)));
  expect(row.impressions.low!).toBeLessThan(row.impressions.value!);
  expect(row.cities[0].basis).toEqual({ ...scope.cities[0].basis, nature: '预估' });
  expect(average).toEqual({ orders: 1, cpmFen: row.cpmFen });
});

test('postings and days change nothing of a plan, items do', async () => {
  const { orderId, itemIds, postingIds } = await order([
    vehicles(0, { units: [{ state: 'posted' }] }),
    vehicles(1),
  ]);
  await opened(orderId);
  const [planned] = (await asked([orderId])).rows;
  const { db } = service.context;
  await db
    .updateTable('media_posting')
    .set({ state: 'missing', posted_on: null })
    .where('posting_id', '=', postingIds[0][0])
    .execute();
  expect((await asked([orderId])).rows[0]).toEqual(planned);
  await opened(orderId);
  expect((await asked([orderId])).rows[0]).toEqual(planned);
  await db.updateTable('media_order_item').set({ quantity: 2 }).where('item_id', '=', itemIds[1]).execute();
  expect((await asked([orderId])).rows[0].state).toBe('waiting');
});

test('figures that cannot be computed give the reason: no media, no people in the data, nobody in the audience', async () => {
  const empty = await order([vehicles(0)]);
  await service.context.db.deleteFrom('media_order_item').where('order_id', '=', empty.orderId).execute();
  const far = await order([vehicles(0, { cityCode: wuhan, lineId: 'w-1' })]);
  const none = await order([vehicles(2)], { audience: nobody });
  await opened(none.orderId);
  const { rows, average } = await asked([empty.orderId, far.orderId, none.orderId], { as: 'admin' });
  expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['empty', '订单还没有媒体'],
    ['insufficient', '武汉市：该城市没有人群样本'],
    ['insufficient', '深圳市：目标人群在该城市样本中无人'],
  ]);
  expect(rows[1].cities[0]).toMatchObject({ cityCode: wuhan, unmeasuredUnits: 3 });
  expect(average).toEqual({ orders: 0, cpmFen: null });
});

test('a city without data leaves the others their figures, and the price of what they count', async () => {
  const { orderId } = await order(
    [vehicles(0), vehicles(1, { cityCode: wuhan, lineId: 'w-1', netFen: 9_000_000 })],
    { owner: 'planner' },
  );
  const { comparison } = await opened(orderId, { as: 'admin' });
  const [row] = (await asked([orderId], { as: 'admin' })).rows;
  expect(row).toMatchObject({ state: 'computed', cpmFen: comparison.planned.cpmFen });
  expect(row.cpmFen).toBe(Math.round((2_800_000 * 1000) / Math.round(row.impressions.value!)));
  expect(row.cities.map(({ cityCode, state }) => [cityCode, state])).toEqual([
    [wuhan, 'insufficient'],
    [shenzhen, 'measured'],
  ]);
});

test('the average is all net price over all impressions, of the orders with both', async () => {
  const cheap = await order([vehicles(0, { netFen: 1_000_000 })]);
  const dear = await order([vehicles(1, { netFen: 8_000_000, quantity: 9 })]);
  const unknown = await order([vehicles(2)]);
  await opened(cheap.orderId);
  await opened(dear.orderId);
  const { rows, average } = await asked([dear.orderId, unknown.orderId, cheap.orderId, dear.orderId]);
  expect(rows.map((row) => row.orderId)).toEqual([dear.orderId, unknown.orderId, cheap.orderId]);
  const impressions = rows.reduce((sum, row) => sum + (row.impressions.value ?? 0), 0);
  expect(average).toEqual({ orders: 2, cpmFen: Math.round((9_000_000 * 1000) / Math.round(impressions)) });
});

test('only orders and items in scope are returned; foreign, ungranted, unknown and malformed ids are left out', async () => {
  const face = { ...days, cityCode: shenzhen, mediumId: 7, faceId: 'nowhere', positionId: 'nowhere' };
  const planners = await order([vehicles(0)], { owner: 'planner' });
  const customers = await order([vehicles(0), face], {
    owner: 'customer',
  });
  await opened(planners.orderId);
  await opened(customers.orderId, { as: 'admin' });
  const ids = [
    'x',
    planners.orderId,
    '0193a1b2-0000-7000-8000-00000000dead',
    "'; drop table media_order; --",
    customers.orderId,
  ];
  const own = async (as: Parameters<TestService['body']>[2]) =>
    (await asked(ids, as)).rows.map((row) => row.orderId);
  expect(await own({ as: 'planner' })).toEqual([planners.orderId]);
  expect(await own({ as: 'customer' })).toEqual([customers.orderId]);
  expect(await own({ as: 'admin' })).toEqual([planners.orderId, customers.orderId]);
  const elsewhere = await signInAs(
    service,
    'elsewhere',
    orderGrants([{ regionCodes: [wuhan], mediaIds: [1] }]),
    { name: '平台运营', kind: 'platform' },
  );
  expect(await own({ as: elsewhere })).toEqual([]);
  // The customer has no LED screens: the whole order's result is not that of the part in scope.
  expect((await asked([customers.orderId], { as: 'customer' })).rows[0].state).toBe('waiting');
  const { comparison } = await opened(customers.orderId, { as: 'customer' });
  const [part] = (await asked([customers.orderId], { as: 'customer' })).rows;
  expect(part).toMatchObject({ state: 'computed', impressions: comparison.planned.impressions });
  expect(part.cities[0].unmeasuredUnits).toBe(0);
});

test('a page of orders is read with as many queries as one order', async () => {
  const orders = [];
  for (const line of [0, 1, 2, 3]) orders.push(await order([vehicles(line), vehicles(0)]));
  const ids = orders.map(({ orderId }) => orderId);
  for (const orderId of ids.slice(1)) await opened(orderId);
  const { context } = service;
  const found = await findSession(
    context.db,
    await service.tokenOf('planner'),
    { now: context.now(), idleMinutes: 0, isIdle: true },
    () => undefined,
  );
  const queriesOf = async (orderIds: string[], rows: number) => {
    let queries = 0;
    const counting: Parameters<TestService['context']['db']['withPlugin']>[0] = {
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const answer = await plannedExposures(
      { ...context, db: context.db.withPlugin(counting) },
      found!.user,
      orderIds,
    );
    expect(answer.rows).toHaveLength(rows);
    return queries;
  };
  const one = await queriesOf(ids.slice(0, 1), 1);
  expect(one).toBeGreaterThan(0);
  expect(await queriesOf(ids, 4)).toBe(one);
});

test('no orders, too many, and ids that are none are refused with what to do', async () => {
  const refused = async (orderIds: unknown, message: string) => {
    const answer = await service.callRaw(key, { orderIds });
    expectFailure(answer, 'invalid');
    expect(answer.envelope.message).toContain(message);
  };
  await refused([], '请选择订单');
  await refused(
    Array.from({ length: 201 }, (_, i) => `o-${i}`),
    '一次最多查询 200 个订单',
  );
  await refused(['x'.repeat(41)], 'orderIds');
  await refused('o-1', 'orderIds');
});
