import type { Db } from './database.ts';

/**
 * The same database, with a look before every statement: where `check` throws, the statement is not sent and a
 * transaction that it belongs to is undone.
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
