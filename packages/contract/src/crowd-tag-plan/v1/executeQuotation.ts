import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { sheetFormat } from '../../domain/order-document.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const executeAreaQuotation = endpoint({
  method: 'GET',
  path: 'crowd-tag-plan/v1/executeQuotation',
  kind: 'file',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: 'TA 浓度与地理围栏方案的执行报价单 Excel 或 PDF',
  privacy: 'refused',
  audit: 'export.quotation',
  input: z.object({ planId, format: sheetFormat }),
  output: fileOutput,
  example: { input: { planId: 'p-3' }, output: workbookExample },
});
