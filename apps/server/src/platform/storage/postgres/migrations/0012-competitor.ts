import { sql, type Kysely } from 'kysely';

const statements = [
  `create table product (
    release_id text references data_release on delete cascade,
    product_id text not null,
    brand_id text not null references brand on delete cascade,
    name text not null,
    is_sample boolean not null,
    unique nulls not distinct (release_id, product_id)
  )`,
  `create index product_brand on product (brand_id)`,
  // What others were seen to place: so many units of a form in a city, with an estimate at the rate card.
  `create table competitor_placement (
    release_id text not null references data_release on delete cascade,
    placement_id text not null,
    city_code text not null,
    brand_id text not null references brand,
    product_name text,
    medium_id int not null,
    form_id int not null,
    place_name text,
    month date not null check (extract(day from month) = 1),
    first_seen date not null,
    last_seen date not null check (last_seen >= first_seen),
    units int not null check (units between 1 and 100000),
    spend_fen bigint not null check (spend_fen >= 0),
    is_estimated boolean not null,
    is_sample boolean not null,
    primary key (release_id, placement_id),
    foreign key (medium_id, form_id) references medium_form
  )`,
  `create index competitor_placement_month on competitor_placement (month, brand_id)`,
  `create index competitor_placement_city on competitor_placement (city_code, month)`,
  `create index competitor_placement_seen on competitor_placement (last_seen desc, placement_id)`,
  `create index competitor_placement_brand on competitor_placement (brand_id, month)`,
  // What an organisation concludes about a brand's rivals in some months. Every version stays.
  `create table competitor_conclusion (
    organisation_id uuid not null references organisation on delete cascade,
    brand_id text not null references brand on delete cascade,
    start_month date not null,
    end_month date not null check (end_month >= start_month),
    version int not null check (version > 0),
    body text not null,
    author_id uuid not null references app_user,
    created_at timestamptz not null,
    primary key (organisation_id, brand_id, start_month, end_month, version)
  )`,
];

/** Products of brands, placements of competitors, and what is concluded from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
