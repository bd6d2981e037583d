import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { sharedThing } from '../../domain/order-share.ts';

export const shareOrder = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/share',
  permit: orderPermit,
  scope: 'city-media',
  summary: '生成订单的只读分享链接：有期限、可撤销，口令只在此时给出一次',
  changes: ['order-share'],
  idempotent: 'by-key',
  audit: 'order.share',
  input: z
    .object({
      orderId,
      days: z.int().min(1, '有效期至少 1 天').max(90, '有效期最多 90 天').default(7),
      showsPrices: z.boolean().default(false),
      shows: sharedThing.exclude(['defence']).default('order'),
    })
    .refine(({ shows, showsPrices }) => shows === 'order' || showsPrices, {
      path: ['showsPrices'],
      message: '结案报告含投放金额，分享时须显示价格',
    }),
  output: z.object({
    shareId: z.string(),
    /** 256 random bits; returned only once and not stored. */
    token: z.string(),
    expiresAt: z.string(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, days: 7 },
    output: {
      shareId: '0193a1b2-0000-7000-8000-00000000000d',
      token: 'a'.repeat(43),
      expiresAt: '2026-11-28T06:00:00.000Z',
    },
  },
});
