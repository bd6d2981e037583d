import { sql, type Kysely } from 'kysely';

/** Strategy drafts with the findings pinned to them, and slips that carry a choice from one page to another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table strategy_draft (
      draft_id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references app_user on delete cascade,
      organisation_id uuid not null references organisation on delete cascade,
      is_shared boolean not null,
      state text not null check (state in ('open', 'handed-over', 'archived')),
      content jsonb not null,
      outcome jsonb,
      version int not null check (version > 0),
      created_at timestamptz not null,
      updated_at timestamptz not null
    )
  `.execute(db);
  await sql`create index strategy_draft_owner on strategy_draft (owner_id)`.execute(db);
  await sql`create index strategy_draft_organisation on strategy_draft (organisation_id) where is_shared`.execute(
    db,
  );
  await sql`
    create table strategy_evidence (
      evidence_id uuid primary key default gen_random_uuid(),
      draft_id uuid not null references strategy_draft on delete cascade,
      pinned_by text not null,
      pinned_at timestamptz not null,
      content jsonb not null
    )
  `.execute(db);
  await sql`create index strategy_evidence_draft on strategy_evidence (draft_id)`.execute(db);
  await sql`
    create table hand_over (
      hand_over_id uuid primary key default gen_random_uuid(),
      owner_id uuid not null references app_user on delete cascade,
      kind text not null,
      load jsonb not null,
      expires_at timestamptz not null
    )
  `.execute(db);
  await sql`create index hand_over_expiry on hand_over (expires_at)`.execute(db);
}
