import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  changedOrder,
  changedOrderExample,
  maxItems,
  orderBrief,
  orderBriefExample,
  orderId,
  orderItemInput,
  orderPermit,
  orderRowExample,
} from '../domain/media-order.ts';
import { savedVersion } from '../domain/saved-version.ts';

export const updateOrder = endpoint({
  method: 'POST',
  path: 'mediaOrder/update',
  permit: orderPermit,
  scope: 'city-media',
  summary: '修改订单的需求或媒体明细；版本过期时拒绝（11），不覆盖他人的修改',
  changes: ['order', 'booking'],
  idempotent: 'by-key',
  audit: 'order.update',
  input: z.object({
    orderId,
    /** The version that the change is based on. */
    version: savedVersion,
    brief: orderBrief.optional(),
    /** All items in the reader's scope; those outside it are kept. */
    items: z.array(orderItemInput).max(maxItems, `最多 ${maxItems} 行媒体`).optional(),
    /** Reason, shown in the list of versions. */
    note: z.string().max(200).nullable().default(null),
  }),
  output: changedOrder,
  example: {
    input: { orderId: orderRowExample.orderId, version: 1, brief: orderBriefExample },
    output: changedOrderExample,
  },
});
