import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import type { CallOutput } from '@ooh/contract/registry';
import { itemInputOf } from '../item-input.ts';
import { boughtUnit } from '../../../shared/order/bought-unit.ts';

export type MatchedUnit = CallOutput<'v1/orders/man-land/units'>['rows'][number];

/** Where and when a pick is bought. */
export interface PickTerms {
  readonly cityCode: string;
  readonly startDate: string;
  readonly endDate: string;
}

const isSameUnit = (item: OrderItem, unit: MatchedUnit): boolean =>
  item.formId === unit.formId &&
  (unit.faceId === null
    ? item.lineId === unit.lineId && item.deck === unit.deck
    : item.faceId === unit.faceId);

/**
 * What the order buys with one more of each unit: a line that it takes on the same days grows by one, up to what is
 * free; any other unit becomes a new line over the order's days.
 */
export function withUnits(
  items: readonly OrderItem[],
  units: readonly MatchedUnit[],
  { cityCode, startDate, endDate }: PickTerms,
): OrderItemInput[] {
  const next = items.map((item) => {
    const unit = units.find((one) => isSameUnit(item, one));
    const input = itemInputOf(item);
    const grows = unit && item.startDate === startDate && item.endDate === endDate;
    return grows
      ? { ...input, quantity: Math.max(input.quantity, Math.min(unit.freeUnits, input.quantity + 1)) }
      : input;
  });
  const added = units
    .filter((unit) => !items.some((item) => isSameUnit(item, unit)))
    .map((unit): OrderItemInput => {
      const { mediumId, formId, discountPermille } = unit;
      return {
        cityCode,
        mediumId,
        formId,
        quantity: 1,
        startDate,
        endDate,
        discountPermille,
        isGift: false,
        ...boughtUnit(unit),
      };
    });
  return [...next, ...added];
}
