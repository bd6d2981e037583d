import { removeComment } from '../../../order-sharing/comments.ts';
import type { Handler } from '../../handler.ts';

export const removeOrderComment: Handler<'v1/orders/remove-comment'> = (context, { commentId }, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user, address, requestId } = request;
    const orderId = await removeComment(transaction, user, commentId);
    const detail = { orderId, commentId };
    await context.audit.record(
      { action: 'order.comment-remove', actor: user, address, requestId, detail },
      transaction,
    );
    return { commentId };
  });
