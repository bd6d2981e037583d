import { orderBrief, orderWishes } from '@ooh/contract/domain/media-order';
import type { OrderSource } from '@ooh/contract/domain/order';
import { orderTransitions } from '@ooh/contract/domain/order-transitions';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { labelName } from '../../crowd/label-tree.ts';
import { readHolds } from '../../order/item-holds.ts';
import { mediumNamesOf } from '../../media-inventory/media-names.ts';
import { readOrderNames } from '../../order/list-orders.ts';
import { readEvents } from '../../order/order-events.ts';
import { visibleParts } from '../../order/order-scope.ts';
import { grantedOrder, readItems } from '../../order/order-store.ts';
import { presentItem, presentRow } from '../../order/present-order.ts';
import type { Handler } from '../handler.ts';

export const getOrderById: Handler<'mediaOrder/getById'> = async ({ db }, input, { user }) => {
  const order = await grantedOrder(db, user, input.orderId);
  const items = await readItems(db, user, [order.order_id]);
  const holds = await readHolds(
    db,
    items.map((item) => item.item_id),
  );
  const { cityCodes, mediumIds, isWhole } = visibleParts(user, order);
  const names = await readOrderNames(db, order.order_id);
  const mode = order.mode;
  const goal = orderBrief.shape.goal.parse(order.goal);
  return {
    row: presentRow(user, { ...order, ...names }, items, await mediumNamesOf(db)),
    brief: {
      name: order.name,
      mode,
      source: order.source as OrderSource,
      brandId: order.brand_id,
      productName: order.product_name,
      goal,
      cityCodes,
      mediumIds,
      startDate: order.start_date,
      endDate: order.end_date,
      budgetFen: order.budget_fen,
      targetAudience: order.audience,
      target: order.target,
      wishes: orderWishes.parse(order.brief),
      services: [...order.services],
      smartPlanIds: order.smart_plan_ids,
    },
    audienceSentence: sentenceOf(order.audience, labelName),
    items: items.map((item) => presentItem(item, holds.get(item.item_id))),
    hasHiddenItems: !isWhole,
    events: await readEvents(db, order.order_id),
    nextStates: [...orderTransitions[order.state]],
  };
};
