import { moveBasketItems } from '../../../orders/basket/move-basket.ts';
import type { Handler } from '../../handler.ts';

export const moveBasket: Handler<'v1/basket/move'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const moved = await moveBasketItems(transaction, user, input, context.now());
    const detail = {
      orderId: moved.orderId,
      version: moved.version,
      items: moved.movedItems,
      stayed: moved.conflicts.length,
    };
    await request.record(detail, transaction);
    return moved;
  });
