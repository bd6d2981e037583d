import { openFaultStates } from '@ooh/contract/domain/order-names';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** SQL: a unit shows something wrong or nothing, and is not made good. */
const isFaulty = sql<boolean>`posting.state = any(${[...openFaultStates]})
  and not exists (select from media_posting good
    where good.make_good_of = posting.posting_id and good.state = 'made-good')`;

/**
 * Keeps the times of exceptions after units have been recorded anew: a new fault is reported now, a known one that is
 * recorded again is handled, one that is gone is resolved. Units that make good others resolve those.
 */
export async function noteExceptions(
  transaction: DbOrTransaction,
  postingIds: readonly string[],
  now: Date,
): Promise<void> {
  const concerned = sql`(select coalesce(own.make_good_of, own.posting_id) from media_posting own
    where own.posting_id = any (${[...postingIds]}::uuid[]))`;
  await sql`update posting_exception exception
    set responded_at = coalesce(exception.responded_at, ${now}),
      resolved_at = case when ${isFaulty} then null else ${now}::timestamptz end
    from media_posting posting
    where posting.posting_id = exception.posting_id and exception.resolved_at is null
      and exception.posting_id in ${concerned}`.execute(transaction);
  await sql`insert into posting_exception (posting_id, reported_at)
    select posting.posting_id, ${now}::timestamptz from media_posting posting
    where posting.posting_id in ${concerned} and posting.make_good_of is null and ${isFaulty}
    on conflict (posting_id) where resolved_at is null do nothing`.execute(transaction);
}

/** Somebody has begun to do something about exceptions. */
export async function noteResponse(
  transaction: DbOrTransaction,
  postingIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`update posting_exception set responded_at = ${now}
    where posting_id = any (${[...postingIds]}::uuid[]) and resolved_at is null and responded_at is null`.execute(
    transaction,
  );
}
