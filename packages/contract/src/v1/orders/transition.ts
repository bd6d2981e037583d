import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  changedOrder,
  changedOrderExample,
  orderId,
  orderPermit,
  orderRowExample,
} from '../../domain/media-order.ts';
import { orderState } from '../../domain/order.ts';
import { savedVersion } from '../../domain/saved-version.ts';

export const transitionOrder = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/transition',
  permit: orderPermit,
  scope: 'city-media',
  summary: '变更订单状态；不在状态表内的变更被拒绝并说明两个状态',
  changes: ['order', 'booking'],
  idempotent: 'by-key',
  audit: 'order.transition',
  input: z.object({
    orderId,
    version: savedVersion,
    state: orderState,
    /** Required to cancel, to terminate, and for the client to send a plan back. */
    reason: z.string().trim().max(200).nullable().default(null),
  }),
  output: changedOrder,
  example: {
    input: { orderId: orderRowExample.orderId, version: 1, state: 'ready' },
    output: changedOrderExample,
  },
});
