import { sql, type Kysely } from 'kysely';

const releaseKey = `release_id text not null references data_release on delete cascade`;

const statements = [
  `create table data_release (
    release_id text primary key,
    release_no text not null unique,
    kind text not null check (kind in ('bus-lines', 'panel', 'places')),
    city_code text not null,
    state text not null check (state in ('building', 'current', 'superseded', 'undone')),
    source text not null,
    legal_basis text not null,
    crs text not null check (crs in ('WGS84', 'GCJ02', 'BD09')),
    retain_until date,
    file_name text,
    file_sha256 text,
    content_sha256 text not null,
    is_demo boolean not null,
    counts jsonb not null,
    parameters jsonb not null default '{}',
    revision int not null default 1,
    replaces_release_id text references data_release on delete set null,
    created_by text not null,
    created_at timestamptz not null
  )`,
  `create unique index data_release_current on data_release (kind, city_code) where state = 'current'`,
  `create index data_release_newest on data_release (created_at desc)`,
  `create table bus_line (
    ${releaseKey},
    line_id text not null,
    line_name text not null,
    level text not null,
    operator text,
    from_stop text not null,
    to_stop text not null,
    length_meters int not null check (length_meters >= 0),
    stop_count int not null check (stop_count >= 2),
    single_deck_vehicles int not null check (single_deck_vehicles >= 0),
    double_deck_vehicles int not null check (double_deck_vehicles >= 0),
    headway_minutes double precision not null check (headway_minutes > 0),
    daily_riders int not null check (daily_riders >= 0),
    first_hour int not null check (first_hour between 0 and 27),
    last_hour int not null check (last_hour between 0 and 27),
    in_publication int[] not null check (cardinality(in_publication) = 4),
    estimated_fields text[] not null,
    primary key (release_id, line_id)
  )`,
  `create index bus_line_id on bus_line (line_id)`,
  `create index bus_line_name on bus_line using gin (line_name gin_trgm_ops)`,
  `create table bus_line_direction (
    release_id text not null,
    line_id text not null,
    direction smallint not null check (direction in (0, 1)),
    name text not null,
    length_meters int not null,
    shape jsonb not null,
    primary key (release_id, line_id, direction),
    foreign key (release_id, line_id) references bus_line on delete cascade
  )`,
  `create table bus_line_stop (
    release_id text not null,
    line_id text not null,
    direction smallint not null,
    seq int not null,
    name text not null,
    lng double precision not null,
    lat double precision not null,
    primary key (release_id, line_id, direction, seq),
    foreign key (release_id, line_id, direction) references bus_line_direction on delete cascade
  )`,
  `create table bus_line_price (
    release_id text not null,
    line_id text not null,
    form_id int not null,
    deck text not null check (deck in ('single', 'double')),
    price_fen bigint not null check (price_fen >= 0),
    is_sample boolean not null,
    primary key (release_id, line_id, form_id, deck),
    foreign key (release_id, line_id) references bus_line on delete cascade
  )`,
  `create table business_district (
    ${releaseKey},
    place_id text not null,
    name text not null,
    district_name text,
    lng double precision not null,
    lat double precision not null,
    ring jsonb not null,
    is_indicative boolean not null,
    primary key (release_id, place_id)
  )`,
  `create table main_road (
    ${releaseKey},
    place_id text not null,
    name text not null,
    path jsonb not null,
    length_meters int not null,
    is_indicative boolean not null,
    primary key (release_id, place_id)
  )`,
  `create table aoi (
    ${releaseKey},
    place_id text not null,
    name text not null,
    aoi_type text not null,
    lng double precision not null,
    lat double precision not null,
    ring jsonb not null,
    is_indicative boolean not null,
    primary key (release_id, place_id)
  )`,
  `create index aoi_type on aoi (release_id, aoi_type)`,
  `create table poi (
    ${releaseKey},
    place_id text not null,
    name text not null,
    category text not null,
    brand text,
    lng double precision not null,
    lat double precision not null,
    is_indicative boolean not null,
    primary key (release_id, place_id)
  )`,
  `create index poi_category on poi (release_id, category)`,
  `create index poi_brand on poi (release_id, brand) where brand is not null`,
  `create table import_session (
    import_id uuid primary key default uuidv7(),
    owner_id uuid not null references app_user,
    kind text not null check (kind in ('bus-lines')),
    city_code text not null,
    crs text not null check (crs in ('WGS84', 'GCJ02', 'BD09')),
    attachment_id uuid not null references attachment,
    file_name text not null,
    byte_count bigint not null,
    file_sha256 text not null,
    format text not null check (format in ('csv', 'gtfs')),
    encoding text not null,
    row_count int not null,
    columns jsonb not null,
    mapping jsonb not null,
    preview jsonb not null,
    preview_shapes jsonb not null,
    state text not null check (state in ('uploaded', 'checked', 'importing', 'imported', 'failed', 'cancelled')),
    report jsonb,
    job_id text,
    release_id text references data_release on delete set null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index import_session_owner on import_session (owner_id, created_at desc)`,
];

/** Data releases of a city: bus lines, panels, places; and files on their way into them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
