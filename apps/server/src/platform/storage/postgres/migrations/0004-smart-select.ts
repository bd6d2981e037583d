import { sql, type Kysely } from 'kysely';

const statements = [
  `create table brand (
    brand_id text primary key,
    name text not null,
    industry text not null,
    group_name text,
    pinyin text not null,
    initials text not null,
    is_sample boolean not null
  )`,
  `create sequence smart_plan_number`,
  `create table smart_plan (
    plan_id uuid primary key default uuidv7(),
    plan_no text not null unique,
    owner_id uuid not null references app_user,
    organisation_id uuid not null references organisation,
    name text not null,
    kind text not null check (kind in ('bus', 'geo', 'ta')),
    brand_id text not null references brand,
    city_codes text[] not null,
    budget_fen bigint not null check (budget_fen > 0),
    brief jsonb not null,
    strategy jsonb not null,
    state text not null check (state in ('draft', 'computing', 'ready', 'failed', 'stale')),
    state_reason text,
    job_id uuid references job on delete set null,
    version int not null check (version > 0),
    is_archived boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null
  )`,
  `create index smart_plan_list on smart_plan (organisation_id, updated_at desc) where not is_archived`,
  `create index smart_plan_cities on smart_plan using gin (city_codes)`,
  `create table bus_plan_city (
    plan_id uuid not null references smart_plan on delete cascade,
    city_code text not null,
    budget_fen bigint not null default 0,
    delivery jsonb not null default '{"lines": []}',
    delivery_version int not null default 0,
    filter jsonb not null default '{"conditions": [], "relation": null}',
    filter_version int not null default 0,
    suggested jsonb not null default '{}',
    summary jsonb,
    certificate_summary jsonb,
    certificate jsonb,
    certified_delivery jsonb,
    panel_release_id uuid,
    line_release_id uuid,
    saved_at timestamptz,
    saved_by uuid references app_user,
    primary key (plan_id, city_code)
  )`,
];

/** Brands, smart-select plans and what each city of a bus plan buys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
