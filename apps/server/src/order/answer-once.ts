import { createHash } from 'node:crypto';
import { canonicalJson } from '../audit/canonical-json.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { SignedInUser } from '../session/session.ts';
import { sql, type DbOrTransaction } from '../storage/postgres/database.ts';

/** What tells one request from another. */
export interface RepeatableRequest {
  readonly user: SignedInUser;
  /** Header Idempotency-Key; null when the caller gave none. */
  readonly idempotencyKey: string | null;
}

/**
 * Does the work of a change in one transaction. With an idempotency key it is done once: the key is written in the
 * same transaction as its effect, so that requests with the same key wait for the first and get its answer, also
 * after a crash. A key that was used for another request is refused.
 */
export function answerOnce<Answer>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { user, idempotencyKey }: RepeatableRequest,
  call: string,
  input: unknown,
  work: (transaction: DbOrTransaction) => Promise<Answer>,
): Promise<Answer> {
  if (idempotencyKey === null) return db.transaction().execute(work);
  const inputHash = createHash('sha256')
    .update(`${call} ${canonicalJson(input)}`)
    .digest('hex');
  return db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .insertInto('idempotency_key')
      .values({
        user_id: user.userId,
        key: idempotencyKey,
        input_hash: inputHash,
        answer: null,
        created_at: now(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (taken === undefined) return earlierAnswer<Answer>(transaction, user, idempotencyKey, inputHash);
    const answer = await work(transaction);
    await transaction
      .updateTable('idempotency_key')
      .set({ answer: sql`${JSON.stringify(answer)}::json` })
      .where('user_id', '=', user.userId)
      .where('key', '=', idempotencyKey)
      .execute();
    return answer;
  });
}

async function earlierAnswer<Answer>(
  transaction: DbOrTransaction,
  user: SignedInUser,
  key: string,
  inputHash: string,
): Promise<Answer> {
  const row = await transaction
    .selectFrom('idempotency_key')
    .select(['input_hash', 'answer'])
    .where('user_id', '=', user.userId)
    .where('key', '=', key)
    .executeTakeFirst();
  // The first one failed after this one had waited for it.
  if (row === undefined) throw new Refusal('conflict', '相同的请求刚刚失败，请重试');
  if (row.input_hash !== inputHash) throw new Refusal('refused', '该幂等键已用于另一个请求，请换用新的键');
  return row.answer as Answer;
}

const keptMilliseconds = 24 * 3_600_000;

/** Forgets keys after a day. */
export async function dropOldKeys({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now().getTime() - keptMilliseconds))
    .execute();
}
