import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationExample } from '../../core/file.ts';
import { orderPermit } from '../../domain/media-order.ts';
import { orderDocumentExample, orderDocumentInput, proposalFormat } from '../../domain/order-document.ts';

export const downloadOrderProposal = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/proposal',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary:
    '订单投放方案（可编辑的 PPT，或同样页面的 PDF）：结论、人群、地图、媒体画面、预估效果、排期、费用与口径',
  privacy: 'refused',
  audit: 'export.proposal',
  input: orderDocumentInput.extend({ format: proposalFormat }),
  output: fileOutput,
  example: { input: orderDocumentExample, output: presentationExample },
});
