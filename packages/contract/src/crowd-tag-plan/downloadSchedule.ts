import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { fileOutput, workbookExample } from '../core/file.ts';
import { planId, smartSelectPermit } from '../domain/smart-plan.ts';

export const downloadAreaSchedule = endpoint({
  method: 'GET',
  path: 'crowd-tag-plan/downloadSchedule/{planId}',
  kind: 'file',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: 'TA 浓度与地理围栏方案的排期表 Excel',
  privacy: 'refused',
  audit: 'export.schedule',
  input: z.object({ planId }),
  output: fileOutput,
  example: { input: { planId: 'p-3' }, output: workbookExample },
});
