import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { smallOrder, smallShelterItem, type SmallOrder } from './small-order.ts';
import type { TestService } from './test-service.ts';

/** An order of the customer, one unit in a granted city and one in a city that is not, and an order of others. */
export async function ownAndForeignOrder(
  service: TestService,
): Promise<{ own: SmallOrder; foreign: SmallOrder }> {
  const [shenzhen, wuhan] = ['440300', '420100'];
  await seedSampleBrands(service.context.db);
  const own = await smallOrder(service, {
    owner: 'customer',
    name: '双城候车亭',
    items: [smallShelterItem(shenzhen, '深圳一面'), smallShelterItem(wuhan, '武汉一面')],
  });
  const items = [smallShelterItem(shenzhen, '他家')];
  return { own, foreign: await smallOrder(service, { owner: 'planner', items }) };
}
