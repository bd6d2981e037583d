import { sql, type Kysely } from 'kysely';

const releaseKey = `release_id text not null references data_release on delete cascade`;

const statements = [
  // Creative work as it was seen: of a medium (图库), of a business district (商圈), or shown for its idea (创意应用).
  `create table creative_album (
    ${releaseKey},
    album_id text not null,
    kind text not null check (kind in ('media', 'district', 'creative')),
    title text not null,
    brand_id text references brand,
    brand_name text not null,
    industry text not null,
    city_code text not null,
    medium_id int not null,
    form_id int not null,
    business_district text,
    techniques text[] not null,
    description text not null,
    published_on date not null,
    is_sample boolean not null,
    primary key (release_id, album_id),
    foreign key (medium_id, form_id) references medium_form
  )`,
  `create index creative_album_newest on creative_album (kind, published_on desc)`,
  // A picture is an uploaded file, or (without one) drawn from the form's size, the brand and the number.
  `create table creative_image (
    release_id text not null,
    album_id text not null,
    seq int not null check (seq between 1 and 12),
    attachment_id uuid references attachment,
    primary key (release_id, album_id, seq),
    foreign key (release_id, album_id) references creative_album on delete cascade
  )`,
  `create table strategy_case (
    ${releaseKey},
    case_id text not null,
    order_id uuid references media_order on delete set null,
    title text not null,
    brand_name text not null,
    industry text not null,
    goal text not null,
    city_code text not null,
    start_date date not null,
    end_date date not null check (end_date >= start_date),
    background text not null,
    insight text not null,
    approach text not null,
    lesson text not null,
    is_sample boolean not null,
    primary key (release_id, case_id)
  )`,
  `create table strategy_case_medium (
    release_id text not null,
    case_id text not null,
    medium_id int not null,
    form_id int not null,
    units int not null check (units > 0),
    days int not null check (days between 1 and 1100),
    rate_card_fen bigint not null check (rate_card_fen >= 0),
    net_fen bigint not null check (net_fen >= 0),
    primary key (release_id, case_id, medium_id, form_id),
    foreign key (release_id, case_id) references strategy_case on delete cascade,
    foreign key (medium_id, form_id) references medium_form
  )`,
  // 我的城市线: lists of cities that a user keeps.
  `create table city_line (
    line_id uuid primary key default uuidv7(),
    owner_id uuid not null references app_user on delete cascade,
    name text not null,
    city_codes text[] not null check (cardinality(city_codes) > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (owner_id, name)
  )`,
];

/** Creative albums with their pictures, cases of strategy with their media mix, saved lists of cities. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
