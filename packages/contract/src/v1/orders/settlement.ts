import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { orderId, orderPermit } from '../../domain/media-order.ts';
import { orderDocumentExample, sheetFormat } from '../../domain/order-document.ts';
import { z } from 'zod';

export const downloadSettlement = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/settlement',
  kind: 'file',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单结算单（Excel 或 PDF）：逐行计划、已执行、未执行、补刊与应结金额',
  privacy: noAudience,
  audit: 'export.settlement',
  input: z.object({ orderId, format: sheetFormat }),
  output: fileOutput,
  example: { input: orderDocumentExample, output: workbookExample },
});
