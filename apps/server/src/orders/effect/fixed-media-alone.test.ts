import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { seedSmallInventory, shelterFace, standWherePeoplePass } from '../../testing/small-inventory.ts';
import { smallOrder } from '../../testing/small-order.ts';
import { startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const days = { cityCode, fromDay: -14, toDay: 13 };
const shelters = 12;
const posted = [{ state: 'posted' as const }];
const shelterItems = Array.from({ length: shelters }, (_, n) => ({
  ...days,
  mediumId: 2,
  faceId: shelterFace(cityCode, n),
  positionId: `${cityCode}-s${n}`,
  units: posted,
}));
const service = startTestService();

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  const { panel } = await seedSmallCity(context, cityCode, { persons: 1200, lines: 2, seed: 5 });
  await seedSmallInventory(service, cityCode);
  await standWherePeoplePass(service, cityCode, panel, shelters);
  // The city has people and positions, but no line network.
  await context.db
    .updateTable('data_release')
    .set({ state: 'undone' })
    .where('kind', '=', 'bus-lines')
    .execute();
});

const appraise = async (orderId: string) => {
  const { order } = await service.body(
    'effectestimate/{orderId}/getMediaOrderByOrderId',
    { orderId },
    { as: 'planner' },
  );
  return order;
};

test('an order of fixed media alone has figures in a city without a line network', async () => {
  const { orderId } = await smallOrder(service, {
    items: shelterItems,
  });
  const order = await appraise(orderId);
  expect(order.measuredCities[0].reason).toBeNull();
  expect(order.appraisalState).toBe('computed');
  expect(order.comparison!.actual.impressions.value).toBeGreaterThan(0);
  expect(order.measuredCities[0].basis!.source).not.toContain('bus-lines');
});

test('lines beside them count as unmeasured, and lines alone have no figure and say why', async () => {
  const line = { ...days, lineId: '440300-small-00', quantity: 2, units: posted };
  const mixed = await smallOrder(service, {
    items: [...shelterItems, line],
  });
  const { measuredCities } = await appraise(mixed.orderId);
  expect(measuredCities[0]).toMatchObject({ state: 'measured', unmeasuredUnits: 2 });
  const alone = await appraise((await smallOrder(service, { items: [line] })).orderId);
  expect(alone.appraisalState).toBe('insufficient');
  expect(alone.measuredCities[0].reason).toContain('没有公交线网');
});
