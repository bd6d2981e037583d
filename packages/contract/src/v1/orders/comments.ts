import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { orderComment, orderCommentExample } from '../../domain/order-comment.ts';
import { pageInput, pageOf } from '../../domain/page.ts';

export const listOrderComments = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/comments',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单评论：整单与逐行，最新在前',
  reads: ['order-comment'],
  input: pageInput.extend({
    orderId,
    /** Only comments on one unit. */
    unitKey: z.string().min(1).max(140).optional(),
    /** Only comments that mention the reader. */
    forMe: z.stringbool().default(false),
  }),
  output: pageOf(orderComment),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: { rows: [orderCommentExample], total: 1, pageNo: 1, pageSize: 20 },
  },
});
