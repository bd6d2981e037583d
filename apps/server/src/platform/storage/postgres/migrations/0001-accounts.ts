import { sql, type Kysely } from 'kysely';

const statements = [
  `create extension if not exists btree_gist`,
  `create extension if not exists pg_trgm`,
  `create table organisation (
    id uuid primary key default uuidv7(),
    name text not null unique,
    kind text not null check (kind in ('platform', 'agency', 'advertiser')),
    created_at timestamptz not null default now()
  )`,
  `create table role (
    id uuid primary key default uuidv7(),
    name text not null unique,
    permission jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create table app_user (
    id uuid primary key default uuidv7(),
    organisation_id uuid not null references organisation,
    role_id uuid not null references role,
    user_name text not null,
    nick_name text not null,
    password_hash text not null,
    avatar_attachment_id uuid,
    phone text,
    email text,
    is_enabled boolean not null default true,
    is_demo boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  `create unique index app_user_name on app_user (lower(user_name))`,
  `create index app_user_organisation on app_user (organisation_id)`,
  `create table session_token (
    id uuid primary key default uuidv7(),
    user_id uuid not null references app_user on delete cascade,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz,
    revoked_reason text
  )`,
  `create index session_token_user on session_token (user_id) where revoked_at is null`,
  `create index session_token_expiry on session_token (expires_at)`,
  `create table login_failure (
    key text primary key,
    failures int not null,
    last_at timestamptz not null
  )`,
  `create table attachment (
    id uuid primary key default uuidv7(),
    owner_id uuid not null references app_user,
    purpose text not null,
    file_name text not null,
    media_type text not null,
    byte_count bigint not null,
    sha256 text not null,
    created_at timestamptz not null default now()
  )`,
  `alter table app_user add foreign key (avatar_attachment_id) references attachment on delete set null`,
  `create table audit_log (
    seq bigint generated always as identity primary key,
    at timestamptz not null,
    actor_id uuid,
    actor_name text,
    organisation_id uuid,
    action text not null,
    outcome text not null check (outcome in ('done', 'denied', 'failed')),
    address text,
    request_id text,
    detail jsonb not null,
    previous_hash bytea not null,
    hash bytea not null unique
  )`,
  `create index audit_log_at on audit_log (at)`,
];

/** Organisations, roles, users, sessions, attachments, the audit chain. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
