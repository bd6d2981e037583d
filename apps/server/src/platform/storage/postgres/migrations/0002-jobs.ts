import { sql, type Kysely } from 'kysely';

const statements = [
  `create table job (
    id uuid primary key default uuidv7(),
    kind text not null,
    owner_id uuid not null references app_user,
    payload jsonb not null,
    state text not null check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
    phase text not null,
    progress double precision not null check (progress between 0 and 1),
    message text,
    result jsonb,
    cancel_requested boolean not null default false,
    attempts int not null default 0,
    claimed_by text,
    heartbeat_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null
  )`,
  `create index job_waiting on job (created_at) where state in ('queued', 'running')`,
  `create index job_owner on job (owner_id, created_at desc)`,
];

/** Long-running work; its state survives a restart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
