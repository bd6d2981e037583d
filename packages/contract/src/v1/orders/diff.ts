import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { deck } from '../../domain/bus.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';

export const diffOrderVersions = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/diff',
  permit: orderPermit,
  scope: 'city-media',
  summary: '比较订单的两个版本：改动的字段与媒体行',
  reads: ['order'],
  input: z.object({
    orderId,
    from: z.coerce.number().int().min(1).max(1_000_000),
    /** Absent: the current order. */
    to: z.coerce.number().int().min(1).max(1_000_000).optional(),
  }),
  output: z.object({
    from: z.int(),
    to: z.int(),
    fields: z.array(z.object({ field: z.string(), name: z.string(), before: z.string(), after: z.string() })),
    items: z.array(
      z.object({
        kind: z.enum(['added', 'removed', 'changed']),
        cityName: z.string(),
        unitName: z.string(),
        deck: deck.nullable(),
        formName: z.string(),
        /** What changed, in words; empty for added and removed. */
        changes: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
        netFenBefore: z.int().nullable(),
        netFenAfter: z.int().nullable(),
      }),
    ),
    netFenBefore: z.int(),
    netFenAfter: z.int(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, from: 1 },
    output: {
      from: 1,
      to: 2,
      fields: [{ field: 'budget_fen', name: '预算', before: '¥1,000,000.00', after: '¥1,200,000.00' }],
      items: [],
      netFenBefore: 0,
      netFenAfter: 0,
    },
  },
});
