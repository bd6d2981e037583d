import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../../reference/brand/brand-store.ts';
import { sql } from '../../../platform/storage/postgres/database.ts';
import { newPlan } from '../../../testing/seeded-plan.ts';
import { smallOrder } from '../../../testing/small-order.ts';
import { startTestService } from '../../../testing/test-service.ts';

const service = startTestService();
let orderId: string;

async function step(of: string, actorId: string | null, to: string, hoursAgo: number): Promise<void> {
  const at = new Date(service.context.now().getTime() - hoursAgo * 3_600_000);
  await sql`insert into media_order_event (order_id, from_state, to_state, actor_id, at)
    values (${of}::uuid, 'booked', ${to}, ${actorId}::uuid, ${at})`.execute(service.context.db);
}

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  const item = { cityCode: '440300', lineId: 'any', fromDay: 0, toDay: 9 };
  ({ orderId } = await smallOrder(service, { name: '客户的订单', owner: 'customer', items: [item] }));
  const own = await smallOrder(service, { name: '策划的订单', items: [item] });
  const { admin, customer, planner } = service.userIds;
  await step(orderId, admin, 'running', 5);
  await step(orderId, customer, 'ended', 4);
  await step(orderId, null, 'ended', 24 * 40);
  await step(own.orderId, null, 'running', 3);
  await sql`insert into order_comment (order_id, author_id, body, mentioned_ids, created_at)
    values (${orderId}::uuid, ${admin}::uuid, '请确认画面', array[${customer}]::uuid[], ${service.context.now()}),
      (${orderId}::uuid, ${customer}::uuid, '好的', array[]::uuid[], ${service.context.now()}),
      (${own.orderId}::uuid, ${planner}::uuid, '自己说的', array[]::uuid[], ${service.context.now()})`.execute(
    service.context.db,
  );
});

const noticesOf = async (as?: 'admin' | 'planner' | 'customer') => {
  const { rows, unread } = await service.body('v1/notices/list', {}, { as });
  return {
    told: rows.map(({ kind, subject, orderState, text }) => [kind, subject, orderState ?? text]),
    unread,
  };
};

test('told is what others did, not what one did oneself, nor what is long past', async () => {
  expect(await noticesOf('customer')).toEqual({
    told: [
      ['mention', '客户的订单', '请确认画面'],
      ['order-step', '客户的订单', 'running'],
    ],
    unread: 2,
  });
});

test('nothing is told of what belongs to others, however much one may see', async () => {
  expect((await noticesOf('planner')).told).toEqual([['order-step', '策划的订单', 'running']]);
  expect((await noticesOf('admin')).told).toEqual([]);
});

test('a plan that has to be computed again is told of to its owner', async () => {
  const { planId } = await newPlan(service);
  await sql`update smart_plan set state = 'stale', state_reason = '有新版本', updated_at = now()
    where plan_id = ${planId}::uuid`.execute(service.context.db);
  expect((await noticesOf('planner')).told).toContainEqual(['plan-stale', '秋季通勤', '有新版本']);
});

test('what was read is not counted any more, and what comes later is', async () => {
  const until = service.context.now().toISOString();
  await service.body('v1/notices/read', { until }, { as: 'customer' });
  expect((await noticesOf('customer')).unread).toBe(0);
  await sql`insert into media_order_event (order_id, from_state, to_state, actor_id, at)
    values (${orderId}::uuid, 'running', 'ended', ${service.userIds.admin}::uuid, ${new Date(Date.now() + 5000)})`.execute(
    service.context.db,
  );
  expect((await noticesOf('customer')).unread).toBe(1);
});
