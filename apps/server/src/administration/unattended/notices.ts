import type { Context } from '../../context.ts';
import { sendSigned } from '../../platform/outgoing/send-signed.ts';
import { jsonb, sql } from '../../platform/storage/postgres/database.ts';

/** What the operator's server is told of the end of an unattended import. */
export interface ImportNotice {
  readonly origin: 'key' | 'schedule' | 'folder';
  /** Of the key, the schedule or the file. */
  readonly name: string;
  readonly kind: string;
  readonly cityCode: string;
  /** Null where the file was refused before it was an import. */
  readonly importId: string | null;
  readonly state: string;
  readonly message: string | null;
  readonly releaseId: string | null;
  /** Without the single issues: the result of the import has them. */
  readonly report: object | null;
}

/** Minutes from one attempt to the next. */
const waits = [1, 5, 30, 120, 720] as const;
const minute = 60_000;

/** Stores a notice for sending; nothing where no server is set. */
export async function queueNotice(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  notice: ImportNotice,
): Promise<void> {
  if (config.importWebhook === null) return;
  const at = now();
  const body = { product: 'ooh-planner', at: at.toISOString(), ...notice };
  await db
    .insertInto('import_notice')
    .values({ body: jsonb(body), next_at: at, done_at: null, last_error: null })
    .execute();
}

interface DueNotice {
  readonly notice_id: string;
  readonly body: object;
  readonly attempts: number;
}

/** Sends the notices that are due; one that is not taken is sent again later, six times in all. */
export async function sendNotices({
  db,
  config,
  now,
  log,
}: Pick<Context, 'db' | 'config' | 'now' | 'log'>): Promise<void> {
  const { importWebhook } = config;
  if (importWebhook === null) return;
  for (;;) {
    const at = now();
    // Taken by moving its next time, so that no other process sends it meanwhile.
    const { rows } = await sql<DueNotice>`
      update import_notice set attempts = attempts + 1, next_at = ${new Date(at.getTime() + minute)}
      where notice_id = (select notice_id from import_notice where done_at is null and next_at <= ${at}
        order by next_at limit 1 for update skip locked)
      returning notice_id, body, attempts`.execute(db);
    const [due] = rows;
    if (due === undefined) return;
    const { notice_id, body, attempts } = due;
    try {
      await sendSigned(importWebhook, { noticeId: notice_id, ...body });
      await db
        .updateTable('import_notice')
        .set({ done_at: now(), last_error: null })
        .where('notice_id', '=', notice_id)
        .execute();
    } catch (error) {
      const wait = waits[attempts - 1];
      log.warn({ err: error, attempts }, 'a notice of an import was not taken');
      await db
        .updateTable('import_notice')
        .set({
          last_error: (error as Error).message.slice(0, 300),
          next_at: new Date(at.getTime() + (wait ?? 0) * minute),
          ...(wait === undefined && { done_at: now() }),
        })
        .where('notice_id', '=', notice_id)
        .execute();
    }
  }
}
