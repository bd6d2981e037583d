import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { labelName } from '../../reference/label/label-tree.ts';
import { readCityInventory } from '../../orders/order/city-inventory.ts';
import { checkBrief, explainPart } from '../../orders/order/explain-order.ts';
import { explainWishes } from '../../orders/order/explain-wishes.ts';
import { seenWishes } from '../../orders/order/wished-units.ts';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import { readFacePlaces } from '../../orders/order/match-places.ts';
import { visibleParts } from '../../orders/order/order-scope.ts';
import { grantedOrder, readItems } from '../../orders/order/order-store.ts';
import type { Handler } from '../handler.ts';

export const getOrderIntelligence: Handler<
  'media-order-match-detail/getOrderIntelligence/{orderId}'
> = async ({ db, now }, input, { user }) => {
  const order = await grantedOrder(db, user, input.orderId);
  const items = await readItems(db, user, [order.order_id]);
  const faces = await readFacePlaces(db, items);
  const parts = [...Map.groupBy(items, (item) => `${item.city_code} ${item.medium_id}`)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const cities = [];
  for (const [, own] of parts) {
    const inventory = await readCityInventory(db, own[0].city_code, own[0].medium_id);
    cities.push(explainPart(own, inventory, faces));
  }
  const wishes = await explainWishes(db, user, order, items, await seenWishes(db, user, order), now());
  return {
    audienceSentence: sentenceOf(order.audience, labelName),
    checks: checkBrief(order, visibleParts(user, order), items, await mediumNamesOf(db), wishes),
    wishes,
    cities,
  };
};
