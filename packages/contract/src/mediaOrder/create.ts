import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  maxItems,
  orderBrief,
  orderBriefExample,
  orderItemInput,
  orderPermit,
  orderRowExample,
} from '../domain/media-order.ts';
import { orderState } from '../domain/order.ts';

export const createOrder = endpoint({
  method: 'POST',
  path: 'mediaOrder/create',
  permit: orderPermit,
  scope: 'city-media',
  summary: '新建订单：保存为草稿，或同时提交（submit）；可带幂等键 Idempotency-Key',
  changes: ['order'],
  idempotent: 'by-key',
  audit: 'order.create',
  input: z.object({
    brief: orderBrief,
    items: z.array(orderItemInput).max(maxItems, `最多 ${maxItems} 行媒体`).default([]),
    submit: z.boolean().default(false),
  }),
  output: z.object({
    orderId: z.string(),
    orderNo: z.string(),
    version: z.int(),
    state: orderState,
  }),
  example: {
    input: { brief: orderBriefExample },
    output: { orderId: orderRowExample.orderId, orderNo: 'DD2611210001', version: 1, state: 'draft' },
  },
});
