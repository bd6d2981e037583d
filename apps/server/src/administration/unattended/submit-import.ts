import { AppError } from '../../platform/http/app-error.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Context } from '../../context.ts';
import type { ImportMode } from '../../city-data/imports/import-kind.ts';
import { importJobKind } from '../imports/import-job.ts';
import { changeSession, modeOf } from '../imports/import-session-store.ts';
import { presentNames, type TemplateName } from '../imports/named-template.ts';
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
  /** The coordinate system where it is said for this file, which then goes before that of a template. */
  readonly ownCrs?: ImportUpload['crs'];
  /** Columns that are not recognised by their names. */
  readonly mapping: MappingChoice['mapping'];
  /** A saved way of reading; what else is said here goes before it. */
  readonly template: TemplateName | null;
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

/** The id of a template; refuses one that was deleted since it was named. */
async function present({ db }: Parts, named: TemplateName): Promise<string> {
  const names = await presentNames(db, [named]);
  if (names.get(named)?.isGone !== false)
    throw new AppError(
      'refused',
      `导入模板「${named.name}」已被删除，未导入；请改选模板（密钥请另建，或在调用中写明 template）`,
    );
  return named.templateId;
}

/** Takes a file in, maps its columns by their names and starts its import. Refuses one without what its kind needs. */
export async function submitImport(
  context: Parts,
  owner: SignedInUser,
  submission: Submission,
  request: { readonly address: string; readonly requestId: string },
): Promise<{ readonly importId: string; readonly jobId: string }> {
  const { isDryRun, origin, legalBasis, retainUntil, mapping, template } = submission;
  let session = await startSession(context, owner, submission, request);
  const importId = session.import_id;
  try {
    if (mapping.length > 0 || submission.mode !== null || template !== null)
      session = await chooseMapping(context, owner, session, {
        mapping,
        mode: submission.mode ?? undefined,
        crs: submission.ownCrs,
        ...(template && { templateId: await present(context, template), needsWholeTemplate: true }),
      });
    assertComplete(session);
  } catch (error) {
    if (error instanceof AppError)
      await changeSession(context.db, importId, { state: 'failed' }, context.now());
    throw error;
  }
  // Who chose to replace beforehand, here or in the template, has chosen what goes; the result tells it by number and name.
  const mode = submission.mode ?? (template === null ? null : modeOf(session));
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
