import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { newOrder, shelterItem } from '../testing/new-order.ts';
import { seedSmallInventory } from '../testing/small-inventory.ts';
import { startTestService } from '../testing/test-service.ts';

const cities = ['440300', '440100', '441900', '441300', '440600'] as const;
const service = startTestService();

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  for (const city of cities) await seedSmallInventory(service, city, { shelters: 1, screens: 0 });
});

test('each city of a shared order of five has its map', async () => {
  const items = cities.map((city) => shelterItem(service, city, 0));
  const { orderId } = await newOrder(service, items, { cityCodes: [...cities] });
  const { token } = await service.body('v1/orders/share', { orderId, days: 7 });
  const outlook = await service.body('v1/orders/shared-outlook', { token }, { as: null });
  const names = outlook.cities.map(({ cityName }) => cityName);
  expect(names.toSorted()).toEqual(['东莞市', '佛山市', '广州市', '惠州市', '深圳市']);
  for (const { cityName, map } of outlook.cities) {
    expect(map?.light, cityName).toMatch(/^<svg/);
    expect(map?.attribution, cityName).toContain('示意路网');
  }
});
