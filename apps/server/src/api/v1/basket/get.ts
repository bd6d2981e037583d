import { grantedBrief } from '../../../orders/basket/basket-brief.ts';
import { presentBasket } from '../../../orders/basket/present-basket.ts';
import type { Handler } from '../../handler.ts';

export const getBasket: Handler<'v1/basket/get'> = async ({ db, now }, input, { user }) =>
  presentBasket(db, user, await grantedBrief(db, user, input), now());
