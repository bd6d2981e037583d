import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';
import { orderConflict } from '../../domain/order-availability.ts';

export const checkOrderAvailability = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/check-availability',
  permit: orderPermit,
  scope: 'city-media',
  summary: '检查订单媒体的空位与同业排斥：逐行冲突、最近可用档期与一键替换',
  reads: ['order', 'booking'],
  input: z.object({
    orderId,
    /** Absent: all items in the reader's scope. */
    itemIds: z.array(z.string().min(1).max(40)).min(1).max(2000).optional(),
  }),
  output: z.object({ checkedItems: z.int(), freeItems: z.int(), conflicts: z.array(orderConflict) }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: { checkedItems: 3, freeItems: 3, conflicts: [] },
  },
});
