import { revokeShare } from '../../../order-sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const revokeOrderShare: Handler<'v1/orders/revoke-share'> = (context, { shareId }, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user, address, requestId } = request;
    const orderId = await revokeShare(transaction, user, shareId, context.now());
    const detail = { orderId, shareId };
    await context.audit.record(
      { action: 'order.share-revoke', actor: user, address, requestId, detail },
      transaction,
    );
    return { shareId };
  });
