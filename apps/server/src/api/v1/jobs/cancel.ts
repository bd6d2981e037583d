import { notFound } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

export const cancelJob: Handler<'v1/jobs/{jobId}/cancel'> = async (context, input, request) => {
  const { user } = request;
  const job = await context.jobs.cancel(input.jobId, user.userId);
  if (job === undefined) throw notFound('任务');
  await context.audit.record({
    action: 'job.cancel',
    actor: user,
    address: request.address,
    requestId: request.requestId,
    detail: { jobId: input.jobId },
  });
  return job;
};
