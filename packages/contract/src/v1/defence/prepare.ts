import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { defencePermit, defenceSubject } from '../../domain/defence.ts';

export const prepareDefence = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'defence/prepare',
  permit: defencePermit,
  scope: 'city-media',
  summary: '做一份方案陈述（后台任务）：到达、预算曲线、备选与推演，做好后内容不变',
  privacy: 'refused',
  changes: ['defence'],
  idempotent: 'by-key',
  audit: 'call.change',
  input: defenceSubject,
  output: z.object({ jobId: z.string() }),
  example: { input: { planId: 'p-1' }, output: { jobId: 'j-1' } },
});
