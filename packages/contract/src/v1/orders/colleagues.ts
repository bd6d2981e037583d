import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';

export const listOrderColleagues = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/colleagues',
  permit: orderPermit,
  scope: 'city-media',
  summary: '可在订单评论中提及的同事：本机构中能看到该订单（或该行媒体）的用户',
  input: z.object({ orderId, itemId: z.string().min(1).max(40).optional() }),
  output: z.array(z.object({ userId: z.string(), nickName: z.string() })),
  example: { input: { orderId: orderRowExample.orderId }, output: [] },
});
