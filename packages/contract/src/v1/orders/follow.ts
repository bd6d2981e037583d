import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';

export const followOrder = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/follow',
  permit: orderPermit,
  scope: 'city-media',
  summary: '关注或不再关注订单：状态变化与评论进入关注者的通知',
  changes: ['order-follower'],
  idempotent: 'naturally',
  audit: 'order.follow',
  input: z.object({ orderId, isFollowing: z.boolean() }),
  output: z.object({ isFollowing: z.boolean() }),
  example: {
    input: { orderId: orderRowExample.orderId, isFollowing: true },
    output: { isFollowing: true },
  },
});
