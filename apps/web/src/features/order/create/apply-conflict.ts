import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import type { OrderConflict } from '@ooh/contract/domain/order-availability';
import { itemInputOf } from '../item-input.ts';
import { boughtUnit } from '../../../shared/order/bought-unit.ts';

/** Ways out of a conflict: another unit, other days, fewer units, or none. */
export type Remedy = 'replace' | 'move' | 'reduce' | 'remove';

/** The remedies that a conflict offers, the best first. */
export function remediesOf({ replacement, nextFree, freeUnits, wantedUnits, kind }: OrderConflict): Remedy[] {
  return [
    ...(replacement && replacement.freeUnits > 0 ? (['replace'] as const) : []),
    ...(nextFree ? (['move'] as const) : []),
    ...(kind === 'taken' && freeUnits > 0 && freeUnits < wantedUnits ? (['reduce'] as const) : []),
    'remove',
  ];
}

/** An item as it is bought after a remedy; undefined when it is taken out or the conflict does not offer it. */
export function remedied(
  item: OrderItem,
  conflict: OrderConflict,
  remedy: Remedy,
): OrderItemInput | undefined {
  const { faceId: _face, lineId: _line, deck: _deck, ...rest } = itemInputOf(item);
  const own = itemInputOf(item);
  const { replacement, nextFree, freeUnits } = conflict;
  switch (remedy) {
    case 'replace': {
      if (!replacement || replacement.freeUnits === 0) return undefined;
      const quantity = Math.min(item.quantity, replacement.freeUnits);
      return { ...rest, ...boughtUnit(replacement), quantity };
    }
    case 'move':
      return nextFree ? { ...own, startDate: nextFree.startDate, endDate: nextFree.endDate } : undefined;
    case 'reduce':
      return freeUnits > 0 ? { ...own, quantity: freeUnits } : undefined;
    case 'remove':
      return undefined;
  }
}

/** All items of an order with one conflict remedied. */
export function withRemedy(
  items: readonly OrderItem[],
  conflict: OrderConflict,
  remedy: Remedy,
): OrderItemInput[] {
  return items.flatMap((item) => {
    if (item.itemId !== conflict.itemId) return [itemInputOf(item)];
    return remedied(item, conflict, remedy) ?? [];
  });
}
