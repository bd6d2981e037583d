import { ownSession } from '../../../administration/imports/own-session.ts';
import type { Handler } from '../../handler.ts';

const ended = new Set(['checked', 'imported', 'failed', 'cancelled']);

export const getImportResult: Handler<'v1/imports/{importId}/result'> = async (context, input, { user }) => {
  const session = await ownSession(context, user, input.importId);
  const { state, report, job_id: jobId, release_id: releaseId } = session;
  const job = jobId === null ? undefined : await context.jobs.find(jobId, user.userId);
  return {
    state,
    isEnded: ended.has(state),
    message: state === 'failed' || state === 'cancelled' ? (job?.message ?? '导入未完成') : null,
    report,
    releaseId,
  };
};
