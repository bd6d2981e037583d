import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';
import { approvalReason } from '../../domain/discount-approval.ts';
import { maxItems, orderId, orderRowExample } from '../../domain/media-order.ts';
import { savedVersion } from '../../domain/saved-version.ts';

export const decideDiscounts = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/decide-discounts',
  permit: dataReleasePermit,
  scope: 'city-media',
  summary: '批准或驳回低于折扣底线的媒体行；批准只对当时的折扣或更高的价格有效',
  changes: ['order'],
  idempotent: 'by-key',
  audit: 'order.discount',
  input: z.object({
    orderId,
    version: savedVersion,
    itemIds: z.array(z.string().min(1).max(40)).min(1, '请选择媒体行').max(maxItems),
    decision: z.enum(['approved', 'refused']),
    reason: approvalReason,
  }),
  output: z.object({ lines: z.int() }),
  example: {
    input: {
      orderId: orderRowExample.orderId,
      version: 3,
      itemIds: ['0193a1b2-0000-7000-8000-000000000009'],
      decision: 'approved',
      reason: '年度框架内',
    },
    output: { lines: 1 },
  },
});
