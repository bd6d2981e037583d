import { sql, type Kysely } from 'kysely';

/** Hashes of the passwords before the present one, newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column past_password_hashes text[] not null default '{}'`.execute(db);
}
