import { sql, type Kysely } from 'kysely';

const statements = [
  // The order whose work an album shows; its flights, places and appraisal are read from there.
  `alter table creative_album add column order_id uuid references media_order on delete set null`,
  `create index creative_album_order on creative_album (order_id) where order_id is not null`,
  // Who looked at an album on which day; albums are kept by release, so the id alone stands here.
  `create table creative_album_open (
    album_id text not null,
    user_id uuid not null references app_user on delete cascade,
    opened_on date not null,
    primary key (album_id, user_id, opened_on)
  )`,
];

/** Orders behind creative albums, and how often albums are opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
