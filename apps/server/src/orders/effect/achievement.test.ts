import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { beforeAll, expect, test } from 'vitest';
import { monitoredCity, startMonitoredOrders } from '../../testing/monitored-orders.ts';
import { smallOrder } from '../../testing/small-order.ts';
import type { TestUser } from '../../testing/test-service.ts';
import { loadEffectOrders } from './effect-order.ts';
import { orderEffect } from './compute-effect.ts';
import { effectGroup } from '@ooh/contract/domain/effect';
import { fullReader } from '../../access/full-reader.ts';

const monitored = startMonitoredOrders();
const { service } = monitored;
const customer: { as: TestUser } = { as: 'customer' };
const achievement = () => service.body('v1/home/achievement', {}, customer);
let second = '';
const dayMs = 86_400_000;

beforeAll(async () => {
  const { lineId } = certain(monitored.city.lines[3], 'a fourth line');
  const item = { cityCode: monitoredCity, lineId, fromDay: -9, toDay: 5, quantity: 3 };
  const units = [{ state: 'posted' }, { state: 'posted' }, { state: 'posted' }] as const;
  second = (await smallOrder(service, { owner: 'customer', name: '第二单', items: [{ ...item, units }] }))
    .orderId;
});

const compute = async (orderId: string) => {
  const [order] = await loadEffectOrders(service.context, fullReader, effectGroup, [orderId]);
  await orderEffect(service.context, certain(order, 'order'));
};
const reachedBy = async (orderId: string) => {
  const insight = await service.body(
    'effectestimate/{orderId}/exposureAudienceInsight',
    { orderId, cityCode: monitoredCity },
    customer,
  );
  return certain(insight.reachedPersons, 'people reached by one order');
};

test('before figures are there the orders are named, and nobody is told of 0 people', async () => {
  const { campaigns, computing, reachedPersons, reachedRange } = await achievement();
  expect(campaigns).toBe(2);
  expect(computing.map(({ orderId }) => orderId).toSorted()).toEqual(
    [monitored.order.orderId, second].toSorted(),
  );
  expect(reachedPersons.value).toBeNull();
  expect(reachedRange).toBeNull();
});

test('together the orders reach at least what the largest does and at most their sum', async () => {
  await compute(second);
  const alone = await achievement();
  const ofCity = ({ cities }: Awaited<ReturnType<typeof achievement>>) =>
    certain(
      cities.find(({ cityCode }) => cityCode === monitoredCity)?.reachedPersons.value,
      'people of the city',
    );
  const secondAlone = await reachedBy(second);
  // What is still computed is not in the total: it is that of the other order.
  expect(ofCity(alone)).toBeCloseTo(secondAlone, 4);
  expect(alone.computing).toMatchObject([{ orderId: monitored.order.orderId }]);
  await compute(monitored.order.orderId);
  const both = await achievement();
  const each = [await reachedBy(monitored.order.orderId), secondAlone];
  expect(ofCity(both)).toBeGreaterThan(Math.max(...each));
  expect(ofCity(both)).toBeLessThan(each[0] + each[1]);
  // Buses alone: the total of one city, at two thirds and at three halves of the contacts.
  const [{ low, high }, total] = [certain(both.reachedRange, 'range'), ofCity(both)];
  expect([low < total, high > total, low > (total * 2) / 3, high < total * 1.5]).toEqual(Array(4).fill(true));
  expect(both.computing).toEqual([]);
  // 4 + 2 + 3 of the granted city.
  expect(both.plannedUnits).toBe(9);
  // The order's other city is not granted: neither it nor its unit is told of.
  expect(both.cities.map(({ cityCode }) => cityCode)).toEqual([monitoredCity]);
});

test('an order that changes while it is appraised is computed anew, and until then in no total', async () => {
  const { db } = service.context;
  await db.deleteFrom('effect_result').where('order_id', '=', second).execute();
  const [order] = await loadEffectOrders(service.context, fullReader, effectGroup, [second]);
  const appraised = orderEffect(service.context, certain(order, 'order'));
  await db
    .updateTable('media_posting')
    .set({ taken_down_on: chinaDate(new Date(service.context.now().getTime() - 3 * dayMs)) })
    .where('item_id', 'in', (query) =>
      query.selectFrom('media_order_item').select('item_id').where('order_id', '=', second),
    )
    .execute();
  await appraised;
  // What was computed is of the postings before: it is not shown for those of now.
  expect((await achievement()).computing).toMatchObject([{ orderId: second }]);
  await compute(second);
  expect((await achievement()).computing).toEqual([]);
});
