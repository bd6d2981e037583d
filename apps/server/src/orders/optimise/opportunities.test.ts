import { expect, test } from 'vitest';
import { monitoredCity, startMonitoredOrders } from '../../testing/monitored-orders.ts';
import { cityName } from '../../reference/region/regions.ts';
import { textsOfBook } from '../../testing/scoped-exports.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure } from '../../testing/test-service.ts';
import { scanOrder } from './scan-order.ts';

const monitored = startMonitoredOrders();
const { service } = monitored;
const admin = { as: 'admin' } as const;

const list = (input: object = {}) => service.body('v1/optimise/list', input, admin);
const decide = (input: object, who: object = admin) => service.callRaw('v1/optimise/decide', input, who);
const scan = () => scanOrder(service.context, monitored.order.orderId, 'background');

test('before an order is scanned nothing is suggested', async () => {
  expect(await list()).toMatchObject({ rows: [], total: 0, scannedOrders: 0, checked: 0 });
});

test('an order with a missing vehicle is offered the make-good that monitoring proposes', async () => {
  await scan();
  const { rows, scannedOrders } = await list();
  expect(scannedOrders).toBe(1);
  const found = rows.find(({ kind }) => kind === 'shortfall')!;
  const proposal = await service.body(
    'v1/monitoring/make-good',
    { orderId: monitored.order.orderId, cityCode: monitoredCity },
    admin,
  );
  expect(found).toMatchObject({ state: 'open', action: 'make-good', costFen: 0, cityCode: monitoredCity });
  expect(found.in.map(({ itemId, units, costFen }) => ({ itemId, units, costFen }))).toEqual(
    proposal.items.map(({ itemId, units, costFen }) => ({ itemId, units, costFen })),
  );
  expect(found.expected.low).toBeGreaterThan(0);
  // What the make-good restores is what monitoring says that it restores.
  expect(found.expected.value).toBeCloseTo(proposal.restoredReachShare! - proposal.actualReachShare!, 6);
});

test('a second scan finds the same ones again, as versions that may still be decided on', async () => {
  const before = await list();
  await scan();
  const after = await list();
  const versions = ({ rows }: typeof after) =>
    new Map(rows.map(({ opportunityId, version }) => [opportunityId, version]));
  expect(versions(after)).toEqual(versions(before));
});

test('advertisers see no suggestions, and other firms none of this order', async () => {
  const asked = { opportunityId: (await list()).rows[0].opportunityId };
  expectFailure(await service.callRaw('v1/optimise/list', {}, { as: 'customer' }), 'forbidden');
  expect((await service.body('v1/optimise/list', {}, { as: 'planner' })).total).toBe(0);
  expectFailure(await service.callRaw('v1/optimise/get', asked, { as: 'planner' }), 'notFound');
  expectFailure(
    await service.callRaw(
      'v1/optimise/get',
      { opportunityId: '00000000-0000-0000-0000-000000000000' },
      admin,
    ),
    'notFound',
  );
});

test('a colleague of the platform without the pairs of an order is told of none of its opportunities', async () => {
  const [{ opportunityId }] = (await list()).rows;
  const seenBy = async (regionCode: string, mediumId: number) => {
    const own = { isEnabled: true, mediaRegionData: [{ regionCodes: [regionCode], mediaIds: [mediumId] }] };
    const name = `只看 ${regionCode} × ${mediumId}`;
    const { token } = await signInAs(
      service,
      name,
      { operationOptimizeData: own },
      { name: '平台运营', kind: 'platform' },
    );
    const as = { as: { token } };
    const file = await service.callRaw('v1/optimise/export', {}, as);
    return {
      listed: (await service.body('v1/optimise/list', {}, as)).total,
      adopted: (await service.body('v1/optimise/history', {}, as)).rows.length,
      found: (await service.callRaw('v1/optimise/get', { opportunityId }, as)).status,
      isInFile: textsOfBook(file.bytes).includes(cityName(monitoredCity)),
    };
  };
  const nothing = { listed: 0, adopted: 0, found: 404, isInFile: false };
  expect(await seenBy('310100', 0)).toEqual(nothing);
  // A medium that the order does not buy there.
  expect(await seenBy(monitoredCity, 12)).toEqual(nothing);
  const whole = await seenBy(monitoredCity, 0);
  expect(whole).toMatchObject({ found: 200, isInFile: true });
  expect(whole.listed).toBe((await list()).total);
});

