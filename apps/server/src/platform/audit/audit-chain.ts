/** The chain of the audit log: each entry carries a keyed hash over its content and the hash before it. */
import { createHmac } from 'node:crypto';
import { sql, type Db, type DbOrTransaction } from '../storage/postgres/database.ts';
import { canonicalJson } from './canonical-json.ts';

/** An entry before it has its place in the chain. */
export interface EntryRow {
  readonly at: Date;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly organisation_id: string | null;
  readonly action: string;
  readonly outcome: 'done' | 'denied' | 'failed';
  readonly address: string | null;
  readonly request_id: string | null;
  readonly detail: unknown;
}

const genesis = Buffer.alloc(32);
/** One writer of the chain at a time, across processes. */
const chainLock = 7_291_001;

/** HMAC-SHA-256 over what stands before an entry, and its content. */
export function hashOf(secret: string, before: Buffer | string, row: EntryRow): Buffer {
  const fields = [
    row.at.toISOString(),
    row.actor_id,
    row.actor_name,
    row.organisation_id,
    row.action,
    row.outcome,
    row.address,
    row.request_id,
    row.detail,
  ];
  return createHmac('sha256', secret).update(before).update(canonicalJson(fields)).digest();
}

/** Until the end of the transaction no other writes the chain. */
export async function lockChain(transaction: DbOrTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(transaction);
}

/** Appends entries to the chain, in their order; the caller has locked it. */
export async function append(db: DbOrTransaction, secret: string, rows: readonly EntryRow[]): Promise<void> {
  const last = await db
    .selectFrom('audit_log')
    .select('hash')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  let previous: Buffer = last?.hash ?? genesis;
  for (const row of rows) {
    const hash = hashOf(secret, previous, row);
    await db
      .insertInto('audit_log')
      .values({ ...row, detail: JSON.stringify(row.detail), previous_hash: previous, hash })
      .execute();
    previous = hash;
  }
}

const pageRows = 5000;

/** Sequence number of the first entry that does not fit; null where the chain is intact. */
export async function findBreak(db: Db, secret: string): Promise<number | null> {
  let previous: Buffer = genesis;
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(pageRows)
      .execute();
    for (const row of rows) {
      const fits = row.previous_hash.equals(previous) && row.hash.equals(hashOf(secret, previous, row));
      if (!fits) return row.seq;
      previous = row.hash;
      after = row.seq;
    }
    if (rows.length < pageRows) return null;
  }
}
