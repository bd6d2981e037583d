import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { orderComment, orderCommentExample } from '../../domain/order-comment.ts';

export const addOrderComment = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/add-comment',
  permit: orderPermit,
  scope: 'city-media',
  summary: '评论订单或其中一行媒体，可提及同事',
  changes: ['order-comment'],
  idempotent: 'by-key',
  audit: 'order.comment',
  input: z.object({
    orderId,
    /** The item that the comment is about; absent: the whole order. */
    itemId: z.string().min(1).max(40).optional(),
    body: z.string().trim().min(1, '请填写评论').max(1000, '评论最多 1000 字'),
    mentionedIds: z.array(z.string().min(1).max(40)).max(20, '一次最多提及 20 人').default([]),
  }),
  output: orderComment,
  example: {
    input: { orderId: orderRowExample.orderId, body: orderCommentExample.body },
    output: orderCommentExample,
  },
});
