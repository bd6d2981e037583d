import { sql, type Kysely } from 'kysely';

const statements = [
  // Content is found again by what it rests on: the key is a hash of everything that goes into it.
  `create table defence (
    defence_id uuid primary key default uuidv7(),
    order_id uuid references media_order on delete cascade,
    plan_id uuid references smart_plan on delete cascade,
    key text not null,
    content jsonb not null,
    fingerprint text not null,
    made_by uuid not null references app_user,
    made_at timestamptz not null,
    check (num_nonnulls(order_id, plan_id) = 1)
  )`,
  `create unique index defence_order on defence (order_id, key) where order_id is not null`,
  `create unique index defence_plan on defence (plan_id, key) where plan_id is not null`,
  // A link shows an order, its closing report, or what was presented of an order or a plan.
  `alter table order_share
    alter column order_id drop not null,
    add column plan_id uuid references smart_plan on delete cascade,
    add column defence_id uuid references defence on delete cascade,
    drop constraint order_share_shows_check,
    add check (shows in ('order', 'closing', 'defence')),
    add check (num_nonnulls(order_id, plan_id) = 1),
    add check ((shows = 'defence') = (defence_id is not null))`,
  `create index order_share_plan on order_share (plan_id, created_at desc) where plan_id is not null`,
];

/** What is presented of an order or a plan, and links to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
