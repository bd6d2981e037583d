import { notFound } from '../../../platform/http/app-error.ts';
import { settleAbandonedPacks } from '../../../planning/pack/pack-store.ts';
import { settleAbandoned } from '../../../planning/plan/plan-store.ts';
import type { Handler } from '../../handler.ts';

export const cancelJob: Handler<'v1/jobs/{jobId}/cancel'> = async (context, input, request) => {
  const { user } = request;
  const job = await context.jobs.cancel(input.jobId, user.userId);
  if (job === undefined) throw notFound('任务');
  // A job that has not started ends immediately, so its plan must be updated here.
  await settleAbandoned(context.db);
  await settleAbandonedPacks(context.db);
  await request.record({ jobId: input.jobId });
  return job;
};
