import type { OrderItem } from '@ooh/contract/domain/media-order';
import { AddToBasket, type BasketUnit } from '../../../shared/basket/add-to-basket.tsx';
import { itemInputOf } from '../item-input.ts';

/** The item's unit without the order's days and terms: the basket has days of its own. */
function basketUnitOf(item: OrderItem): BasketUnit {
  const {
    startDate: _start,
    endDate: _end,
    discountPermille: _discount,
    isGift: _gift,
    ...input
  } = itemInputOf(item);
  const { unitName, cityName, mediumName, formName } = item;
  return { input, unitName, cityName, mediumName, formName };
}

/** Puts media of this order into the basket, for another order or a plan. */
export function CollectItems({
  name,
  items,
}: {
  readonly name: string;
  readonly items: readonly OrderItem[];
}) {
  return <AddToBasket name={name} units={items.map(basketUnitOf)} />;
}
