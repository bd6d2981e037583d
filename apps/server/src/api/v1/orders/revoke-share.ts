import { revokeShare } from '../../../orders/sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const revokeOrderShare: Handler<'v1/orders/revoke-share'> = (context, { shareId }, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const orderId = await revokeShare(transaction, user, shareId, context.now());
    const detail = { orderId, shareId };
    await request.record(detail, transaction);
    return { shareId };
  });
