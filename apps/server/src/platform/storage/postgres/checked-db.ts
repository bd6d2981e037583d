import type { Db } from './database.ts';

/**
 * The same database with a check before every statement: if `check` throws, the statement is not sent and its
 * transaction is rolled back.
 */
export function checkedDb(db: Db, check: () => void): Db {
  return db.withPlugin({
    transformQuery({ node }) {
      check();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}
