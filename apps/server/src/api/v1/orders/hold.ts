import { answerOnce } from '../../../order/answer-once.ts';
import { chosenItems, holdItems } from '../../../order/hold-items.ts';
import { grantedOrder, readItems } from '../../../order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const holdOrder: Handler<'v1/orders/hold'> = (context, input, request) =>
  answerOnce(context, request, 'v1/orders/hold', input, async (transaction) => {
    const { user, address, requestId } = request;
    const { orderId, hours, partial } = input;
    const order = await grantedOrder(transaction, user, orderId, { locks: true });
    const allItems = await readItems(transaction, user, [order.order_id]);
    const items = chosenItems(allItems, input.itemIds);
    const held = await holdItems(transaction, order, items, allItems, { now: context.now(), hours, partial });
    const { heldItems, heldUnits } = held;
    if (heldItems > 0) {
      const detail = { orderId, hours, heldItems, heldUnits, conflicts: held.conflicts.length };
      await context.audit.record(
        { action: 'order.hold', actor: user, address, requestId, detail },
        transaction,
      );
    }
    const expiresAt = held.expiresAt?.toISOString() ?? null;
    return { heldItems, heldUnits, expiresAt, conflicts: [...held.conflicts] };
  });
