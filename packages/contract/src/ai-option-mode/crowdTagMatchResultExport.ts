import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { fileOutput, workbookExample } from '../core/file.ts';
import { planId, smartSelectPermit } from '../domain/smart-plan.ts';

export const crowdTagMatchResultExport = endpoint({
  method: 'GET',
  path: 'ai-option-mode/crowdTagMatchResultExport',
  kind: 'file',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: 'TA 浓度方案匹配结果 Excel',
  privacy: 'refused',
  audit: 'export.cell-matches',
  input: z.object({ planId }),
  output: fileOutput,
  example: { input: { planId: 'p-2' }, output: workbookExample },
});
