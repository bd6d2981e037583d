import type { Context } from '../../context.ts';
import type { Db } from '../storage/postgres/database.ts';

export interface ChainCheck {
  readonly checkedAt: Date;
  readonly entries: number;
  readonly firstBroken: number | null;
  /** An entry that was the last in an earlier check is missing: the chain was truncated. */
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

/** Verifies the whole audit chain and records the result and the end of the chain. */
export async function checkChain({
  db,
  audit,
  now,
}: Pick<Context, 'db' | 'audit' | 'now'>): Promise<ChainCheck> {
  const last = await db
    .selectFrom('audit_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const check: ChainCheck = {
    checkedAt: now(),
    entries: await countEntries(db),
    isCutShort: await isCutShort(db),
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
