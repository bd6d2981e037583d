import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { orderConflict } from '../../domain/order-availability.ts';

export const holdOrder = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/hold',
  permit: orderPermit,
  scope: 'city-media',
  summary: '锁位：锁定订单媒体的档期若干小时，到期自动释放；任一行冲突则全部不锁，除非只锁可用的',
  changes: ['booking'],
  idempotent: 'by-key',
  audit: ['order.hold', 'call.change'],
  input: z.object({
    orderId,
    itemIds: z.array(z.string().min(1).max(40)).min(1).max(2000).optional(),
    hours: z.int().min(1, '至少 1 小时').max(240, '最多 240 小时').default(72),
    /** Hold what is free and report the rest, instead of all or nothing. */
    partial: z.boolean().default(false),
  }),
  output: z.object({
    heldItems: z.int(),
    heldUnits: z.int(),
    expiresAt: z.string().nullable(),
    /** Without replacements, which check-availability finds. */
    conflicts: z.array(orderConflict),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, hours: 72 },
    output: { heldItems: 3, heldUnits: 12, expiresAt: '2026-11-24T06:00:00.000Z', conflicts: [] },
  },
});
