import { sql, type Kysely } from 'kysely';

/** Boards of cards about an order's effect that users make; a shared one is read by the owner's organisation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table effect_board (
      board_id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references app_user on delete cascade,
      organisation_id uuid not null references organisation on delete cascade,
      name text not null,
      is_shared boolean not null,
      is_default boolean not null,
      cards jsonb not null,
      version int not null check (version > 0),
      updated_at timestamptz not null
    )
  `.execute(db);
  await sql`create unique index effect_board_default on effect_board (owner_id) where is_default`.execute(db);
  await sql`create index effect_board_organisation on effect_board (organisation_id)`.execute(db);
}
