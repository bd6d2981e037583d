import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { creativePermit, creativeSubject } from '../../domain/creative.ts';
import { orderRowExample } from '../../domain/media-order.ts';

export const removeCreative = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'creatives/remove',
  permit: creativePermit,
  scope: 'city-media',
  summary: '移除订单或方案的创意画面',
  changes: ['creative'],
  idempotent: 'naturally',
  audit: 'creative.remove',
  input: creativeSubject,
  output: z.object({ isRemoved: z.boolean() }),
  example: {
    input: { subject: 'order', subjectId: orderRowExample.orderId },
    output: { isRemoved: true },
  },
});
