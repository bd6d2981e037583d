import { sql, type Kysely } from 'kysely';

/** Where a competitor's placement was seen: places with a position on the map; their amounts add up to the placement's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table competitor_sighting (
      release_id text not null,
      sighting_id text not null,
      placement_id text not null,
      place_name text not null,
      lng double precision not null,
      lat double precision not null,
      first_seen date not null,
      last_seen date not null check (last_seen >= first_seen),
      units int not null check (units > 0),
      spend_fen bigint not null check (spend_fen >= 0),
      creative_key text not null,
      primary key (release_id, sighting_id),
      foreign key (release_id, placement_id) references competitor_placement on delete cascade
    )
  `.execute(db);
  await sql`create index competitor_sighting_placement on competitor_sighting (release_id, placement_id)`.execute(
    db,
  );
  await sql`
    create table competitor_subscription (
      subscription_id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references app_user on delete cascade,
      name text not null,
      filter jsonb not null,
      cadence text not null check (cadence in ('daily', 'weekly')),
      created_at timestamptz not null
    )
  `.execute(db);
  await sql`create index competitor_subscription_owner on competitor_subscription (owner_id)`.execute(db);
}
