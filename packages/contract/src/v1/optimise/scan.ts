import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { optimisePermit } from '../../domain/opportunity.ts';

export const scanOrder = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'optimise/scan',
  permit: optimisePermit,
  scope: 'city-media',
  summary: '重新检查一个订单的优化机会（后台任务）',
  privacy: 'refused',
  changes: ['opportunity'],
  idempotent: 'by-key',
  audit: 'optimise.scan',
  input: z.object({ orderId: z.string().min(1).max(40) }),
  output: z.object({ jobId: z.string() }),
  example: { input: { orderId: 'o-1' }, output: { jobId: 'j-1' } },
});
