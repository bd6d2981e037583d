import { grantedBrief } from '../../../orders/basket/basket-brief.ts';
import { changeBasketItems } from '../../../orders/basket/change-basket.ts';
import { presentBasket } from '../../../orders/basket/present-basket.ts';
import type { Handler } from '../../handler.ts';

export const changeBasket: Handler<'v1/basket/change'> = ({ db, now }, input, { user }) =>
  db.transaction().execute(async (transaction) => {
    const brief = await grantedBrief(transaction, user, input);
    await changeBasketItems(transaction, user, brief, input, now());
    return presentBasket(transaction, user, brief, now());
  });
