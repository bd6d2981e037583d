import { sql, type Kysely } from 'kysely';

/** Sets of places that users keep; a shared one is read by the owner's organisation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place_set (
      place_set_id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references app_user on delete cascade,
      organisation_id uuid not null references organisation on delete cascade,
      name text not null,
      kind text not null check (kind in ('aoi', 'poi', 'store', 'fence')),
      city_code text not null,
      is_shared boolean not null,
      entries jsonb not null,
      places int not null check (places > 0),
      version int not null check (version > 0),
      updated_at timestamptz not null
    )
  `.execute(db);
  await sql`create index place_set_owner on place_set (owner_id)`.execute(db);
  await sql`create index place_set_organisation on place_set (organisation_id) where is_shared`.execute(db);
}
