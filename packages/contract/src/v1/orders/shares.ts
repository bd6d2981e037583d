import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { orderShare, orderShareExample } from '../../domain/order-share.ts';

export const listOrderShares = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/shares',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单的分享链接：状态、期限与打开次数',
  reads: ['order-share'],
  input: z.object({ orderId }),
  output: z.array(orderShare),
  example: { input: { orderId: orderRowExample.orderId }, output: [orderShareExample] },
});
