import { orderBrief, orderGroup } from '@ooh/contract/domain/media-order';
import type { OrderSource } from '@ooh/contract/domain/order';
import { orderTransitions } from '@ooh/contract/domain/order-transitions';
import { sentenceOf } from '@ooh/contract/domain/target-audience';
import { labelName } from '../../reference/label/label-tree.ts';
import { readHolds } from '../../orders/order/item-holds.ts';
import { mediumNamesOf } from '../../city-data/inventory/media-names.ts';
import { readOrderNames } from '../../orders/order/list-orders.ts';
import { readEvents } from '../../orders/order/order-events.ts';
import { readDiscounts } from '../../orders/order/discount-approval.ts';
import { countUnapproved } from '../../orders/order/floor-lines.ts';
import { isItemGranted, visibleParts } from '../../orders/order/order-scope.ts';
import { grantedOrder, readItems } from '../../orders/order/order-store.ts';
import { presentItem, presentRow } from '../../orders/order/present-order.ts';
import { briefFiles } from '../../orders/order/order-attachments.ts';
import { seenWishes } from '../../orders/order/wished-units.ts';
import { readTransfers } from '../../orders/sharing/transfer-order.ts';
import { hiddenPlanIds } from '../../planning/plan/plan-store.ts';
import type { Handler } from '../handler.ts';

export const getOrderById: Handler<'mediaOrder/getById'> = async ({ db, now }, input, { user }) => {
  const order = await grantedOrder(db, user, input.orderId);
  const items = await readItems(db, user, [order.order_id]);
  const holds = await readHolds(db, items, now());
  const { cityCodes, mediumIds } = visibleParts(user, order);
  const names = await readOrderNames(db, order.order_id);
  const discounts = await readDiscounts(db, user, order);
  const unapproved = await countUnapproved(db, [order], isItemGranted(user));
  const hiddenPlans = await hiddenPlanIds(db, user, order.smart_plan_ids, [orderGroup]);
  const { wishes, units } = await seenWishes(db, user, order);
  const files = await briefFiles(db, wishes.attachmentIds);
  const mode = order.mode;
  const goal = orderBrief.shape.goal.parse(order.goal);
  return {
    row: presentRow(user, { ...order, ...names }, items, {
      mediumNames: await mediumNamesOf(db),
      holds,
      unapproved,
    }),
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
      wishes,
      services: [...order.services],
      smartPlanIds: order.smart_plan_ids.filter((planId) => !hiddenPlans.has(planId)),
    },
    wishedUnits: units,
    attachments: files.map(({ sha256: _sha256, ...file }) => file),
    audienceSentence: sentenceOf(order.audience, labelName),
    items: items.map((item) => presentItem(item, holds.get(item.item_id))),
    events: await readEvents(db, order.order_id),
    transfers: await readTransfers(db, order.order_id),
    nextStates: [...orderTransitions[order.state]],
    discounts,
  };
};
