import type { Context } from '../../context.ts';
import type { Db } from '../storage/postgres/database.ts';
import { addAnchor, readAnchors, type Anchor } from './chain-anchors.ts';
import { sendAnchor } from './send-anchor.ts';

export interface ChainCheck {
  readonly checkedAt: Date;
  readonly entries: number;
  readonly firstBroken: number | null;
  /** An entry that was the last in an earlier check, or at an anchor, is missing: the chain was truncated. */
  readonly isCutShort: boolean;
}

async function countEntries(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audit_log')
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  return row.entries;
}

/** Whether the last entries of earlier checks still exist. */
async function isCutShort(db: Db): Promise<boolean> {
  const gone = await db
    .selectFrom('audit_check')
    .leftJoin('audit_log', (join) =>
      join
        .onRef('audit_log.seq', '=', 'audit_check.last_seq')
        .onRef('audit_log.hash', '=', 'audit_check.last_hash'),
    )
    .select('audit_check.last_seq')
    .where('audit_log.seq', 'is', null)
    .where('audit_check.last_seq', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return gone !== undefined;
}

type Chained = Pick<Context, 'db' | 'config' | 'now' | 'log'>;

/** The last entry of the chain; undefined while there is none. */
const lastEntry = (db: Db) =>
  db.selectFrom('audit_log').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();

/** Notes the end of the chain outside the database: in the data folder, and at the operator's log server if there is one. */
export async function anchorChain({ db, config, now, log }: Chained): Promise<void> {
  const last = await lastEntry(db);
  if (last === undefined) return;
  const anchor = { seq: last.seq, hash: last.hash.toString('hex') };
  await addAnchor(config.dataDir, now(), anchor);
  if (config.auditWebhook === null) return;
  // The next one tells all that this one does, should it not arrive.
  await sendAnchor(config.auditWebhook, now(), anchor).catch((error: unknown) =>
    log.error({ err: error, seq: anchor.seq }, 'the end of the audit chain was not sent'),
  );
}

/** Whether an entry that was noted elsewhere exists, and is what it was. */
export async function isEntry(db: Db, { seq, hash }: Anchor): Promise<boolean> {
  const row = await db.selectFrom('audit_log').select('hash').where('seq', '=', seq).executeTakeFirst();
  return row?.hash.toString('hex') === hash;
}

/** Whether an entry that was noted outside the database does not exist any more. */
async function isAnchorGone({ db, config }: Chained): Promise<boolean> {
  const anchors = await readAnchors(config.dataDir);
  if (anchors.length === 0) return false;
  const rows = await db
    .selectFrom('audit_log')
    .select(['seq', 'hash'])
    .where(({ eb, fn, val }) => eb('seq', '=', fn.any(val(anchors.map(({ seq }) => seq)))))
    .execute();
  const hashOf = new Map(rows.map(({ seq, hash }) => [seq, hash.toString('hex')]));
  return anchors.some(({ seq, hash }) => hashOf.get(seq) !== hash);
}

/** Verifies the whole audit chain and records the result and the end of the chain. */
export async function checkChain(context: Chained & Pick<Context, 'audit'>): Promise<ChainCheck> {
  const { db, audit, now } = context;
  const last = await lastEntry(db);
  const check: ChainCheck = {
    checkedAt: now(),
    entries: await countEntries(db),
    isCutShort: (await isCutShort(db)) || (await isAnchorGone(context)),
    firstBroken: await audit.firstBroken(),
  };
  await db
    .insertInto('audit_check')
    .values({
      checked_at: check.checkedAt,
      entries: check.entries,
      last_seq: last?.seq ?? 0,
      last_hash: last?.hash ?? Buffer.alloc(0),
      first_broken: check.firstBroken,
      is_cut_short: check.isCutShort,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await anchorChain(context);
  return check;
}

/** The latest check; undefined if there is none. */
export async function lastCheck(db: Db): Promise<{ checkedAt: Date; isWhole: boolean } | undefined> {
  const row = await db
    .selectFrom('audit_check')
    .select(['checked_at', 'first_broken', 'is_cut_short'])
    .orderBy('checked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { checkedAt: row.checked_at, isWhole: row.first_broken === null && !row.is_cut_short };
}
