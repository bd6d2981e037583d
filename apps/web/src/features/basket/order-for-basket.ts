import type { BasketItem } from '@ooh/contract/domain/basket';
import type { NewOrder, Wanted } from './new-order.tsx';

/** An empty order with room for some items of a basket. */
export function orderFor(
  items: readonly BasketItem[],
  { name, brandId, budgetFen }: Wanted,
): NewOrder | undefined {
  if (name.trim() === '' || brandId === undefined || budgetFen === null || budgetFen < 100) return undefined;
  return {
    brief: {
      name: name.trim(),
      mode: 'base',
      brandId,
      goal: 'brand',
      cityCodes: [...new Set(items.map(({ cityCode }) => cityCode))],
      mediumIds: [...new Set(items.map(({ mediumId }) => mediumId))],
      startDate: items.map(({ startDate }) => startDate).sort()[0],
      endDate: items
        .map(({ endDate }) => endDate)
        .sort()
        .reverse()[0],
      budgetFen,
      targetAudience: { groups: [] },
    },
    items: [],
  };
}
