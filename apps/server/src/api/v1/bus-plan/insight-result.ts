import { insightResult } from '@ooh/contract/domain/plan-insight';
import { insightJobKind } from '../../../planning/bus-plan/insight/insight-job.ts';
import { notFound, AppError } from '../../../platform/http/app-error.ts';
import { grantedBusCity } from '../../../planning/plan/granted-plan.ts';
import type { Handler } from '../../handler.ts';

export const getInsightResult: Handler<'v1/bus-plan/insight-result'> = async (context, input, { user }) => {
  const job = await context.jobs.find(input.jobId, user.userId);
  if (job === undefined || job.kind !== insightJobKind) throw notFound('推演结果');
  if (job.state !== 'done' || job.result === null) throw new AppError('refused', '推演还没有完成');
  const insight = insightResult.parse(job.result.insight);
  // The grant may have changed since the question was asked.
  await grantedBusCity(context.db, user, String(job.result.planId), insight.cityCode);
  return insight;
};
