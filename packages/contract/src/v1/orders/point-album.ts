import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationExample } from '../../core/file.ts';
import { orderPermit } from '../../domain/media-order.ts';
import { orderDocumentExample, orderDocumentInput } from '../../domain/order-document.ts';

export const downloadPointAlbum = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/point-album',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单点位图册（PPT）：每页一个点位或一条线路',
  privacy: noAudience,
  audit: 'export.point-album',
  input: orderDocumentInput,
  output: fileOutput,
  example: { input: orderDocumentExample, output: presentationExample },
});
