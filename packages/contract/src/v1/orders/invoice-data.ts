import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { orderId, orderPermit } from '../../domain/media-order.ts';
import { orderDocumentExample } from '../../domain/order-document.ts';
import { z } from 'zod';

export const downloadInvoiceData = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/invoice-data',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单开票数据（Excel）：购买方、开票项目与金额，合计与结算单一致',
  privacy: noAudience,
  audit: 'export.invoice-data',
  input: z.object({ orderId }),
  output: fileOutput,
  example: { input: orderDocumentExample, output: workbookExample },
});
