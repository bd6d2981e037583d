import { z } from 'zod';
import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';

export const getOrderAttachment = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/attachment',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '下载订单的需求附件',
  privacy: noAudience,
  input: z.object({ orderId, attachmentId: z.string().max(60) }),
  output: fileOutput,
  example: {
    input: { orderId: orderRowExample.orderId, attachmentId: '0198c0de-0000-7000-8000-000000000001' },
    output: { fileName: '需求.pdf', mediaType: 'application/pdf' },
  },
});
