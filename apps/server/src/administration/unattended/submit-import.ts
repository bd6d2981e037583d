import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Context } from '../../context.ts';
import type { ImportMode } from '../../city-data/imports/import-kind.ts';
import { importJobKind } from '../imports/import-job.ts';
import { changeSession } from '../imports/import-session-store.ts';
import { assertComplete, type ImportPayload } from '../imports/run-import.ts';
import {
  chooseMapping,
  startSession,
  type ImportUpload,
  type MappingChoice,
} from '../imports/start-session.ts';

type Parts = Pick<Context, 'db' | 'files' | 'audit' | 'jobs' | 'now'>;

/** A file that nobody looks at before it is imported. */
export interface Submission extends ImportUpload {
  /** Columns that are not recognised by their names. */
  readonly mapping: MappingChoice['mapping'];
  readonly mode: ImportMode | null;
  readonly isDryRun: boolean;
  readonly origin: string;
  readonly legalBasis: string;
  readonly retainUntil: string | null;
  /** What brought it; null for a user's own call, who asks for the result. */
  readonly by: {
    readonly origin: 'key' | 'schedule' | 'folder';
    readonly name: string;
    readonly scheduleId?: string;
    readonly filePath?: string;
  } | null;
}

/** Takes a file in, maps its columns by their names and starts its import. Refuses one without what its kind needs. */
export async function submitImport(
  context: Parts,
  owner: SignedInUser,
  submission: Submission,
  request: { readonly address: string; readonly requestId: string },
): Promise<{ readonly importId: string; readonly jobId: string }> {
  const { isDryRun, mode, origin, legalBasis, retainUntil, mapping } = submission;
  let session = await startSession(context, owner, submission, request);
  const importId = session.import_id;
  try {
    if (mapping.length > 0 || mode !== null)
      session = await chooseMapping(context, owner, session, { mapping, mode: mode ?? undefined });
    assertComplete(session);
  } catch (error) {
    if (error instanceof AppError)
      await changeSession(context.db, importId, { state: 'failed' }, context.now());
    throw error;
  }
  const { by } = submission;
  if (by !== null)
    await context.db
      .insertInto('unattended_import')
      .values({
        import_id: importId,
        origin: by.origin,
        origin_name: by.name,
        schedule_id: by.scheduleId ?? null,
        file_path: by.filePath ?? null,
        started_at: context.now(),
        settled_at: null,
      })
      .execute();
  const payload: ImportPayload = {
    importId,
    isDryRun,
    mode,
    // Who chose to replace beforehand has chosen what goes; the result tells it by number and name.
    confirmedRemovals: mode === 'replace' ? 'any' : null,
    source: origin,
    legalBasis,
    retainUntil,
    createdBy: owner.nickName,
  };
  // The state goes first: the job may be over before this is.
  if (!isDryRun) await changeSession(context.db, importId, { state: 'importing' }, context.now());
  const jobId = await context.jobs.enqueue(importJobKind, owner.userId, payload, context.db);
  await changeSession(context.db, importId, { jobId }, context.now());
  return { importId, jobId };
}
