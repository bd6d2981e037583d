import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import type { PlacementPlan } from '@ooh/contract/domain/placement-plan';
import { boughtUnit } from '../../shared/order/bought-unit.ts';

type Bought = OrderItem | PlacementPlan['items'][number];

/** What the service is sent to buy an item as it stands. */
export function itemInputOf(item: Bought): OrderItemInput {
  const { cityCode, mediumId, formId, quantity, startDate, endDate, discountPermille, isGift, designFen } =
    item;
  const design = designFen > 0 ? { designFen } : {};
  return {
    cityCode,
    mediumId,
    formId,
    quantity,
    startDate,
    endDate,
    discountPermille,
    isGift,
    ...design,
    ...boughtUnit(item),
  };
}

/** What a line that is sent buys, as it is called beside others. */
export function lineTitle({ unitName, input }: { unitName: string; input: OrderItemInput }): string {
  return unitTitle({ unitName, deck: input.deck });
}

/** What a unit in a form is known by, whatever its days. */
export function unitOf({ faceId, lineId, deck, formId }: OrderItemInput): string {
  return `${faceId ?? `${lineId}:${deck}`}|${formId}`;
}
