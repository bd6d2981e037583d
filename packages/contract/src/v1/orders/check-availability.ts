import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { itemReplacement, orderConflict, replacementTerms } from '../../domain/order-availability.ts';

export const checkOrderAvailability = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/check-availability',
  permit: orderPermit,
  scope: 'city-media',
  summary: '检查订单媒体的空位与同业排斥：逐行冲突、最近可用档期与替换位，可限价差与行政区',
  reads: ['order', 'booking'],
  input: z.object({
    orderId,
    /** Absent: all items in the reader's scope. */
    itemIds: z.array(z.string().min(1).max(40)).min(1).max(2000).optional(),
    /** Present: looks for a replacement of every item, free or not, on these terms. */
    replace: replacementTerms.optional(),
  }),
  output: z.object({
    checkedItems: z.int(),
    freeItems: z.int(),
    /** Without replacements where `replace` asks for those of all items. */
    conflicts: z.array(orderConflict),
    /** Empty unless asked for. */
    replacements: z.array(itemReplacement),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: { checkedItems: 3, freeItems: 3, conflicts: [], replacements: [] },
  },
});
