import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationExample } from '../../core/file.ts';
import { orderPermit } from '../../domain/media-order.ts';
import { orderDocumentExample, orderDocumentInput } from '../../domain/order-document.ts';

export const downloadOrderProposal = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/proposal',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单投放方案（PPT）：可编辑图表、费用、预估效果与口径',
  privacy: 'refused',
  audit: 'export.proposal',
  input: orderDocumentInput,
  output: fileOutput,
  example: { input: orderDocumentExample, output: presentationExample },
});
