import { createHash } from 'node:crypto';
import { importModeNames, importModes, type ImportRemoval } from '@ooh/contract/domain/data-release';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { NewRelease } from '../../city-data/release/data-release-store.ts';
import { notFound, AppError } from '../../platform/http/app-error.ts';
import { fenceOfCity } from '../../city-data/imports/georeference/city-fences.ts';
import type { CheckedFile, ImportMode } from '../../city-data/imports/import-kind.ts';
import {
  changeSession,
  findOwnSession,
  mappingOf,
  meaningsOf,
  modeOf,
  wantedKeys,
  type ImportReport,
  type ImportSessionRow,
} from './import-session-store.ts';
import { createIssueLog, type IssueLog } from '../../city-data/imports/issue-log.ts';
import { kindOf } from './kinds.ts';
import { publishImport, rehearseImport, type PublishedImport } from './publish-import.ts';
import { missingFields } from '../../city-data/imports/schema/import-field.ts';
import type { TextEncoding } from '../../city-data/imports/source/detect-encoding.ts';
import { removalText } from '../../city-data/imports/removal.ts';
import { sessionSource } from './start-session.ts';

export const importPayload = z.object({
  importId: z.string(),
  isDryRun: z.boolean(),
  mode: z.enum(importModes).nullable().default(null),
  /** Records that may go without being named by the file: as many as were told, or any. */
  confirmedRemovals: z
    .union([z.int(), z.literal('any')])
    .nullable()
    .default(null),
  source: z.string(),
  legalBasis: z.string(),
  retainUntil: z.string().nullable(),
  createdBy: z.string(),
});
export type ImportPayload = z.infer<typeof importPayload>;

export interface ImportControl {
  readonly jobId: string;
  readonly ownerId: string;
  readonly signal: AbortSignal;
  progress(share: number, phase: string): void;
}

export interface ImportOutcome {
  readonly report: ImportReport;
  /** The release that holds the data now; null after a dry run of new data. */
  readonly releaseId: string | null;
}

/** One running import. */
interface Run {
  readonly context: Context;
  readonly session: ImportSessionRow;
  readonly payload: ImportPayload;
  readonly mode: ImportMode;
  readonly log: IssueLog;
  readonly control: ImportControl;
}

/** Refuses a file that lacks what its kind needs: columns of required fields, the place of its grid. */
export function assertComplete(session: ImportSessionRow, mode: ImportMode | null = null): void {
  const kind = kindOf(session.kind);
  const keys = wantedKeys(session, mode ?? modeOf(session));
  const missing = session.format === 'gtfs' ? [] : missingFields(kind.fields, mappingOf(session), keys);
  if (missing.length > 0) {
    const labels = missing.map(({ label }) => `「${label}」`).join('、');
    throw new AppError('refused', `缺少必填字段的列：${labels}；文件中的列有 ${session.columns.join('、')}`);
  }
  if (kind.needsGrid && session.grid === null)
    throw new AppError('refused', '此类文件只有网格编号：请指定网格原点（0,0 格中心的经纬度）与边长');
}

/**
 * Checks a session's file (dry run) or imports it: reads everything first, then writes one release together with
 * the session's outcome. Refuses when there is nothing useful in the file; what was found is kept in the session's
 * report either way.
 */
export async function runImport(
  context: Context,
  payload: ImportPayload,
  control: ImportControl,
): Promise<ImportOutcome> {
  const session = await findOwnSession(context.db, payload.importId, control.ownerId);
  if (!session) throw notFound('导入');
  const kind = kindOf(session.kind);
  const modes = kind.modesFor(session.format);
  if (payload.mode !== null && !modes.includes(payload.mode))
    throw new AppError('refused', `${kind.label}不支持这种导入方式`);
  const run: Run = {
    context,
    session,
    payload,
    mode: payload.mode ?? modeOf(session),
    log: createIssueLog(kind),
    control,
  };
  try {
    assertComplete(session, run.mode);
    const checked = await checkSession(run);
    const refusal = refusalOf(checked);
    if (payload.isDryRun) return await finishDryRun(run, checked, refusal);
    try {
      if (refusal) throw refusal;
      return await publishChecked(run, checked);
    } catch (error) {
      if (error instanceof AppError)
        await changeSession(context.db, session.import_id, { report: reportOf(run, checked) }, context.now());
      throw error;
    }
  } catch (error) {
    await recordFailure(context, session, error, control.signal);
    throw error;
  }
}

async function checkSession({ context, session, mode, log, control }: Run): Promise<CheckedFile> {
  control.progress(0.02, '读取文件');
  const checked = await kindOf(session.kind).check(
    await sessionSource(context, session),
    {
      cityCode: session.city_code,
      crs: session.crs,
      grid: session.grid,
      fence: await fenceOfCity(session.city_code),
      log,
      format: session.format,
      encoding: session.encoding as TextEncoding,
      mapping: mappingOf(session),
      headerRow: session.header_row,
      words: meaningsOf(session),
      mode,
      signal: control.signal,
      onRow: (rows) => control.progress(0.02 + (0.58 * rows) / Math.max(1, session.row_count), '逐行校验'),
      onWritten: (rows) => control.progress(0.65 + (0.33 * rows) / Math.max(1, session.row_count), '写入'),
    },
    { ...context, ownerId: session.owner_id },
  );
  control.signal.throwIfAborted();
  return checked;
}

