import { importJobKind } from '../../../administration/imports/import-job.ts';
import { changeSession } from '../../../administration/imports/import-session-store.ts';
import { ownSession, assertSessionIdle } from '../../../administration/imports/own-session.ts';
import { assertComplete, type ImportPayload } from '../../../administration/imports/run-import.ts';
import type { Handler } from '../../handler.ts';

export const runImport: Handler<'v1/imports/{importId}/run'> = async (context, input, request) => {
  const session = await ownSession(context, request.user, input.importId);
  await assertSessionIdle(context, session);
  assertComplete(session, input.mode);
  const payload: ImportPayload = { ...input, createdBy: request.user.nickName };
  // The state goes first: the job may be over before this call is.
  if (!input.isDryRun)
    await changeSession(context.db, session.import_id, { state: 'importing' }, context.now());
  const jobId = await context.jobs.enqueue(importJobKind, request.user.userId, payload);
  await changeSession(context.db, session.import_id, { jobId }, context.now());
  return { jobId };
};
