import type { Context } from '../../context.ts';
import { administers } from '../../city-data/release/city-scope.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import { assertKeyCovers } from '../../platform/session/key-scope.ts';
import { findOwnSession, type ImportSessionRow } from './import-session-store.ts';

/** The user's own session for a city that the user administers; the same error for every other id. */
export async function ownSession(
  context: Pick<Context, 'db'>,
  user: SignedInUser,
  importId: string,
): Promise<ImportSessionRow> {
  const session = await findOwnSession(context.db, importId, user.userId);
  if (!session || !administers(user, session.city_code)) throw notFound('导入');
  assertKeyCovers(user, session.kind, session.city_code);
  return session;
}

/** Refuses a change while a job of the session waits or runs, and after it was imported. */
export async function assertSessionIdle(
  context: Pick<Context, 'jobs'>,
  session: ImportSessionRow,
): Promise<void> {
  if (session.state === 'imported') throw new AppError('conflict', '此文件已导入；如需再次导入，请重新上传');
  const job = session.job_id === null ? undefined : await context.jobs.find(session.job_id, session.owner_id);
  if (job && (job.state === 'queued' || job.state === 'running'))
    throw new AppError('conflict', '此文件正在处理，请等待任务结束');
}
