import { removeComment } from '../../../orders/sharing/comments.ts';
import type { Handler } from '../../handler.ts';

export const removeOrderComment: Handler<'v1/orders/remove-comment'> = (context, { commentId }, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const orderId = await removeComment(transaction, user, commentId);
    const detail = { orderId, commentId };
    await request.record(detail, transaction);
    return { commentId };
  });
