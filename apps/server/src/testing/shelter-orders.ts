import type { OrderState } from '@ooh/contract/domain/order';
import { beforeAll } from 'vitest';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { newOrder, shelterItem } from './new-order.ts';
import { seedSmallInventory } from './small-inventory.ts';
import type { TestService } from './test-service.ts';

export const shelterCity = '440300';

/** A city of shelters for the orders of a test file, each sold to one order. */
export function shelterOrders(service: TestService) {
  beforeAll(async () => {
    await seedSampleBrands(service.context.db);
    await seedSmallInventory(service, shelterCity, { shelters: 40 });
  });
  let used = 0;
  const nextShelter = () => used++;
  return {
    nextShelter,
    /** An order on a shelter of its own. */
    ownOrder: (submit = false) =>
      newOrder(service, [shelterItem(service, shelterCity, nextShelter())], {}, { submit }),
    setState: (orderId: string, state: OrderState) =>
      service.context.db.updateTable('media_order').set({ state }).where('order_id', '=', orderId).execute(),
    detailOf: (orderId: string) => service.body('mediaOrder/getById', { orderId }),
  };
}
