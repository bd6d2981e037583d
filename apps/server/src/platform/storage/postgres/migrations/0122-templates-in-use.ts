import { sql, type Kysely } from 'kysely';

/**
 * When templates of imports were last used, and which one a schedule or key reads its files by. The id stays where the
 * template is deleted, so that its next import is refused with the name instead of being read in another way.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_template add column last_used_at timestamptz`.execute(db);
  await sql`alter table import_schedule add column template jsonb`.execute(db);
  await sql`alter table api_key add column templates jsonb not null default '[]'`.execute(db);
}
