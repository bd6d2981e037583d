import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const getJob: Handler<'v1/jobs/{jobId}'> = async (context, input, { user }) => {
  const job = await context.jobs.find(input.jobId, user.userId);
  if (job === undefined) throw notFound('任务');
  return job;
};
