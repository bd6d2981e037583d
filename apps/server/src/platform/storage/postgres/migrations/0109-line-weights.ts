import { sql, type Kysely } from 'kysely';

/** In plans of before every contact counts alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update smart_plan
    set strategy = '{"weights": {"coverage": 100, "concentration": 0, "cost": 0, "district": 0, "rivals": 0}}'::jsonb
      || strategy
  `.execute(db);
}
