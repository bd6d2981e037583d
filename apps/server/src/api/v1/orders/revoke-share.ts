import { revokeShare } from '../../../orders/sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const revokeOrderShare: Handler<'v1/orders/revoke-share'> = (context, { shareId }, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const subject = await revokeShare(transaction, user, shareId, context.now());
    await request.record({ ...subject, shareId }, transaction);
    return { shareId };
  });
