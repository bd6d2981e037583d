import { sql, type Kysely } from 'kysely';

/** Steps by which the client confirms or refuses a plan say which version he answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media_order_event add column answered_version int`.execute(db);
}
