import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';

export const releaseOrder = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/release',
  permit: orderPermit,
  scope: 'city-media',
  summary: '释放订单锁定的档期（已售的不释放）',
  changes: ['booking'],
  idempotent: 'by-key',
  audit: ['order.release', 'call.change'],
  input: z.object({ orderId, itemIds: z.array(z.string().min(1).max(40)).min(1).max(2000).optional() }),
  output: z.object({ releasedUnits: z.int() }),
  example: { input: { orderId: orderRowExample.orderId }, output: { releasedUnits: 12 } },
});
