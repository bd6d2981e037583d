import { z } from 'zod';
import { countsOf } from '../bus-line/bus-line-record.ts';
import { insertLines } from '../bus-line/insert-lines.ts';
import { readLines } from '../bus-line/read-lines.ts';
import type { Context } from '../context.ts';
import { findCurrent, type NewRelease } from '../data-release/data-release-store.ts';
import { publishNew } from '../data-release/publish-release.ts';
import { notFound, Refusal } from '../refusal.ts';
import { missingFields } from './guess-mapping.ts';
import { bytesSource } from './byte-source.ts';
import { fenceOfCity } from './city-fences.ts';
import type { TextEncoding } from './detect-encoding.ts';
import { completeLine, estimateCity, keepCorrections } from './fill-estimates.ts';
import {
  changeSession,
  findOwnSession,
  mappingOf,
  type ImportReport,
  type ImportSessionRow,
} from './import-session-store.ts';
import { createIssueLog, type IssueLog } from './issue-log.ts';
import { readBusLines, refuseUseless, type BusLineContent } from './read-bus-lines.ts';
import { sessionBytes } from './start-session.ts';

export const importPayload = z.object({
  importId: z.string(),
  isDryRun: z.boolean(),
  source: z.string(),
  legalBasis: z.string(),
  retainUntil: z.string().nullable(),
  createdBy: z.string(),
});
export type ImportPayload = z.infer<typeof importPayload>;

export interface ImportControl {
  readonly ownerId: string;
  readonly signal: AbortSignal;
  progress(share: number, phase: string): void;
}

export interface ImportOutcome {
  readonly report: ImportReport;
  /** The release that holds the data now; null after a dry run of new data. */
  readonly releaseId: string | null;
}

/** Refuses a table whose required fields have no column. */
export function refuseIncompleteMapping(session: ImportSessionRow): void {
  const missing = session.format === 'csv' ? missingFields(mappingOf(session)) : [];
  if (missing.length === 0) return;
  const labels = missing.map(({ label }) => `“${label}”`).join('、');
  throw new Refusal('refused', `缺少必填字段的列：${labels}；文件中的列有 ${session.columns.join('、')}`);
}

/**
 * Checks a session's file (dry run) or imports it: reads everything first, then writes one release in one
 * transaction together with the session's outcome. Refuses when there is nothing useful in the file; what was
 * found is kept in the session's report either way.
 */
export async function runImport(
  context: Context,
  payload: ImportPayload,
  control: ImportControl,
): Promise<ImportOutcome> {
  const session = await findOwnSession(context.db, payload.importId, control.ownerId);
  if (!session) throw notFound('导入');
  const log = createIssueLog();
  try {
    refuseIncompleteMapping(session);
    const content = await readSession(context, session, log, control);
    const current = await findCurrent(context.db, 'bus-lines', session.city_code);
    const isUnchanged = current?.content_sha256 === content.contentSha256;
    if (payload.isDryRun)
      return await finishDryRun(context, session, content, log, isUnchanged ? current.release_id : null);
    const refusal = refusalOf(content);
    if (refusal) {
      const report = reportOf(content, log, false);
      await changeSession(context.db, session.import_id, { report }, context.now());
      throw refusal;
    }
    return await publishContent(context, session, payload, content, log, control);
  } catch (error) {
    await recordFailure(context, session, error, control.signal);
    throw error;
  }
}

async function readSession(
  context: Context,
  session: ImportSessionRow,
  log: IssueLog,
  control: ImportControl,
): Promise<BusLineContent> {
  control.progress(0.02, '读取文件');
  const bytes = await sessionBytes(context, session);
  const content = await readBusLines(bytesSource(bytes), {
    cityCode: session.city_code,
    crs: session.crs,
    fence: await fenceOfCity(session.city_code),
    log,
    format: session.format,
    encoding: session.encoding as TextEncoding,
    mapping: mappingOf(session),
    signal: control.signal,
    onRow: (rows) =>
      control.progress(0.02 + (0.58 * rows) / Math.max(1, session.row_count), '校验站点与坐标'),
  });
  control.signal.throwIfAborted();
  return content;
}

function refusalOf(content: BusLineContent): Refusal | null {
  try {
    refuseUseless(content);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

function reportOf(content: BusLineContent, log: IssueLog, isUnchanged: boolean): ImportReport {
  return {
    rowsRead: content.rowsRead,
    rowsAccepted: content.rowsAccepted,
    rowsRefused: content.rowsRead - content.rowsAccepted,
    counts: { ...content.counts },
    issues: log.issues(),
    issueCount: log.issueCount,
    isUnchanged,
  };
}

async function finishDryRun(
  context: Context,
  session: ImportSessionRow,
  content: BusLineContent,
  log: IssueLog,
  unchangedReleaseId: string | null,
): Promise<ImportOutcome> {
  const refusal = refusalOf(content);
  if (refusal) log.error(null, null, refusal.message);
  const report = reportOf(content, log, unchangedReleaseId !== null);
  await changeSession(context.db, session.import_id, { state: 'checked', report }, context.now());
  return { report, releaseId: unchangedReleaseId };
}

async function publishContent(
  context: Context,
  session: ImportSessionRow,
  payload: ImportPayload,
  content: BusLineContent,
  log: IssueLog,
  control: ImportControl,
): Promise<ImportOutcome> {
  control.progress(0.65, '补全估算字段');
  const city = estimateCity(session.city_code, content.lines);
  const lines = content.lines.map((line) => completeLine(line, city));
  const release: NewRelease = {
    kind: 'bus-lines',
    cityCode: session.city_code,
    source: payload.source || session.file_name,
    legalBasis: payload.legalBasis || '未填写',
    crs: session.crs,
    retainUntil: payload.retainUntil,
    fileName: session.file_name,
    fileSha256: session.file_sha256,
    contentSha256: content.contentSha256,
    isDemo: false,
    counts: countsOf(lines),
    parameters: { rowsRead: content.rowsRead, ...content.counts },
    createdBy: payload.createdBy,
    createdAt: context.now(),
  };
  control.progress(0.75, '写入线路与站点');
  const report = reportOf(content, log, false);
  const published = await publishNew(context, release, async (transaction, releaseId, previous) => {
    const before = previous ? await readLines(transaction, previous.release_id) : [];
    const known = new Map(before.map((line) => [line.lineId, line]));
    await insertLines(
      transaction,
      releaseId,
      lines.map((line) => keepCorrections(line, known.get(line.lineId))),
    );
    // The last moment at which a cancelled import leaves nothing behind.
    control.signal.throwIfAborted();
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
      ...release.counts,
    };
    await context.audit.record(
      { action: 'import.publish', actor: null, detail: { ...detail, by: payload.createdBy } },
      transaction,
    );
  });
  control.progress(1, '完成');
  const releaseId = published.release.release_id;
  if (!published.isUnchanged) return { report, releaseId };
  const unchanged = { ...report, isUnchanged: true };
  await changeSession(
    context.db,
    session.import_id,
    { state: 'imported', report: unchanged, releaseId },
    context.now(),
  );
  return { report: unchanged, releaseId };
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
