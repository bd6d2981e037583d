import { sql, type Db, type DbOrTransaction } from './database.ts';

/** Part of a transaction that is taken back by itself when it fails. */
async function within<Result>(
  transaction: DbOrTransaction,
  work: (transaction: DbOrTransaction) => Promise<Result>,
): Promise<Result> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work(transaction);
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    await sql`release savepoint part`.execute(transaction);
    throw error;
  }
}

/**
 * The database as somebody sees it who is already in a transaction and need not know: every statement is part of it, and
 * what he does in a transaction of his own is a part that fails by itself and is kept with the whole alone.
 */
export function joinedTo(transaction: DbOrTransaction): Db {
  const begin = () => ({
    execute: <Result>(work: (own: DbOrTransaction) => Promise<Result>) => within(transaction, work),
  });
  return new Proxy(transaction, {
    get(target, name) {
      if (name === 'transaction') return begin;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value as (...args: never[]) => unknown).bind(target) : value;
    },
  });
}
