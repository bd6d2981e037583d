import { sql, type Kysely } from 'kysely';

/** What would improve orders, what was decided of it and what came of it; an order may follow another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table opportunity (
      opportunity_id uuid primary key default gen_random_uuid(),
      order_id uuid not null references media_order on delete cascade,
      city_code text not null,
      medium_ids int[] not null check (cardinality(medium_ids) > 0),
      kind text not null,
      subject text not null,
      finding jsonb not null,
      gain double precision not null,
      gain_low double precision not null,
      gain_high double precision not null,
      cost_fen bigint not null,
      expires_on date,
      state text not null
        check (state in ('open', 'adopted', 'running', 'verified', 'ignored', 'lapsed')),
      reason_code text,
      reason text not null default '',
      decided_by uuid references app_user,
      decided_at timestamptz,
      realised jsonb,
      result_order_id uuid references media_order on delete set null,
      make_good_id uuid references make_good on delete set null,
      version int not null default 1 check (version > 0),
      found_at timestamptz not null,
      unique (order_id, city_code, kind, subject)
    )
  `.execute(db);
  await sql`create index opportunity_by_state on opportunity (state, gain desc)`.execute(db);
  await sql`
    create table opportunity_scan (
      order_id uuid not null references media_order on delete cascade,
      city_code text not null,
      medium_ids int[] not null,
      fingerprint text not null,
      checked int not null,
      insignificant int not null,
      scanned_at timestamptz not null,
      primary key (order_id, city_code)
    )
  `.execute(db);
  await sql`alter table media_order add column parent_order_id uuid references media_order on delete set null`.execute(
    db,
  );
}
