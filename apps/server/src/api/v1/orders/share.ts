import { createShare } from '../../../orders/sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const shareOrder: Handler<'v1/orders/share'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const { shareId, token, expiresAt } = await createShare(transaction, user, input, context.now());
    const { orderId, days, showsPrices, shows } = input;
    const detail = { orderId, shareId, days, showsPrices, shows };
    await request.record(detail, transaction);
    return { shareId, token, expiresAt: expiresAt.toISOString() };
  });
