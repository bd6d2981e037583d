import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { shift } from '../../domain/budget-shift.ts';
import { optimisePermit } from '../../domain/opportunity.ts';

export const draftNextCampaign = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'optimise/next-campaign',
  permit: optimisePermit,
  scope: 'city-media',
  summary: '由订单生成下一波的订单草稿，可按城市与媒体调整投放量；另需订单权限',
  privacy: 'refused',
  changes: ['order'],
  idempotent: 'by-key',
  audit: 'order.create',
  input: z.object({
    orderId: z.string().min(1).max(40),
    shifts: z.array(shift).max(200).default([]),
  }),
  output: z.object({ orderId: z.string(), orderNo: z.string() }),
  example: { input: { orderId: 'o-1' }, output: { orderId: 'o-2', orderNo: 'DD2611210002' } },
});
