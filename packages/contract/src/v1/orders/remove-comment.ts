import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderPermit } from '../../domain/media-order.ts';
import { orderCommentExample } from '../../domain/order-comment.ts';

const { commentId } = orderCommentExample;

export const removeOrderComment = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/remove-comment',
  permit: orderPermit,
  scope: 'city-media',
  summary: '撤回本人的评论',
  changes: ['order-comment'],
  idempotent: 'naturally',
  audit: 'order.comment-remove',
  input: z.object({ commentId: z.string().min(1).max(40) }),
  output: z.object({ commentId: z.string() }),
  example: { input: { commentId }, output: { commentId } },
});
