import { sql, type Kysely } from 'kysely';

const statements = [
  // A combination of media that somebody keeps: its lots, and what was found of it when it was saved.
  `create table combination (
    combination_id uuid primary key default uuidv7(),
    owner_id uuid not null references app_user on delete cascade,
    organisation_id uuid not null references organisation on delete cascade,
    name text not null,
    kind text not null check (kind in ('target', 'scene')),
    brief jsonb not null,
    city_codes text[] not null,
    medium_ids int[] not null,
    lots jsonb not null,
    evaluation jsonb not null,
    bound_share double precision,
    is_shared boolean not null,
    is_sample boolean not null default false,
    version int not null check (version > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null)`,
  `create index combination_owner on combination (owner_id)`,
  `create index combination_organisation on combination (organisation_id) where is_shared`,
  // What a job found for a goal, read by its owner alone; it is of no use once media were sold.
  `create table combination_proposal (
    proposal_id uuid primary key default uuidv7(),
    owner_id uuid not null references app_user on delete cascade,
    job_id text not null,
    brief jsonb not null,
    state text not null check (state in ('waiting', 'first', 'proved', 'infeasible', 'failed')),
    message text,
    result jsonb,
    created_at timestamptz not null)`,
  `create index combination_proposal_owner on combination_proposal (owner_id, created_at)`,
];

/** Combinations of media, and proposals of them for a goal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
