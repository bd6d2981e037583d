import { sql, type Kysely } from 'kysely';

/** Who wants to be told of an order that is not his own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_follower (
      order_id uuid not null references media_order on delete cascade,
      user_id uuid not null references app_user on delete cascade,
      since timestamptz not null,
      primary key (order_id, user_id)
    )`.execute(db);
  await sql`create index order_follower_user on order_follower (user_id)`.execute(db);
}
