import { sql, type Kysely } from 'kysely';

/** Keys by which other systems import data in the name of a user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table api_key (
    key_id uuid primary key default uuidv7(),
    user_id uuid not null references app_user on delete cascade,
    name text not null,
    -- SHA-256 of the whole key: it has 256 random bits, so that no slower hash is needed.
    token_hash bytea not null unique,
    hint text not null,
    kinds text[] not null,
    city_codes text[] not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`.execute(db);
  await sql`create index on api_key (user_id, created_at desc)`.execute(db);
}
