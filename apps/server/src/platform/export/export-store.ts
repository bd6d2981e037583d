import type { ExportAction } from '@ooh/contract/core/audit-action';
import { auditActionsOf, type Endpoint } from '@ooh/contract/core/endpoint';
import type { FileAnswer } from '../http/file-answer.ts';
import { jsonb, sql, type Db } from '../storage/postgres/database.ts';
import { isRowId } from '../storage/postgres/row-id.ts';

/** Records of a user that are kept, and the longest input of one, as JSON. */
const [keptRecords, longestInput] = [300, 20_000] as const;
/** A record that runs longer was interrupted. */
const interruptedAfterMilliseconds = 15 * 60_000;

/** The export that a call is; undefined for other calls. */
export function exportActionOf(call: Pick<Endpoint, 'kind' | 'audit'>): ExportAction | undefined {
  if (call.kind !== 'file') return undefined;
  return auditActionsOf(call).find((action): action is ExportAction => action.startsWith('export.'));
}

export interface BegunExport {
  readonly userId: string;
  readonly action: ExportAction;
  readonly call: string;
  readonly input: unknown;
  readonly now: Date;
}

/** Notes that an export has begun; the oldest of the user's notes go. */
export async function beginExport(
  db: Db,
  { userId, action, call, input, now }: BegunExport,
): Promise<string> {
  const text = JSON.stringify(input ?? {});
  const { export_id: exportId } = await db
    .insertInto('export_record')
    .values({
      user_id: userId,
      action,
      call,
      input: text.length > longestInput ? null : jsonb(JSON.parse(text)),
      state: 'running',
      file_name: null,
      byte_count: null,
      message: null,
      started_at: now,
      ended_at: null,
    })
    .returning('export_id')
    .executeTakeFirstOrThrow();
  await sql`delete from export_record where export_id in (
    select export_id from export_record where user_id = ${userId}::uuid
    order by started_at desc, export_id desc offset ${keptRecords})`.execute(db);
  return exportId;
}

/** Notes how an export ended: with a file, or with a message. */
export async function endExport(
  db: Db,
  exportId: string,
  end: { readonly file: FileAnswer } | { readonly message: string },
  now: Date,
): Promise<void> {
  const outcome =
    'file' in end
      ? { state: 'done' as const, file_name: end.file.fileName, byte_count: end.file.bytes.byteLength }
      : { state: 'failed' as const, message: end.message };
  await db
    .updateTable('export_record')
    .set({ ...outcome, ended_at: now })
    .where('export_id', '=', exportId)
    .execute();
}

/** One page of a user's exports, the newest first. */
export async function listExportRecords(
  db: Db,
  userId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
  now: Date,
) {
  const own = db.selectFrom('export_record').where('user_id', '=', userId);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const records = await own
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('export_id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  const rows = records.map((record) => {
    const isInterrupted =
      record.state === 'running' &&
      now.getTime() - record.started_at.getTime() > interruptedAfterMilliseconds;
    return { ...record, ...(isInterrupted ? { state: 'failed' as const, message: '服务中断，未完成' } : {}) };
  });
  return { rows, total };
}

/** Removes a record of a user; false where he has no such record. */
export async function removeExportRecord(db: Db, userId: string, exportId: string): Promise<boolean> {
  if (!isRowId(exportId)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('export_record')
    .where('export_id', '=', exportId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
