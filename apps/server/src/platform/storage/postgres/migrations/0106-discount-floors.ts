import { sql, type Kysely } from 'kysely';

/** Rate cards have floors by form; what is asked and decided about lines below them stays with the order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table rate_card_floor (
    release_id text not null references data_release on delete cascade,
    medium_id int not null,
    form_id int not null,
    permille int not null check (permille between 1 and 1000),
    is_sample boolean not null,
    primary key (release_id, medium_id, form_id),
    foreign key (medium_id, form_id) references medium_form
  )`.execute(db);
  await sql`create table discount_approval (
    approval_id uuid primary key default uuidv7(),
    order_id uuid not null references media_order on delete cascade,
    kind text not null check (kind in ('requested', 'approved', 'refused')),
    reason text check (kind = 'requested' or reason is not null),
    actor_id uuid references app_user on delete set null,
    at timestamptz not null,
    lines jsonb not null
  )`.execute(db);
  await sql`create index discount_approval_order on discount_approval (order_id, at)`.execute(db);
  await sql`create index discount_approval_at on discount_approval (at)`.execute(db);
}
