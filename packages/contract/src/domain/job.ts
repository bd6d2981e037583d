import { z } from 'zod';

export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const job = z.object({
  jobId: z.string(),
  kind: z.string(),
  state: z.enum(jobStates),
  /** Chinese name of the current phase, for example 构建接触矩阵. */
  phase: z.string(),
  /** 0..1 over the whole job. */
  progress: z.number(),
  message: z.string().nullable(),
  result: z.record(z.string(), z.json()).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Job = z.infer<typeof job>;

export const exampleJob: Job = {
  jobId: 'j-1',
  kind: 'smart-plan',
  state: 'running',
  phase: '选线',
  progress: 0.4,
  message: null,
  result: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  updatedAt: '2026-11-21T00:00:01.000Z',
};
