import { beforeAll, expect, test } from 'vitest';
import { measuredCity, startMeasuredOrder } from '../../testing/measured-order.ts';
import { smallOrder } from '../../testing/small-order.ts';
import { expectFailure } from '../../testing/test-service.ts';
import { middleHalf } from './middle-half.ts';

const measured = startMeasuredOrder();
const { service } = measured;
/** Closed orders of one industry, one of the customer's own brand, the others of two more brands. */
const peers: string[] = [];
const days = { fromDay: -40, toDay: -13 };

const benchmark = () =>
  service.body('v1/effect/benchmark', { orderId: measured.order.orderId }, { as: 'customer' });
/** Reach of the audience as run, which the call also computes where it is not stored yet. */
const reachOf = async (orderId: string) => {
  const input = { orderId };
  const { comparison } = await service.body('effectestimate/{orderId}/entiretyExposureCrowd', input, {
    as: 'admin',
  });
  return comparison.actual.reachShare.value!;
};

async function closeOrder(owner: 'customer' | 'planner', brandId: string, vehicles: number): Promise<string> {
  const { orderId } = await smallOrder(service, {
    owner,
    state: 'closed',
    items: [
      {
        ...days,
        cityCode: measuredCity,
        lineId: measured.city.lines[0].lineId,
        quantity: vehicles,
        units: Array.from({ length: vehicles }, () => ({ state: 'posted' as const })),
      },
    ],
  });
  await service.context.db
    .updateTable('media_order')
    .set({ brand_id: brandId })
    .where('order_id', '=', orderId)
    .execute();
  return orderId;
}

beforeAll(async () => {
  const { db } = service.context;
  const { brand_id: own } = await db
    .selectFrom('media_order')
    .select('brand_id')
    .where('order_id', '=', measured.order.orderId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('brand')
    .set({ industry: '测试行业' })
    .where('brand_id', 'in', (query) => query.selectFrom('brand').select('brand_id').limit(3))
    .execute();
  await db.updateTable('brand').set({ industry: '测试行业' }).where('brand_id', '=', own).execute();
  const others = await db
    .selectFrom('brand')
    .select('brand_id')
    .where('industry', '=', '测试行业')
    .where('brand_id', '!=', own)
    .orderBy('brand_id')
    .execute();
  peers.push(await closeOrder('customer', own, 1));
  for (const vehicles of [2, 3, 4])
    peers.push(await closeOrder('planner', others[vehicles % 2].brand_id, vehicles));
});

test('fewer than five orders of the industry say nothing of it; own past orders are compared', async () => {
  const shares = [];
  for (const orderId of peers) shares.push(await reachOf(orderId));
  const { industry, past, rows } = await benchmark();
  expect(industry).toMatchObject({ name: '测试行业', orders: null });
  expect(industry.reason).toMatch(/少于 5 个/);
  expect(rows.every((row) => row.industry === null)).toBe(true);
  expect(past.orders).toBe(1);
  const [reach] = rows;
  expect(reach.metric).toBe('reachShare');
  expect(reach.own).toBe(await reachOf(measured.order.orderId));
  expect(reach.past).toEqual(middleHalf([shares[0]]));
});

test('with five orders of three brands the middle half is that of the orders, whoever they belong to', async () => {
  const [, second] = peers;
  const { brand_id: brandId } = await service.context.db
    .selectFrom('media_order')
    .select('brand_id')
    .where('order_id', '=', second)
    .executeTakeFirstOrThrow();
  peers.push(await closeOrder('planner', brandId, 5));
  // Nobody has computed the fifth yet.
  expect((await benchmark()).industry.orders).toBeNull();
  const shares = [];
  for (const orderId of peers) shares.push(await reachOf(orderId));
  const { industry, past, rows } = await benchmark();
  expect(industry).toEqual({ name: '测试行业', orders: 5, reason: null });
  expect(rows[0].industry).toEqual(middleHalf(shares));
  expect(past.orders).toBe(1);
});

test('an order of others is unknown', async () => {
  const [, foreign] = peers;
  const answer = await service.call('v1/effect/benchmark', { orderId: foreign }, { as: 'customer' });
  expectFailure(answer, 'notFound');
});
