import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationExample } from '../../core/file.ts';
import { orderPermit } from '../../domain/media-order.ts';
import {
  orderDocumentExample,
  orderDocumentInput,
  postingReportFormat,
} from '../../domain/order-document.ts';

export const downloadPostingReport = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/posting-report',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单上刊报告（PPT、PDF 或 Excel 清单），供客户：各城市与媒体的上刊情况、异常与照片',
  privacy: noAudience,
  audit: 'export.posting-report',
  input: orderDocumentInput.extend({ format: postingReportFormat }),
  output: fileOutput,
  example: { input: orderDocumentExample, output: presentationExample },
});
