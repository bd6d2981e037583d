import { moveBasketItems } from '../../../basket/move-basket.ts';
import { answerOnce } from '../../../order/answer-once.ts';
import type { Handler } from '../../handler.ts';

export const moveBasket: Handler<'v1/basket/move'> = (context, input, request) =>
  answerOnce(context, request, 'v1/basket/move', input, async (transaction) => {
    const { user, address, requestId } = request;
    const moved = await moveBasketItems(transaction, user, input, context.now());
    const detail = {
      orderId: moved.orderId,
      version: moved.version,
      items: moved.movedItems,
      stayed: moved.conflicts.length,
    };
    await context.audit.record(
      { action: 'order.fill-from-basket', actor: user, address, requestId, detail },
      transaction,
    );
    return moved;
  });
