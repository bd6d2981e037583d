import { sql, type Kysely } from 'kysely';

/** Changes of users, roles and organisations that one administrator proposes and another decides. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table account_proposal (
    id uuid primary key default gen_random_uuid(),
    kind text not null,
    input jsonb not null,
    -- What it changes, as it was when it was proposed; null for something new.
    base jsonb,
    subject text not null,
    changes jsonb not null,
    state text not null default 'open' check (state in ('open', 'confirmed', 'refused', 'withdrawn')),
    proposed_by uuid not null references app_user,
    proposed_at timestamptz not null,
    decided_by uuid references app_user,
    decided_at timestamptz,
    reason text,
    check ((state = 'open') = (decided_by is null)),
    check (decided_by is distinct from proposed_by or state = 'withdrawn')
  )`.execute(db);
  await sql`create index account_proposal_state on account_proposal (state, proposed_at desc)`.execute(db);
}
