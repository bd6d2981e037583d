import { addComment } from '../../../orders/sharing/comments.ts';
import type { Handler } from '../../handler.ts';

export const addOrderComment: Handler<'v1/orders/add-comment'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const comment = await addComment(transaction, user, input, context.now());
    const { commentId, mentions, unit } = comment;
    const detail = {
      orderId: input.orderId,
      commentId,
      unitKey: unit?.unitKey ?? null,
      mentionedIds: mentions.map(({ userId }) => userId),
    };
    await request.record(detail, transaction);
    return comment;
  });
