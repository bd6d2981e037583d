import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { labelName } from '../../crowd/label-tree.ts';
import { readCityStock } from '../../order/city-stock.ts';
import { checkBrief, explainPart } from '../../order/explain-order.ts';
import { mediumNamesOf } from '../../media-inventory/media-names.ts';
import { readFacePlaces } from '../../order/match-places.ts';
import { visibleParts } from '../../order/order-scope.ts';
import { grantedOrder, readItems } from '../../order/order-store.ts';
import type { Handler } from '../handler.ts';

export const getOrderIntelligence: Handler<
  'media-order-match-detail/getOrderIntelligence/{orderId}'
> = async ({ db }, input, { user }) => {
  const order = await grantedOrder(db, user, input.orderId);
  const items = await readItems(db, user, [order.order_id]);
  const faces = await readFacePlaces(db, items);
  const parts = [...Map.groupBy(items, (item) => `${item.city_code} ${item.medium_id}`)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const cities = [];
  for (const [, own] of parts) {
    const stock = await readCityStock(db, own[0]!.city_code, own[0]!.medium_id);
    cities.push(explainPart(own, stock, faces));
  }
  return {
    audienceSentence: sentenceOf(order.audience, labelName),
    checks: checkBrief(order, visibleParts(user, order), items, await mediumNamesOf(db)),
    cities,
  };
};
