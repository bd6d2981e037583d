import { sql, type Kysely } from 'kysely';

/** All orders and plans that were made of strategy drafts, with the combination that an order buys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table strategy_outcome (
      draft_id uuid not null references strategy_draft on delete cascade,
      kind text not null,
      object_id text not null,
      combination_id uuid references combination on delete set null,
      made_at timestamptz not null,
      primary key (draft_id, kind, object_id)
    )
  `.execute(db);
  await sql`create index strategy_outcome_object on strategy_outcome (object_id)`.execute(db);
  await sql`create index strategy_outcome_combination on strategy_outcome (combination_id)`.execute(db);
  await sql`
    insert into strategy_outcome (draft_id, kind, object_id, made_at)
    select draft_id, outcome->>'kind', outcome->>'id', updated_at from strategy_draft
    where outcome->>'id' is not null
  `.execute(db);
}
