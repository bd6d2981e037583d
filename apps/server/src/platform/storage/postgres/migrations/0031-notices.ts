import { sql, type Kysely } from 'kysely';

/** Until when a user has read what concerns him; notices themselves follow from orders, plans, comments and jobs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notice_reading (
      user_id uuid primary key references app_user on delete cascade,
      read_until timestamptz not null
    )
  `.execute(db);
}
