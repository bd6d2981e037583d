import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { orderGrants } from '../../testing/order-grants.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { newOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { startTestService } from '../../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'] as const;
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  for (const city of [shenzhen, shanghai]) await seedSmallInventory(service, city);
});

const item = (city: string, n: number) => shelterItem(service, city, n);
const cityCodes = [shenzhen, shanghai];

/** An order in a state, as if it had come there. */
async function orderIn(
  state: 'draft' | 'booked' | 'closed' | 'cancelled',
  items: Parameters<typeof newOrder>[1],
  brandId = 'b-0001',
) {
  const order = await newOrder(service, items, { brandId, cityCodes });
  await service.context.db
    .updateTable('media_order')
    .set({ state })
    .where('order_id', '=', order.orderId)
    .execute();
  return service.body('mediaOrder/getById', { orderId: order.orderId });
}

test('what the brand has bought before is added up by city, of what its reader sees', async () => {
  const one = await orderIn('booked', [item(shenzhen, 1), item(shenzhen, 2), item(shanghai, 1)]);
  const two = await orderIn('closed', [item(shenzhen, 3)]);
  // Drafts, what was given up, and other brands do not count; nor does the order itself.
  await orderIn('draft', [item(shanghai, 2)]);
  await orderIn('cancelled', [item(shanghai, 3)]);
  await orderIn('booked', [item(shanghai, 4)], 'b-0002');
  const { orderId } = await newOrder(service, [item(shanghai, 5)], { cityCodes });
  const netOf = (cityCode: string) =>
    [...one.items, ...two.items]
      .filter((bought) => bought.cityCode === cityCode)
      .reduce((sum, { amounts }) => sum + amounts.netFen, 0);
  expect(await service.body('v1/orders/past-spend', { orderId })).toEqual([
    { cityCode: shanghai, netFen: netOf(shanghai), orders: 1 },
    { cityCode: shenzhen, netFen: netOf(shenzhen), orders: 2 },
  ]);
  const narrow = await signInAs(service, 'narrow', orderGrants([{ regionCodes: [shenzhen], mediaIds: [2] }]));
  expect(await service.body('v1/orders/past-spend', { orderId }, { as: narrow })).toEqual([
    { cityCode: shenzhen, netFen: netOf(shenzhen), orders: 2 },
  ]);
});
