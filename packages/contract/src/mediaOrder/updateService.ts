import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  changedOrder,
  changedOrderExample,
  orderId,
  orderPermit,
  orderRowExample,
  orderService,
} from '../domain/media-order.ts';
import { savedVersion } from '../domain/saved-version.ts';

export const updateOrderService = endpoint({
  method: 'POST',
  path: 'mediaOrder/updateService',
  permit: orderPermit,
  scope: 'city-media',
  summary: '修改订单的服务项（制作、监测、第三方评估等）',
  changes: ['order'],
  idempotent: 'by-key',
  audit: 'order.update-services',
  input: z.object({
    orderId,
    version: savedVersion,
    services: z.array(orderService).max(50),
  }),
  output: changedOrder.extend({ servicesFen: z.int() }),
  example: {
    input: {
      orderId: orderRowExample.orderId,
      version: 1,
      services: [{ serviceId: 'monitoring', name: '第三方监测', amountFen: 3_000_000 }],
    },
    output: { ...changedOrderExample, servicesFen: 3_000_000 },
  },
});
