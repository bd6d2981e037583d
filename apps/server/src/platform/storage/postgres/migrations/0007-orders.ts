import { orderModes, orderStates, postingStates, shotKinds } from '@ooh/contract/domain/order';
import { sql, type Kysely } from 'kysely';

const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const nonEmptyDays = `check (not isempty(period) and not lower_inf(period) and not upper_inf(period))`;

const statements = [
  `create sequence media_order_number`,
  `create table media_order (
    order_id uuid primary key default uuidv7(),
    order_no text not null unique,
    owner_id uuid not null references app_user,
    organisation_id uuid not null references organisation,
    name text not null,
    mode text not null check (mode in (${oneOf(orderModes)})),
    source text not null,
    brand_id text not null references brand,
    product_name text,
    goal text not null,
    city_codes text[] not null,
    medium_ids int[] not null,
    start_date date not null,
    end_date date not null check (end_date >= start_date),
    budget_fen bigint not null check (budget_fen > 0),
    audience jsonb not null,
    target jsonb not null default '{}',
    brief jsonb not null default '{}',
    services jsonb not null default '[]',
    smart_plan_ids uuid[] not null default '{}',
    state text not null check (state in (${oneOf(orderStates)})),
    state_reason text,
    version int not null default 1 check (version > 0),
    is_sample boolean not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index media_order_list on media_order (organisation_id, updated_at desc)`,
  `create index media_order_cities on media_order using gin (city_codes)`,
  `create index media_order_brand on media_order (brand_id, start_date)`,
  // What an order buys: so many units of a form over some days, on one line and deck, or on one face and slot.
  `create table media_order_item (
    item_id uuid primary key default uuidv7(),
    order_id uuid not null references media_order on delete cascade,
    item_no int not null check (item_no > 0),
    city_code text not null,
    medium_id int not null,
    form_id int not null,
    line_id text,
    deck text check (deck in ('single', 'double')),
    position_id text,
    face_id text,
    unit_name text not null,
    level text not null,
    quantity int not null check (quantity between 1 and 1000),
    period daterange not null ${nonEmptyDays},
    price_fen bigint not null check (price_fen >= 0),
    price_days int not null check (price_days > 0),
    is_sample_price boolean not null,
    rate_card_fen bigint not null check (rate_card_fen >= 0),
    discount_permille int not null check (discount_permille between 0 and 1000),
    net_fen bigint not null check (net_fen >= 0),
    production_fen bigint not null check (production_fen >= 0),
    is_gift boolean not null default false,
    unique (order_id, item_no),
    foreign key (medium_id, form_id) references medium_form,
    check ((line_id is null) = (deck is null)),
    check ((position_id is null) = (face_id is null)),
    check ((line_id is null) <> (face_id is null))
  )`,
  `create index media_order_item_city on media_order_item (order_id, city_code, medium_id)`,
  `create index media_order_item_unit on media_order_item (coalesce(face_id, line_id))`,
  // Every version that was submitted or confirmed, whole, for differences and for going back.
  `create table media_order_version (
    order_id uuid not null references media_order on delete cascade,
    version int not null,
    snapshot jsonb not null,
    note text,
    author_id uuid references app_user,
    created_at timestamptz not null,
    primary key (order_id, version)
  )`,
  `create table media_order_event (
    event_id uuid primary key default uuidv7(),
    order_id uuid not null references media_order on delete cascade,
    from_state text,
    to_state text not null,
    actor_id uuid references app_user,
    reason text,
    at timestamptz not null
  )`,
  `create index media_order_event_order on media_order_event (order_id, at)`,
  // A vehicle of a line is a slot of the line's deck, so that one constraint keeps all bookings apart.
  `alter table media_booking add column order_item_id uuid references media_order_item on delete set null`,
  `alter table media_booking drop constraint media_booking_slot_check`,
  `alter table media_booking add constraint media_booking_slot_check check (slot between 1 and 1000)`,
  `create index media_booking_item on media_booking (order_item_id)`,
  // As-run: what became of each unit of an item, from its first day to its last.
  `create table media_posting (
    posting_id uuid primary key default uuidv7(),
    item_id uuid not null references media_order_item on delete cascade,
    unit_no int not null check (unit_no > 0),
    state text not null check (state in (${oneOf(postingStates)})),
    posted_on date,
    taken_down_on date check (taken_down_on >= posted_on),
    creative text,
    note text,
    make_good_of uuid references media_posting on delete set null,
    updated_at timestamptz not null,
    unique nulls not distinct (item_id, unit_no, make_good_of),
    check (state in ('pending', 'missing') or posted_on is not null)
  )`,
  `create table monitoring_photo (
    photo_id uuid primary key default uuidv7(),
    posting_id uuid not null references media_posting on delete cascade,
    attachment_id uuid not null references attachment,
    shot text not null check (shot in (${oneOf(shotKinds)})),
    taken_at timestamptz,
    lng double precision,
    lat double precision,
    offset_meters double precision,
    sha256 text not null,
    is_lit boolean,
    verdict text not null check (verdict in ('unchecked', 'accepted', 'rejected')),
    note text,
    uploaded_at timestamptz not null
  )`,
  `create index monitoring_photo_posting on monitoring_photo (posting_id)`,
  `create index monitoring_photo_bytes on monitoring_photo (sha256)`,
];

/** Media orders: what they buy, their versions and steps, what was posted and what photos prove it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
