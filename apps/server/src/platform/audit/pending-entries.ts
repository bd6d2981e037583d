/**
 * Entries of changes, committed with them, that have no place in the chain yet. A change does not wait for the chain this way,
 * nor others for the change. Each is sealed, so that whoever writes the table alone adds nothing to the chain.
 */
import type { DbOrTransaction } from '../storage/postgres/database.ts';
import { hashOf, type EntryRow } from './audit-chain.ts';

const seal = 'pending';

export async function putAside(transaction: DbOrTransaction, secret: string, row: EntryRow): Promise<void> {
  await transaction
    .insertInto('audit_pending')
    .values({ ...row, detail: JSON.stringify(row.detail), seal: hashOf(secret, seal, row) })
    .execute();
}

const mostAtOnce = 500;

/** Takes out the oldest entries that are committed, for the chain. One without a true seal becomes an entry that says so. */
export async function takePending(transaction: DbOrTransaction, secret: string): Promise<EntryRow[]> {
  const oldest = await transaction
    .selectFrom('audit_pending')
    .selectAll()
    .orderBy('pending_id')
    .limit(mostAtOnce)
    .execute();
  if (oldest.length === 0) return [];
  await transaction
    .deleteFrom('audit_pending')
    .where(({ eb, fn, val }) => eb('pending_id', '=', fn.any(val(oldest.map((row) => row.pending_id)))))
    .execute();
  return oldest.map(({ pending_id, seal: given, ...row }) =>
    given.equals(hashOf(secret, seal, row)) ? row : forgedEntry(pending_id, row),
  );
}

const forgedEntry = (pendingId: number, { at, action }: EntryRow): EntryRow => ({
  at,
  actor_id: null,
  actor_name: null,
  organisation_id: null,
  action: 'audit.forged',
  outcome: 'failed',
  address: null,
  request_id: null,
  detail: { pendingId, claimed: action },
});
