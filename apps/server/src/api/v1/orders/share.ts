import { createShare } from '../../../order-sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const shareOrder: Handler<'v1/orders/share'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user, address, requestId } = request;
    const { shareId, token, expiresAt } = await createShare(transaction, user, input, context.now());
    const { orderId, days, showsPrices } = input;
    const detail = { orderId, shareId, days, showsPrices };
    await context.audit.record(
      { action: 'order.share', actor: user, address, requestId, detail },
      transaction,
    );
    return { shareId, token, expiresAt: expiresAt.toISOString() };
  });
