import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationExample } from '../../core/file.ts';
import { orderPermit } from '../../domain/media-order.ts';
import { orderDocumentExample, orderDocumentInput } from '../../domain/order-document.ts';

export const downloadMonitoringReport = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/monitoring-report',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单监播报告（PPT）：上刊核对、照片页与补刊建议',
  privacy: noAudience,
  audit: 'export.monitoring-report',
  input: orderDocumentInput,
  output: fileOutput,
  example: { input: orderDocumentExample, output: presentationExample },
});
