import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';
import { exampleSchedule, importSchedule } from '../../domain/import-schedule.ts';

export const listImportSchedules = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'import-schedules/list',
  permit: dataReleasePermit,
  scope: { own: '本人建立的定时导入的设置' },
  summary: '本人的定时导入与最近一次的结果',
  reads: ['import-schedule'],
  input: z.object({}),
  output: z.array(importSchedule),
  example: { input: {}, output: [exampleSchedule] },
});
