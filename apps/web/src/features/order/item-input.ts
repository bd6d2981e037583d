import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { OrderItemInput } from '@ooh/contract/domain/media-order';
import { boughtUnit } from '../../shared/order/bought-unit.ts';

/** A unit with its form, days and terms, as orders and plans hold it and as a list for sale gives it. */
type Bought = Omit<OrderItemInput, 'faceId' | 'lineId' | 'deck'> & Parameters<typeof boughtUnit>[0];

/** What the service is sent to buy an item as it stands. */
export function itemInputOf(item: Bought): OrderItemInput {
  const { cityCode, mediumId, formId, quantity, startDate, endDate, discountPermille, isGift } = item;
  const { designFen = 0 } = item;
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
