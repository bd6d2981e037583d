import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const followJob: Handler<'v1/jobs/{jobId}/events'> = async (context, input, { user, signal }) => {
  const job = await context.jobs.find(input.jobId, user.userId);
  if (job === undefined) throw notFound('任务');
  return context.jobs.follow(input.jobId, user.userId, signal);
};
