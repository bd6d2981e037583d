import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { orderGrants } from '../../testing/order-grants.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { newOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'] as const;
const key = 'v1/orders/reach-curve';
const women: TargetAudience = { groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102] }] }] };
const nobody: TargetAudience = {
  groups: [101, 102].map((labelId) => ({ join: 'and', conditions: [{ join: 'and', labelIds: [labelId] }] })),
};
const service = startTestService();

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, shenzhen, { persons: 1500, lines: 6 });
  await seedSmallInventory(service, shenzhen);
  await seedSmallInventory(service, shanghai);
});

/** Vehicles of lines and faces of shelters, all at different costs. */
function bought() {
  const { faceId: _face, ...vehicle } = shelterItem(service, shenzhen, 0, { mediumId: 1 });
  const onLine = (line: number, quantity: number) => ({
    ...vehicle,
    lineId: `${shenzhen}-small-0${line}`,
    deck: 'single' as const,
    quantity,
  });
  const faces = [1, 2, 4].map((n) => shelterItem(service, shenzhen, n));
  return [onLine(1, 3), onLine(2, 1), onLine(3, 2), ...faces];
}

const order = (items = bought(), targetAudience = women) =>
  newOrder(service, items, { cityCodes: [shenzhen], targetAudience });

test('the curve ends in the whole choice, with the figure and the money of the estimate', async () => {
  const { orderId } = await order();
  const { curve, reason } = await service.body(key, { orderId, cityCode: shenzhen });
  expect(reason).toBeNull();
  const { points, unmodelled, basis } = curve!;
  const estimate = await service.body('mediaOrder/overallInvestmentEstimatePlacement', { orderId });
  const [city] = estimate.allMedia!.cities;
  const whole = points.at(-1)!;
  expect(whole.reachShare).toEqual(estimate.allMedia!.reachShare);
  expect(whole.totalFen + unmodelled.totalFen).toBe(estimate.investment.amounts.totalFen);
  expect(basis).toEqual(city.basis);
  const { items } = await service.body('mediaOrder/getById', { orderId });
  const onCurve = points.flatMap((point) => point.items);
  expect(onCurve.length + unmodelled.items).toBe(items.length);
  let totalFen = 0;
  for (const point of points) {
    totalFen += point.items.reduce((sum, item) => sum + item.totalFen, 0);
    expect(point.totalFen).toBe(totalFen);
  }
  expect(points.length).toBeGreaterThan(2);
});

test('every point is what an order of its items alone is estimated to reach', async () => {
  const { orderId } = await order();
  const { points } = (await service.body(key, { orderId, cityCode: shenzhen })).curve!;
  const { items } = await service.body('mediaOrder/getById', { orderId });
  const at = new Map(items.map(({ itemId }, index) => [itemId, index]));
  const taken = points[0].items.concat(points[1].items).map(({ itemId }) => at.get(itemId)!);
  const part = await order(taken.map((index) => bought()[index]));
  const { allMedia } = await service.body('mediaOrder/overallInvestmentEstimatePlacement', {
    orderId: part.orderId,
  });
  expect(points[1].reachShare.value).toBeCloseTo(allMedia!.reachShare.value!, 9);
  expect(points[1].totalFen).toBe(allMedia!.amounts.totalFen);
});

test('a city without media, without a panel, or with a small audience has no curve', async () => {
  const { orderId } = await newOrder(service, [...bought(), shelterItem(service, shanghai, 3)], {
    cityCodes: [shenzhen, shanghai],
  });
  expect((await service.body(key, { orderId, cityCode: shanghai })).reason).toBe('该城市没有人群样本');
  expect(await service.body(key, { orderId, cityCode: '110000' })).toMatchObject({
    reason: null,
    curve: null,
  });
  const empty = await order([]);
  expect(await service.body(key, { orderId: empty.orderId, cityCode: shenzhen })).toMatchObject({
    reason: null,
    curve: null,
  });
  const unseen = await order(bought(), nobody);
  const answer = await service.body(key, { orderId: unseen.orderId, cityCode: shenzhen });
  expect(answer.curve).toBeNull();
  expect(answer.reason).toMatch(/^(样本不足|目标人群在该城市样本中无人)/);
});

test('only granted media are on the curve, and foreign orders are not found', async () => {
  const { orderId } = await order();
  const narrow = await signInAs(service, 'buses', orderGrants([{ regionCodes: [shenzhen], mediaIds: [1] }]));
  const own = await service.body(key, { orderId, cityCode: shenzhen }, { as: narrow });
  const units = own.curve?.points.flatMap(({ items }) => items.map(({ unit }) => unit));
  expect(own.reason).toBeNull();
  expect(units).toEqual(['辆', '辆', '辆']);
  const stranger = await signInAs(service, 'far', orderGrants([{ regionCodes: [shanghai], mediaIds: [2] }]));
  expectFailure(await service.callRaw(key, { orderId, cityCode: shenzhen }, { as: stranger }), 'notFound');
});
