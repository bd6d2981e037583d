import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { orderState } from '../../domain/order.ts';

export const listOrderVersions = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/versions',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单的历史版本：每次提交、确认或修改的快照',
  reads: ['order'],
  input: z.object({ orderId }),
  output: z.array(
    z.object({
      version: z.int(),
      state: orderState,
      note: z.string().nullable(),
      authorName: z.string().nullable(),
      items: z.int(),
      netFen: z.int(),
      createdAt: z.string(),
    }),
  ),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: [
      {
        version: 2,
        state: 'ready',
        note: null,
        authorName: '广告主示例',
        items: 3,
        netFen: 100_000,
        createdAt: '2026-11-21T06:00:00.000Z',
      },
    ],
  },
});
