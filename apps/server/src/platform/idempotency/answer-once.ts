import { createHash } from 'node:crypto';
import { canonicalJson } from '../audit/canonical-json.ts';
import { AppError } from '../http/app-error.ts';
import type { Db, DbOrTransaction } from '../storage/postgres/database.ts';
import { openAnswer, sealAnswer } from './sealed-answer.ts';

/** Identity of a request. */
export interface RepeatableRequest {
  readonly userId: string;
  /** Header Idempotency-Key. */
  readonly key: string;
  readonly call: string;
  readonly input: unknown;
  /** The uploaded bytes; null for a call without a file. */
  readonly file: Uint8Array | null;
}

interface Parts {
  readonly db: Db;
  now(): Date;
}

function hashOf({ call, input, file }: RepeatableRequest): string {
  const hash = createHash('sha256').update(`${call} ${canonicalJson(input)}`);
  if (file !== null) hash.update('\0').update(file);
  return hash.digest('hex');
}

/** The key as stored (hashed), so that answers cannot be decrypted with the table's content. */
const nameOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Requests in progress in this process: others with the same key wait without a database connection. */
const atWork = new Map<string, Promise<unknown>>();

/**
 * Executes a change in one transaction, once per key: the key is written in the same transaction as its
 * effect, so that requests with the same key wait for the first and get its answer, also after a crash. A key that was
 * used for another request is refused.
 */
export async function withIdempotencyKey<Answer>(
  parts: Parts,
  request: RepeatableRequest,
  work: (transaction: DbOrTransaction) => Promise<Answer>,
): Promise<Answer> {
  const name = `${request.userId} ${request.key}`;
  for (let first = atWork.get(name); first !== undefined; first = atWork.get(name))
    await first.catch(() => undefined);
  const own = answerInTransaction(parts, request, work);
  atWork.set(name, own);
  try {
    return await own;
  } finally {
    atWork.delete(name);
  }
}

function answerInTransaction<Answer>(
  { db, now }: Parts,
  request: RepeatableRequest,
  work: (transaction: DbOrTransaction) => Promise<Answer>,
): Promise<Answer> {
  const { userId, key } = request;
  const row = { user_id: userId, key: nameOf(key), input_hash: hashOf(request) };
  return db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .insertInto('idempotency_key')
      .values({ ...row, answer: null, created_at: now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (taken === undefined) return earlierAnswer<Answer>(transaction, row, key);
    const answer = await work(transaction);
    await transaction
      .updateTable('idempotency_key')
      .set({ answer: JSON.stringify(sealAnswer(key, answer)) })
      .where('user_id', '=', userId)
      .where('key', '=', row.key)
      .execute();
    return answer;
  });
}

async function earlierAnswer<Answer>(
  transaction: DbOrTransaction,
  asked: { readonly user_id: string; readonly key: string; readonly input_hash: string },
  key: string,
): Promise<Answer> {
  const row = await transaction
    .selectFrom('idempotency_key')
    .select(['input_hash', 'answer'])
    .where('user_id', '=', asked.user_id)
    .where('key', '=', asked.key)
    .executeTakeFirst();
  // The first request failed while this one waited for it.
  if (row === undefined) throw new AppError('conflict', '相同的请求刚刚失败，请重试');
  if (row.input_hash !== asked.input_hash)
    throw new AppError('refused', '该幂等键已用于另一个请求，请换用新的键');
  return openAnswer(key, row.answer as string) as Answer;
}

const keptMilliseconds = 24 * 3_600_000;

/** Deletes keys after a day. */
export async function dropOldKeys({ db, now }: Parts): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', new Date(now().getTime() - keptMilliseconds))
    .execute();
}
