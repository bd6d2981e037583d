import type { OrderItemInput } from '@ooh/contract/domain/media-order';

/** The unit that an item buys, as calls take it: a face, or vehicles of a line with their deck. */
export function boughtUnit(unit: {
  readonly faceId: string | null;
  readonly lineId: string | null;
  readonly deck: OrderItemInput['deck'] | null;
}): Pick<OrderItemInput, 'faceId' | 'lineId' | 'deck'> {
  return unit.lineId === null
    ? { faceId: unit.faceId ?? '' }
    : { lineId: unit.lineId, deck: unit.deck ?? 'single' };
}
