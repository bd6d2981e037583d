import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { creativePermit, creativeSubject } from '../../domain/creative.ts';
import { orderRowExample } from '../../domain/media-order.ts';

export const getCreativeFile = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'creatives/file',
  kind: 'file',
  permit: creativePermit,
  scope: 'city-media',
  summary: '订单或方案的创意画面原图',
  privacy: noAudience,
  input: creativeSubject,
  output: fileOutput,
  example: {
    input: { subject: 'order', subjectId: orderRowExample.orderId },
    output: { fileName: '主画面.png', mediaType: 'image/png' },
  },
});