/** Reason why a file is unusable: empty, or more than half of it invalid (mapping, city, coordinate system). */
function refusalOf({ rowsRead, rowsAccepted, rowsRefused }: CheckedFile): AppError | null {
  if (rowsRead === 0) return new AppError('refused', '文件没有数据行');
  if (rowsAccepted === 0)
    return new AppError('refused', `${rowsRead} 行全部有误，没有可导入的数据，未作任何修改`);
  if (rowsRefused * 2 <= rowsRead) return null;
  return new AppError(
    'refused',
    `${rowsRead} 行中 ${rowsRefused} 行有误（超过一半），请核对列映射、城市与坐标系，未作任何修改`,
  );
}

function reportOf(
  { log }: Pick<Run, 'log'>,
  checked: CheckedFile,
  { changes, isUnchanged = false, removal = null }: Partial<Omit<PublishedImport, 'releaseId'>> = {},
): ImportReport {
  return {
    rowsRead: checked.rowsRead,
    rowsAccepted: checked.rowsAccepted,
    rowsRefused: checked.rowsRead - checked.rowsAccepted,
    counts: { ...checked.counts, ...changes },
    issues: log.issues(),
    issueCount: log.issueCount,
    isUnchanged,
    removal,
  };
}

async function finishDryRun(
  run: Run,
  checked: CheckedFile,
  refusal: AppError | null,
): Promise<ImportOutcome> {
  const { context, session, control } = run;
  if (refusal) run.log.error(null, null, refusal.message);
  control.progress(0.65, '比对现行数据');
  const would = refusal ? null : await rehearse(run, checked);
  control.signal.throwIfAborted();
  const report = reportOf(run, checked, would ?? {});
  const change = { state: 'checked', report, mode: run.mode } as const;
  await changeSession(context.db, session.import_id, change, context.now());
  return { report, releaseId: would?.isUnchanged ? would.releaseId : null };
}

/** Changes that the import would make; null where unknown, or where it would be refused, which is logged. */
async function rehearse(run: Run, checked: CheckedFile): Promise<PublishedImport | null> {
  try {
    return await rehearseImport(run.context, checked.writer, publishingOf(run, checked));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    run.log.error(null, null, error.message);
    return null;
  }
}

/** What goes without being named by the file goes only as far as the user has been told, and has confirmed. */
function assertConfirmed({ mode, payload }: Run, removal: ImportRemoval | null): void {
  if (removal?.needsConfirmation !== true) return;
  if (payload.confirmedRemovals === 'any' || payload.confirmedRemovals === removal.count) return;
  throw new AppError(
    'conflict',
    `${importModeNames[mode]}将移除 ${removalText(removal)}；须确认后再导入，未作任何修改`,
  );
}

function publishingOf({ context, session, payload, mode, control }: Run, checked: CheckedFile) {
  const release: NewRelease = {
    releaseId: checked.writer.store === 'clickhouse' ? control.jobId : undefined,
    kind: kindOf(session.kind).releaseKind,
    cityCode: session.city_code,
    source: payload.source || session.file_name,
    legalBasis: payload.legalBasis || '未填写',
    crs: session.crs,
    retainUntil: payload.retainUntil,
    fileName: session.file_name,
    fileSha256: session.file_sha256,
    // What a file adds to says nothing about what the whole is: no replacement may be taken for the same.
    contentSha256:
      mode === 'replace'
        ? checked.contentSha256
        : createHash('sha256').update(`${mode}\n${checked.contentSha256}`).digest('hex'),
    isDemo: false,
    counts: {},
    parameters: {
      importKind: session.kind,
      mode,
      rowsRead: checked.rowsRead,
      ...checked.counts,
      ...checked.parameters,
    },
    createdBy: payload.createdBy,
    createdAt: context.now(),
  };
  return { release, mode };
}

async function publishChecked(run: Run, checked: CheckedFile): Promise<ImportOutcome> {
  const { context, session, payload, control } = run;
  control.progress(0.65, '写入');
  const published = await publishImport(context, checked.writer, {
    ...publishingOf(run, checked),
    signal: control.signal,
    async alongside(transaction, releaseId, { counts, changes = {}, removal = null }) {
      assertConfirmed(run, removal);
      const report = reportOf(run, checked, { changes, removal });
      await changeSession(
        transaction,
        session.import_id,
        { state: 'imported', report, releaseId },
        context.now(),
      );
      const detail = {
        importId: session.import_id,
        releaseId,
        fileSha256: session.file_sha256,
        ...counts,
        by: payload.createdBy,
      };
      await context.audit.record({ action: 'import.publish', actor: null, detail }, transaction);
    },
  });
  control.progress(1, '完成');
  const { releaseId, isUnchanged } = published;
  const report = reportOf(run, checked, published);
  if (isUnchanged)
    await changeSession(
      context.db,
      session.import_id,
      { state: 'imported', report, releaseId },
      context.now(),
    );
  if (kindOf(session.kind).isConfidential) await context.files.remove(session.attachment_id);
  return { report, releaseId };
}

/** A service that stops leaves the session as it is: the job begins anew at the next start. */
async function recordFailure(
  context: Context,
  session: ImportSessionRow,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  const why = signal.aborted ? (signal.reason as { why?: string } | undefined)?.why : undefined;
  if (why === 'stopping') return;
  const state = signal.aborted ? 'cancelled' : 'failed';
  await changeSession(context.db, session.import_id, { state }, context.now()).catch((failure: unknown) => {
    context.log.error({ err: failure, cause: error }, 'cannot record the failure of an import');
  });
}
