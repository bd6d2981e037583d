import { addComment } from '../../../order-sharing/comments.ts';
import type { Handler } from '../../handler.ts';

export const addOrderComment: Handler<'v1/orders/add-comment'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user, address, requestId } = request;
    const comment = await addComment(transaction, user, input, context.now());
    const { commentId, mentions, unit } = comment;
    const detail = {
      orderId: input.orderId,
      commentId,
      unitKey: unit?.unitKey ?? null,
      mentionedIds: mentions.map(({ userId }) => userId),
    };
    await context.audit.record(
      { action: 'order.comment', actor: user, address, requestId, detail },
      transaction,
    );
    return comment;
  });
