import { answerOnce } from '../../../order/answer-once.ts';
import { chosenItems, releaseItems } from '../../../order/hold-items.ts';
import { grantedOrder, readItems } from '../../../order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const releaseOrder: Handler<'v1/orders/release'> = (context, input, request) =>
  answerOnce(context, request, 'v1/orders/release', input, async (transaction) => {
    const { user, address, requestId } = request;
    const { orderId } = input;
    const order = await grantedOrder(transaction, user, orderId, { locks: true });
    const items = chosenItems(await readItems(transaction, user, [order.order_id]), input.itemIds);
    const releasedUnits = await releaseItems(
      transaction,
      items.map((item) => item.item_id),
    );
    if (releasedUnits > 0) {
      const detail = { orderId, releasedUnits };
      await context.audit.record(
        { action: 'order.release', actor: user, address, requestId, detail },
        transaction,
      );
    }
    return { releasedUnits };
  });
