import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  changedOrder,
  changedOrderExample,
  orderId,
  orderPermit,
  orderRowExample,
} from '../../domain/media-order.ts';
import { savedVersion } from '../../domain/saved-version.ts';

export const transferOrder = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/transfer',
  permit: orderPermit,
  scope: 'city-media',
  summary: '转交订单：由同机构中能看到该订单全部城市与媒体的同事负责',
  changes: ['order'],
  idempotent: 'by-key',
  audit: 'order.transfer',
  input: z.object({
    orderId,
    version: savedVersion,
    userId: z.string().min(1).max(40),
    reason: z.string().trim().max(200).nullable().default(null),
  }),
  output: changedOrder,
  example: {
    input: { orderId: orderRowExample.orderId, version: 1, userId: orderRowExample.ownerId },
    output: changedOrderExample,
  },
});
