import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';

export const runImportSchedule = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'import-schedules/{scheduleId}/run',
  permit: dataReleasePermit,
  scope: 'own',
  summary: '立即执行一次定时导入',
  changes: ['import-schedule'],
  idempotent: 'naturally',
  audit: 'import-schedule.run',
  input: z.object({ scheduleId: z.string().max(60) }),
  output: z.object({ scheduleId: z.string() }),
  example: { input: { scheduleId: 's-1' }, output: { scheduleId: 's-1' } },
});
