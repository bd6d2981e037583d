import type { Context } from '../../context.ts';
import { findOwnSession } from '../imports/import-session-store.ts';
import { settleFile } from './folder-files.ts';
import { queueNotice } from './notices.ts';
import { notePull } from './schedule-store.ts';

const ended = new Set(['checked', 'imported', 'failed', 'cancelled']);

/** Tells the end of imports that nobody waits for: to their schedule, beside their file, and to the operator's server. */
export async function settleImports(context: Context): Promise<void> {
  const { db } = context;
  const open = await db
    .selectFrom('unattended_import as unattended')
    .innerJoin('import_session as session', 'session.import_id', 'unattended.import_id')
    .selectAll('unattended')
    .select(['session.owner_id', 'session.state', 'session.job_id'])
    .where('settled_at', 'is', null)
    .orderBy('started_at')
    .execute();
  for (const row of open) {
    const job = row.job_id === null ? undefined : await context.jobs.find(row.job_id, row.owner_id);
    // A job that failed before its session could say so.
    const isOver = ended.has(row.state) || job?.state === 'failed' || job?.state === 'cancelled';
    if (!isOver || job?.state === 'running' || job?.state === 'queued') continue;
    const session = await findOwnSession(db, row.import_id, row.owner_id);
    if (!session) continue;
    const isDone = session.state === 'imported' || session.state === 'checked';
    const state = isDone ? (session.report?.isUnchanged ? 'unchanged' : 'imported') : 'failed';
    const message = isDone ? null : (job?.message ?? '导入未完成');
    const result = {
      origin: row.origin,
      name: row.origin_name,
      kind: session.kind,
      cityCode: session.city_code,
      importId: session.import_id,
      state,
      message,
      releaseId: session.release_id,
    } as const;
    if (row.file_path !== null)
      await settleFile(row.file_path, isDone, { ...result, report: session.report });
    await db.transaction().execute(async (transaction) => {
      const settled = await transaction
        .updateTable('unattended_import')
        .set({ settled_at: context.now() })
        .where('import_id', '=', row.import_id)
        .where('settled_at', 'is', null)
        .executeTakeFirst();
      // Another process was faster.
      if (settled.numUpdatedRows === 0n) return;
      if (row.schedule_id !== null) await notePull(transaction, row.schedule_id, { state, message });
      const { issues: _issues, ...report } = session.report ?? { issues: [] };
      await queueNotice(
        { ...context, db: transaction },
        { ...result, report: session.report === null ? null : report },
      );
    });
  }
}
