import { endpoint } from '../../core/endpoint.ts';
import { creative, creativePermit, creativeSubject, exampleCreative } from '../../domain/creative.ts';
import { orderRowExample } from '../../domain/media-order.ts';

export const uploadCreative = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'creatives/upload',
  kind: 'upload',
  permit: creativePermit,
  scope: 'city-media',
  summary: '上传订单或方案的创意画面（PNG 或 JPEG，不超过 10 MB），替换原有画面',
  changes: ['creative'],
  idempotent: 'by-key',
  audit: ['attachment.upload', 'creative.upload'],
  input: creativeSubject,
  output: creative,
  example: {
    input: { subject: 'order', subjectId: orderRowExample.orderId },
    output: exampleCreative,
  },
});
