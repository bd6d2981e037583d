import { sql, type Kysely } from 'kysely';

const statements = [
  // A comment on a unit keeps the unit, not the item: an order's items are written anew when they change.
  `create table order_comment (
    comment_id uuid primary key default uuidv7(),
    order_id uuid not null references media_order on delete cascade,
    author_id uuid not null references app_user,
    body text not null check (length(body) between 1 and 1000),
    mentioned_ids uuid[] not null,
    unit_key text,
    unit_name text,
    city_code text,
    medium_id int,
    created_at timestamptz not null,
    check (num_nulls(unit_key, unit_name, city_code, medium_id) in (0, 4))
  )`,
  `create index order_comment_order on order_comment (order_id, created_at desc)`,
  // The link itself is known to its maker alone; only its hash is kept.
  `create table order_share (
    share_id uuid primary key default uuidv7(),
    order_id uuid not null references media_order on delete cascade,
    sharer_id uuid not null references app_user,
    token_hash bytea not null unique,
    shows_prices boolean not null,
    created_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > created_at),
    revoked_at timestamptz,
    opens int not null default 0,
    last_opened_at timestamptz
  )`,
  `create index order_share_order on order_share (order_id, created_at desc)`,
];

/** What colleagues say about an order, and links that show it to outsiders for a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
