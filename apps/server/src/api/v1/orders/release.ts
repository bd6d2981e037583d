import { chosenItems, releaseItems } from '../../../orders/order/hold-items.ts';
import { grantedOrder, readItems } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const releaseOrder: Handler<'v1/orders/release'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const { orderId } = input;
    const order = await grantedOrder(transaction, user, orderId, { locks: true });
    const items = chosenItems(await readItems(transaction, user, [order.order_id]), input.itemIds);
    const releasedUnits = await releaseItems(
      transaction,
      items.map((item) => item.item_id),
    );
    if (releasedUnits > 0) {
      const detail = { orderId, releasedUnits };
      await request.record(detail, transaction);
    }
    return { releasedUnits };
  });
