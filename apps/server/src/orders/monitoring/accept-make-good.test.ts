import { beforeAll, expect, test } from 'vitest';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { smallOrder, type SmallOrder } from '../../testing/small-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [shenzhen, wuhan] = ['440300', '420100'] as const;
const as = { as: 'customer' } as const;
const days = { fromDay: -10, toDay: 17 };
const service = startTestService();
let order: SmallOrder;
let today: string;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  today = chinaDate(service.context.now());
  const city = await seedSmallCity(service.context, shenzhen, { persons: 800, lines: 6, seed: 31 });
  const [a, b, c] = city.lines.map((line) => line.lineId) as [string, string, string];
  order = await smallOrder(service, {
    owner: 'customer',
    items: [
      {
        ...days,
        cityCode: shenzhen,
        lineId: a,
        quantity: 4,
        units: [{ state: 'posted' }, { state: 'posted' }, { state: 'missing' }, { state: 'posted' }],
      },
      { ...days, cityCode: shenzhen, lineId: b, quantity: 1, units: [{ state: 'wrong' }] },
      { ...days, cityCode: wuhan, lineId: c, quantity: 1, units: [{ state: 'posted' }] },
    ],
  });
});

const propose = () =>
  service.body('v1/monitoring/make-good', { orderId: order.orderId, cityCode: shenzhen }, as);
const ask = (items: object[], who: object = as) =>
  service.callRaw(
    'v1/monitoring/accept-make-good',
    { orderId: order.orderId, cityCode: shenzhen, items, note: '媒体方已确认' },
    who,
  );
type Rows = Awaited<ReturnType<typeof propose>>['items'];
const partOf = ({ itemId, units, fromDate, toDate }: Rows[number]) => ({ itemId, units, fromDate, toDate });

test('a kind of damage is kept with the unit, and goes with the damage', async () => {
  const postingId = order.postingIds[0][0];
  const mark = (input: object) =>
    service.callRaw('v1/monitoring/mark-posting', { postingId, postedOn: today, ...input }, as);
  expect((await mark({ state: 'damaged', damage: 'unlit' })).envelope.body).toMatchObject({
    state: 'damaged',
    damage: 'unlit',
  });
  expect((await mark({ state: 'late' })).envelope.body).toMatchObject({ state: 'late', damage: null });
  expectFailure(await mark({ state: 'damaged', damage: 'stolen' }), 'invalid');
  const { rows } = await service.body('v1/monitoring/list', { orderId: order.orderId }, as);
  const { plannedFrom } = rows[0];
  await mark({ state: 'posted', postedOn: plannedFrom });
});

test('only the proposal of now is accepted, once, by who may see the order', async () => {
  const { outcome, items, costFen, promisedReachShare, restoredReachShare } = await propose();
  expect(['restored', 'partly']).toContain(outcome);
  const rows = items.map(partOf);
  expectFailure(await ask(rows, { as: 'planner' }), 'notFound');
  expectFailure(await ask([{ ...rows[0], units: rows[0].units + 1 }, ...rows.slice(1)]), 'conflict');
  expectFailure(await ask([]), 'invalid');
  expect((await service.body('v1/monitoring/list', { orderId: order.orderId }, as)).total).toBe(5);

  const two = await Promise.all([ask(rows), ask(rows)]);
  const codes = two.map(({ envelope }) => envelope.code).sort();
  expect(codes).toEqual(['01', '11']);
  const accepted = two.find(({ envelope }) => envelope.code === '01')!.envelope.body;
  const units = items.reduce((sum, row) => sum + row.units, 0);
  expect(accepted).toMatchObject({
    outcome,
    costFen,
    promisedReachShare,
    restoredReachShare,
    units,
    postedUnits: 0,
    note: '媒体方已确认',
  });
});

test('its units are booked, stand among the postings with days of their own, and keep the promise', async () => {
  const { db } = service.context;
  const booked = await db
    .selectFrom('media_booking')
    .innerJoin('make_good', 'make_good.make_good_id', 'media_booking.make_good_id')
    .select(['state', 'face_id', 'slot'])
    .where('make_good.order_id', '=', order.orderId)
    .execute();
  const { rows } = await service.body('v1/monitoring/list', { orderId: order.orderId, pageSize: 200 }, as);
  const makeGoods = rows.filter((row) => row.isMakeGood);
  expect(makeGoods.length).toBeGreaterThan(0);
  expect(booked).toHaveLength(makeGoods.length);
  expect(new Set(booked.map((row) => `${row.face_id} ${row.slot}`)).size).toBe(booked.length);
  expect(booked.every((row) => row.state === 'sold')).toBe(true);
  for (const row of makeGoods) {
    expect(row.state).toBe('pending');
    expect(row.plannedFrom > today).toBe(true);
  }
  const schedule = await service.body('v1/orders/schedule', { orderId: order.orderId, pageSize: 200 }, as);
  const own = schedule.rows.flatMap((row) => row.bars.filter((bar) => bar.isOwn));
  expect(own.reduce((sum, bar) => sum + bar.units, 0)).toBe(makeGoods.length);
  // What the units of the order hold is not more than before.
  const { items } = await service.body('mediaOrder/getById', { orderId: order.orderId }, as);
  expect(items.every((item) => item.heldUnits === 0)).toBe(true);
  expect((await propose()).outcome).toBe('none-needed');
});

test('a make-good that hangs counts for the unit that it makes good', async () => {
  const board = () => service.body('v1/monitoring/board', { orderId: order.orderId }, as);
  const before = (await board()).counts;
  const { rows } = await service.body('v1/monitoring/list', { orderId: order.orderId, pageSize: 200 }, as);
  const first = rows.find((row) => row.isMakeGood)!;
  const mark = { postingId: first.postingId, state: 'made-good' as const, postedOn: today };
  expect((await service.body('v1/monitoring/mark-posting', mark, as)).state).toBe('made-good');
  const { counts } = await board();
  expect(counts.plannedUnits).toBe(before.plannedUnits);
  expect(counts.byState['made-good']).toBe(before.byState['made-good'] + 1);
  expect(counts.postedUnits).toBe(before.postedUnits + 1);
});

test('the timeline says what was planned, posted and agreed; the map where faces and photos are', async () => {
  const { days: found, makeGoods } = await service.body(
    'v1/monitoring/timeline',
    { orderId: order.orderId },
    as,
  );
  const { rows } = await service.body('v1/monitoring/list', { orderId: order.orderId, pageSize: 200 }, as);
  expect(found.reduce((sum, day) => sum + day.plannedUnits, 0)).toBe(rows.length);
  const hung = rows.filter((row) => row.postedOn !== null && row.state !== 'wrong').length;
  expect(found.reduce((sum, day) => sum + day.postedUnits, 0)).toBe(hung);
  expect(makeGoods).toHaveLength(1);
  expect(makeGoods[0].postedUnits).toBe(1);
  // Vehicles without a photo have no place.
  const places = await service.body('v1/monitoring/places', { orderId: order.orderId }, as);
  expect(places).toEqual({ rows: [], withoutPlace: rows.length });
  for (const call of ['v1/monitoring/timeline', 'v1/monitoring/places'] as const)
    expectFailure(await service.call(call, { orderId: order.orderId }, { as: 'planner' }), 'notFound');
});
