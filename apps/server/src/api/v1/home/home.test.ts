import { chinaDate } from '@ooh/contract/domain/china-time';
import { beforeAll, expect, test } from 'vitest';
import { dayNumber, isoDateOf } from '../../../reference/calendar/flight-days.ts';
import { seedSampleBrands } from '../../../reference/brand/brand-store.ts';
import { sql } from '../../../platform/storage/postgres/database.ts';
import { orderGrants } from '../../../testing/order-grants.ts';
import { newPlan, signInAs } from '../../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../../testing/small-city.ts';
import { seedSmallInventory, shelterFace } from '../../../testing/small-inventory.ts';
import { smallOrder, type SmallOrder } from '../../../testing/small-order.ts';
import { startTestService } from '../../../testing/test-service.ts';

const [shenzhen, wuhan] = ['440300', '420100'] as const;
const service = startTestService();
let running: SmallOrder;
let ended: SmallOrder;

/** Holds a face for an item until so many hours from now. */
async function hold(itemId: string, faceId: string, hours: number): Promise<void> {
  const now = service.context.now();
  const today = chinaDate(now);
  await sql`insert into media_booking (city_code, medium_id, face_id, slot, period, state, expires_at, is_sample,
      order_item_id, created_at)
    values (${shenzhen}, 2, ${faceId}, 1, daterange(${today}::date, ${today}::date, '[]'), 'hold',
      ${new Date(now.getTime() + hours * 3_600_000)}, false, ${itemId}::uuid, ${now})`.execute(
    service.context.db,
  );
}

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  const { lines } = await seedSmallCity(context, shenzhen, { persons: 200, lines: 4 });
  await seedSmallInventory(service, shenzhen, { shelters: 10, screens: 2 });
  const line = { cityCode: shenzhen, lineId: lines[0].lineId, fromDay: 0, toDay: 20 };
  running = await smallOrder(service, {
    name: '在投',
    items: [
      {
        ...line,
        fromDay: -10,
        quantity: 4,
        units: [{ state: 'wrong' }, { state: 'missing' }, { state: 'posted' }, { state: 'late' }],
      },
      { ...line, quantity: 3, units: [{ state: 'posted' }] },
      { ...line, fromDay: 3, quantity: 1 },
      { ...line, fromDay: 4, quantity: 1 },
      { ...line, cityCode: wuhan, fromDay: -1, quantity: 2 },
    ],
  });
  ended = await smallOrder(service, {
    name: '已下刊',
    state: 'ended',
    items: [{ ...line, fromDay: -30, toDay: -2 }],
  });
  await smallOrder(service, {
    name: '广告主的',
    owner: 'customer',
    items: [{ ...line, quantity: 2, units: [{ state: 'damaged' }] }],
  });
  await hold(running.itemIds[1], shelterFace(shenzhen, 0), 5);
  await hold(running.itemIds[1], shelterFace(shenzhen, 1), 30);
  await hold(ended.itemIds[0], shelterFace(shenzhen, 2), 100);
});

const tasksOf = async (as?: 'admin' | 'planner' | 'customer') => {
  const { tasks } = await service.body('v1/home/tasks', {}, { as });
  return tasks.map(({ kind, name, units }) => ({ kind, name, units }));
};

test('a planner is told of his own orders: holds that end soon, faults, and what lacks a conclusion', async () => {
  expect(await tasksOf('planner')).toEqual([
    { kind: 'hold-ending', name: '在投', units: 2 },
    { kind: 'fault', name: '在投', units: 2 },
    { kind: 'conclude', name: '已下刊', units: null },
  ]);
});

test('an advertiser is not asked to repair what was posted, and sees no other firm', async () => {
  expect(await tasksOf('customer')).toEqual([]);
});

test('an order that waits for the client waits for him; once concluded, an order waits for nobody', async () => {
  const { db, now } = service.context;
  const { orderId } = await smallOrder(service, {
    name: '等一句话',
    owner: 'customer',
    items: [{ cityCode: shenzhen, lineId: 'any', fromDay: 5, toDay: 9 }],
  });
  await sql`update media_order set state = 'confirming' where order_id = ${orderId}::uuid`.execute(db);
  expect(await tasksOf('customer')).toEqual([{ kind: 'confirm', name: '等一句话', units: null }]);
  await sql`insert into effect_conclusion (order_id, version, body, author_id, created_at)
    values (${ended.orderId}::uuid, 1, '达成', ${service.userIds.planner}::uuid, ${now()})`.execute(db);
  expect((await tasksOf('planner')).map(({ kind }) => kind)).not.toContain('conclude');
});

test('a plan whose data changed waits for its owner alone', async () => {
  const { planId } = await newPlan(service);
  await sql`update smart_plan set state = 'stale', state_reason = '深圳市刊例价有新版本'
    where plan_id = ${planId}::uuid`.execute(service.context.db);
  const { tasks } = await service.body('v1/home/tasks', {});
  expect(tasks.filter((task) => task.planId === planId)).toMatchObject([
    { kind: 'stale-plan', planKind: 'bus', reason: '深圳市刊例价有新版本', orderId: null },
  ]);
  expect((await tasksOf('admin')).map(({ kind }) => kind)).not.toContain('stale-plan');
});

test('due are units not yet recorded, overdue ones first, up to three days ahead', async () => {
  const { due, faults, today } = await service.body('v1/home/postings', {});
  const day = (days: number) => isoDateOf(dayNumber(today) + days);
  expect(
    due.map(({ cityCode, dueOn, plannedUnits, openUnits }) => [cityCode, dueOn, plannedUnits, openUnits]),
  ).toEqual([
    [wuhan, day(-1), 2, 2],
    [shenzhen, day(0), 3, 2],
    [shenzhen, day(3), 1, 1],
  ]);
  expect(faults).toMatchObject([{ orderName: '在投', cityCode: shenzhen, wrong: 1, missing: 1, damaged: 0 }]);
});

test('postings outside the granted pairs are not told of', async () => {
  const grants = orderGrants([{ regionCodes: [shenzhen], mediaIds: [1] }]);
  const { token } = await signInAs(service, '只看深圳', grants);
  const { due } = await service.body('v1/home/postings', {}, { as: { token } });
  expect(due.map(({ cityCode }) => cityCode)).toEqual([shenzhen, shenzhen]);
  const other = await signInAs(service, '只看武汉', orderGrants([{ regionCodes: [wuhan], mediaIds: [2] }]));
  const answer = await service.body('v1/home/postings', {}, { as: { token: other.token } });
  expect([answer.due, answer.faults]).toEqual([[], []]);
});

test('free are the slots that nobody holds or has bought today', async () => {
  const { rows } = await service.body('v1/home/vacancies', {});
  expect(rows.map(({ mediumId, slots, freeSlots }) => [mediumId, slots, freeSlots])).toEqual([
    [2, 20, 17],
    [7, 6, 6],
  ]);
  await sql`update media_booking set expires_at = now() - interval '1 hour'
    where face_id = ${shelterFace(shenzhen, 2)}`.execute(service.context.db);
  const later = await service.body('v1/home/vacancies', {});
  expect(later.rows[0].freeSlots).toBe(18);
});
