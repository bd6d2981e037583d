import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleJob, job } from '../../domain/job.ts';

export const cancelJob = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'jobs/{jobId}/cancel',
  permit: 'signed-in',
  scope: 'own',
  summary: '取消任务',
  changes: [],
  idempotent: 'naturally',
  audit: 'job.cancel',
  input: z.object({ jobId: z.string().max(60) }),
  output: job,
  example: { input: { jobId: 'j-1' }, output: { ...exampleJob, state: 'cancelled' } },
});
