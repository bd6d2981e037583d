import { z } from 'zod';
import { fileOutput, workbookExample } from '../core/file.ts';
import { noAudience } from '../core/privacy.ts';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../domain/media-order.ts';

export const downloadOrderSchedule = endpoint({
  method: 'GET',
  path: 'media-order-match-detail/downloadSchedule/{orderId}',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单排期表（Excel）',
  privacy: noAudience,
  audit: 'export.schedule',
  input: z.object({ orderId }),
  output: fileOutput,
  example: { input: { orderId: orderRowExample.orderId }, output: workbookExample },
});
