import { sql, type Kysely } from 'kysely';

/** What lists show of a city of a fixed-media plan; absent until it is computed or chosen anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table area_plan_city add column summary jsonb').execute(db);
}
