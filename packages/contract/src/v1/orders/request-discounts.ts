import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { savedVersion } from '../../domain/saved-version.ts';

export const requestDiscounts = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/request-discounts',
  permit: orderPermit,
  scope: 'city-media',
  summary: '提交折扣审批：把低于折扣底线且尚未批准的媒体行送审',
  changes: ['order'],
  idempotent: 'by-key',
  audit: 'order.discount',
  input: z.object({
    orderId,
    version: savedVersion,
    reason: z.string().trim().max(200, '说明最多 200 字').nullable().default(null),
  }),
  output: z.object({ lines: z.int() }),
  example: {
    input: { orderId: orderRowExample.orderId, version: 3, reason: '年度框架客户' },
    output: { lines: 2 },
  },
});
