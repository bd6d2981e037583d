import type { DbOrTransaction } from '../storage/postgres/database.ts';

/** Names of all media by id. */
export async function readMediaNames(db: DbOrTransaction): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('medium').select(['medium_id', 'name']).orderBy('medium_id').execute();
  return new Map(rows.map((row) => [row.medium_id, row.name]));
}
