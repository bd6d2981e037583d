import { grantedBrief } from '../../../orders/basket/basket-brief.ts';
import { priceBasket } from '../../../orders/basket/basket-items.ts';
import { readBasket } from '../../../orders/basket/basket-store.ts';
import { measureBasketItems } from '../../../orders/basket/measure-basket.ts';
import type { Handler } from '../../handler.ts';

export const measureBasket: Handler<'v1/basket/measure'> = async (context, input, { user }) => {
  const { db, now } = context;
  const brief = await grantedBrief(db, user, input);
  const priced = await priceBasket(db, await readBasket(db, user, brief), now());
  return measureBasketItems(context, brief, priced);
};
