import { sql, type Kysely } from 'kysely';

/** The numbers that owners of libraries give their records, so that an export names them as the import did. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table competitor_placement add column code text`.execute(db);
  await sql`alter table strategy_case add column code text`.execute(db);
  await sql`alter table creative_album add column code text`.execute(db);
}