test('ignoring needs a reason, can be undone, and an outdated decision is a conflict', async () => {
  const [{ opportunityId, version }] = (await list({ kind: 'shortfall' })).rows;
  const base = { opportunityId, version };
  expectFailure(await decide({ ...base, decision: 'ignore' }), 'invalid');
  expectFailure(await decide({ ...base, decision: 'ignore', reasonCode: 'other' }), 'invalid');
  const ignored = await decide({ ...base, decision: 'ignore', reasonCode: 'time' });
  expect(ignored.envelope.body).toMatchObject({ state: 'ignored', decision: { reasonCode: 'time' } });
  expectFailure(await decide({ ...base, decision: 'reopen' }), 'conflict');
  expectFailure(await decide({ ...base, version: version + 1, decision: 'adopt' }), 'refused');
  const opened = await decide({ ...base, version: version + 1, decision: 'reopen' });
  expect(opened.envelope.body).toMatchObject({ state: 'open', decision: null });
});

test('adopting a make-good accepts it for the same units and cost, and the history counts it', async () => {
  const [found] = (await list({ kind: 'shortfall' })).rows;
  const { opportunityId, version } = found;
  const adopted = await decide({ opportunityId, version, decision: 'adopt', reason: '媒体方已确认' });
  expect(adopted.envelope).toMatchObject({ code: '01', body: { state: 'adopted' } });
  const { makeGoods } = await service.body(
    'v1/monitoring/timeline',
    { orderId: monitored.order.orderId },
    admin,
  );
  expect(makeGoods).toHaveLength(1);
  const sum = (key: 'units' | 'costFen') => found.in.reduce((total, unit) => total + unit[key], 0);
  expect(makeGoods[0]).toMatchObject({ units: sum('units'), costFen: sum('costFen'), note: '媒体方已确认' });
  const history = await service.body('v1/optimise/history', {}, admin);
  expect(history).toMatchObject({ adopted: 1, verified: 0, savedFen: sum('costFen') });
  expectFailure(await decide({ opportunityId, version: version + 1, decision: 'adopt' }), 'refused');
});

test('budgets are simulated on the same persons: none moved is no difference, all gone is all lost', async () => {
  const { orderId } = monitored.order;
  const same = await service.body('v1/optimise/simulate', { orderId }, admin);
  expect(same.result!.difference).toEqual({ value: 0, low: 0, high: 0 });
  expect(same.result!.highestReachShare).toBeGreaterThanOrEqual(same.result!.before.reachShare.value);
  const shifts = same.parts.map(({ cityCode, mediumId }) => ({ cityCode, mediumId, factor: 0 }));
  const gone = await service.body('v1/optimise/simulate', { orderId, shifts }, admin);
  expect(gone.result!.after).toMatchObject({ netFen: 0, impressions: 0 });
  expect(gone.result!.difference.value).toBeCloseTo(-same.result!.before.reachShare.value, 10);
});

test('a next campaign is a draft that knows its parent, with what is still for sale', async () => {
  const { orderId } = monitored.order;
  const { db } = service.context;
  const draft = await service.body('v1/optimise/next-campaign', { orderId }, admin);
  const stored = await db
    .selectFrom('media_order')
    .select(['parent_order_id', 'state', 'brief'])
    .where('order_id', '=', draft.orderId)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ parent_order_id: orderId, state: 'draft' });
  // The line of the other city has no price.
  expect(JSON.stringify(stored.brief)).toContain('1 行媒体已不可售');
  const items = await db
    .selectFrom('media_order_item')
    .select(['city_code', 'quantity'])
    .where('order_id', '=', draft.orderId)
    .orderBy('item_no')
    .execute();
  expect(items).toEqual([
    { city_code: monitoredCity, quantity: 4 },
    { city_code: monitoredCity, quantity: 2 },
  ]);
});
