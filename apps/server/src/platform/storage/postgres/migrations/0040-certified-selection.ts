import { sql, type Kysely } from 'kysely';

/** What was asked when a city's choice was proved, so that the proof can be checked again. Null for proofs of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bus_plan_city add column certified_selection jsonb`.execute(db);
}
