import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleJob, job } from '../../domain/job.ts';

export const getJob = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'jobs/{jobId}',
  permit: 'signed-in',
  scope: 'own',
  summary: '任务状态',
  input: z.object({ jobId: z.string().max(60) }),
  output: job,
  example: { input: { jobId: 'j-1' }, output: exampleJob },
});
