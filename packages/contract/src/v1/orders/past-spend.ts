import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';

export const getPastSpend = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/past-spend',
  permit: orderPermit,
  scope: 'city-media',
  summary: '同品牌其他订单在订单各城市的已购媒体净价，用于按历史分配预算',
  reads: ['order'],
  input: z.object({ orderId }),
  /** Cities of the order with any; bought is what is booked, running, ended or closed. */
  output: z.array(z.object({ cityCode: z.string(), netFen: z.int(), orders: z.int() })),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: [{ cityCode: '440300', netFen: 120_000_000, orders: 3 }],
  },
});
