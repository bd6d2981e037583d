import { sql, type Kysely } from 'kysely';

const statements = [
  `create sequence crowd_pack_number`,
  `create table crowd_pack (
    pack_id uuid primary key default uuidv7(),
    pack_no text not null unique,
    owner_id uuid not null references app_user,
    organisation_id uuid not null references organisation,
    name text not null,
    category text not null check (category in ('label', 'place', 'plan', 'upload', 'mixed')),
    city_codes text[] not null,
    rule jsonb not null,
    summary text not null,
    source_ids text[] not null default '{}',
    state text not null check (state in ('computing', 'ready', 'failed', 'expired')),
    state_reason text,
    job_id uuid references job on delete set null,
    request_key text,
    version int not null default 1 check (version > 0),
    is_sample boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (owner_id, request_key)
  )`,
  `create index crowd_pack_list on crowd_pack (organisation_id, updated_at desc)`,
  `create index crowd_pack_sources on crowd_pack using gin (source_ids)`,
  // Members as one bit a panel person, person p at bit p & 7 of byte p >> 3, deflated.
  `create table crowd_pack_city (
    pack_id uuid not null references crowd_pack on delete cascade,
    city_code text not null,
    panel_release_id text not null references data_release on delete cascade,
    members bytea not null,
    panel_persons int not null check (panel_persons >= 0),
    other_persons int not null check (other_persons >= 0),
    universe double precision not null,
    persons double precision not null,
    persons_low double precision not null,
    persons_high double precision not null,
    primary key (pack_id, city_code)
  )`,
  `create index crowd_pack_city_panel on crowd_pack_city (panel_release_id)`,
  // What a file of hashed ids matched. Neither the file nor the ids are kept.
  `create table crowd_pack_upload (
    upload_id uuid primary key default uuidv7(),
    owner_id uuid not null references app_user,
    organisation_id uuid not null references organisation,
    city_code text not null,
    panel_release_id text not null references data_release on delete cascade,
    file_name text not null,
    ids int not null check (ids >= 0),
    matched int not null check (matched between 0 and ids),
    members bytea not null,
    created_at timestamptz not null
  )`,
  `create table area_plan_city (
    plan_id uuid not null references smart_plan on delete cascade,
    city_code text not null,
    version int not null default 1,
    budget_fen bigint not null,
    radius_curve jsonb not null,
    measure jsonb,
    panel_release_id text not null,
    position_release_id text,
    rate_card_release_id text,
    computed_at timestamptz not null,
    primary key (plan_id, city_code)
  )`,
  `create table area_plan_unit (
    plan_id uuid not null,
    city_code text not null,
    position_id text not null,
    medium_id int not null,
    form_id int not null,
    area_id text not null,
    code text not null,
    name text not null,
    address text,
    district_name text,
    level text not null,
    lng double precision not null,
    lat double precision not null,
    faces int not null check (faces > 0),
    free_faces int not null check (free_faces >= 0),
    face_ids text[] not null,
    chosen_faces int not null default 0 check (chosen_faces between 0 and free_faces),
    unit_price_fen bigint,
    is_sample_price boolean not null,
    discount_basis_points int not null,
    production_fen bigint not null,
    heat_persons double precision not null,
    heat_ta_persons double precision not null,
    heat_panel_persons int not null,
    heat_ta_panel_persons int not null,
    primary key (plan_id, city_code, position_id, form_id),
    foreign key (plan_id, city_code) references area_plan_city on delete cascade
  )`,
  `create index area_plan_unit_area on area_plan_unit (plan_id, city_code, area_id)`,
];

/** Saved audiences, and what TA-concentration and geofence plans found and chose. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
