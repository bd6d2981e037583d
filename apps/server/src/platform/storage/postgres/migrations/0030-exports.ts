import { sql, type Kysely } from 'kysely';

/** What users have exported, so that each of them can find it, do it again or forget it. The files are not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table export_record (
      export_id uuid primary key default uuidv7(),
      user_id uuid not null references app_user on delete cascade,
      action text not null,
      call text not null,
      input jsonb,
      state text not null check (state in ('running', 'done', 'failed')),
      file_name text,
      byte_count bigint,
      message text,
      started_at timestamptz not null,
      ended_at timestamptz
    )
  `.execute(db);
  await sql`create index on export_record (user_id, started_at desc)`.execute(db);
}
