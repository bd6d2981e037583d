import { sql, type Db, type DbOrTransaction } from './database.ts';

/** A savepoint: a part of a transaction that is rolled back separately on failure. */
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
 * The database for code that runs inside an open transaction without knowing it: every statement is part of it, and
 * its own transactions become savepoints, committed only with the outer transaction.
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
