import { sql, type Kysely } from 'kysely';

/** Imports that nobody waits for: pulls by schedule, what came by key or folder, and the notices of their results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table import_schedule (
    schedule_id uuid primary key default uuidv7(),
    user_id uuid not null references app_user on delete cascade,
    name text not null,
    kind text not null,
    city_code text not null,
    crs text not null,
    mode text,
    url text not null,
    user_name text,
    -- Encrypted with the secret of the service.
    sealed_secret text,
    host_key text,
    timing jsonb not null,
    is_enabled boolean not null,
    next_at timestamptz,
    -- What the server said of the file that was pulled last.
    etag text,
    last_modified text,
    last_at timestamptz,
    last_state text,
    last_message text,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index on import_schedule (next_at) where is_enabled`.execute(db);
  await sql`create table unattended_import (
    import_id uuid primary key references import_session on delete cascade,
    origin text not null check (origin in ('key', 'schedule', 'folder')),
    origin_name text not null,
    schedule_id uuid references import_schedule on delete set null,
    file_path text,
    started_at timestamptz not null,
    settled_at timestamptz
  )`.execute(db);
  await sql`create index on unattended_import (started_at) where settled_at is null`.execute(db);
  await sql`create table import_notice (
    notice_id uuid primary key default uuidv7(),
    body jsonb not null,
    attempts int not null default 0,
    next_at timestamptz not null,
    done_at timestamptz,
    last_error text
  )`.execute(db);
  await sql`create index on import_notice (next_at) where done_at is null`.execute(db);
}
