import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { orderPermit } from '../../domain/media-order.ts';
import { orderDocumentExample, orderDocumentInput, sheetFormat } from '../../domain/order-document.ts';

export const downloadOrderQuotation = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/quotation',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单报价单（Excel 或 PDF）：逐行金额与大写金额，可按城市、媒体',
  privacy: noAudience,
  audit: 'export.quotation',
  input: orderDocumentInput.extend({ format: sheetFormat }),
  output: fileOutput,
  example: { input: orderDocumentExample, output: workbookExample },
});
