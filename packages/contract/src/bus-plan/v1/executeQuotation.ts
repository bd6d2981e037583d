import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { sheetFormat } from '../../domain/order-document.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const executeBusQuotation = endpoint({
  method: 'GET',
  path: 'bus-plan/v1/executeQuotation',
  kind: 'file',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '公交方案报价单 Excel 或 PDF（已保存的投放）',
  privacy: 'refused',
  audit: 'export.quotation',
  input: z.object({ planId, format: sheetFormat }),
  output: fileOutput,
  example: { input: { planId: 'p-1' }, output: workbookExample },
});
