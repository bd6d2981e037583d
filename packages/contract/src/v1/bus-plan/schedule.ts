import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const downloadBusSchedule = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'bus-plan/schedule',
  kind: 'file',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '公交方案排期表 Excel（已保存的投放）',
  privacy: 'refused',
  audit: 'export.schedule',
  input: z.object({ planId }),
  output: fileOutput,
  example: { input: { planId: 'p-1' }, output: workbookExample },
});
