import { chosenItems, holdItems } from '../../../orders/order/hold-items.ts';
import { grantedOrder, readItems } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const holdOrder: Handler<'v1/orders/hold'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const { orderId, hours, partial } = input;
    const order = await grantedOrder(transaction, user, orderId, { locks: true });
    const allItems = await readItems(transaction, user, [order.order_id]);
    const items = chosenItems(allItems, input.itemIds);
    const held = await holdItems(transaction, order, items, allItems, { now: context.now(), hours, partial });
    const { heldItems, heldUnits } = held;
    if (heldItems > 0) {
      const detail = { orderId, hours, heldItems, heldUnits, conflicts: held.conflicts.length };
      await request.record(detail, transaction);
    }
    const expiresAt = held.expiresAt?.toISOString() ?? null;
    return { heldItems, heldUnits, expiresAt, conflicts: [...held.conflicts] };
  });
