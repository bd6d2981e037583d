import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleJob, job } from '../../domain/job.ts';

export const followJob = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'jobs/{jobId}/events',
  kind: 'events',
  permit: 'signed-in',
  scope: 'own',
  summary: '任务进度（服务器推送，直至任务结束）',
  privacy: { open: '任务的进度与结果编号；线路洞察的结果另行去除（job-results.ts）' },
  input: z.object({ jobId: z.string().max(60) }),
  output: job,
  example: { input: { jobId: 'j-1' }, output: exampleJob },
});
