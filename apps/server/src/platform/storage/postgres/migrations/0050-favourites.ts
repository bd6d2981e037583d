import { sql, type Kysely } from 'kysely';

/** What users keep for later: positions, lines, albums, cases and AOIs, by the id alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table favourite (
      user_id uuid not null references app_user on delete cascade,
      kind text not null check (kind in ('position', 'line', 'album', 'case', 'aoi')),
      subject_id text not null,
      created_at timestamptz not null,
      primary key (user_id, kind, subject_id)
    )
  `.execute(db);
  await sql`create index favourite_subject on favourite (kind, subject_id)`.execute(db);
}
