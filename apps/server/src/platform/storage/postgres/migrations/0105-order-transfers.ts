import { sql, type Kysely } from 'kysely';

/** Who handed an order to whom, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_transfer (
      transfer_id bigint generated always as identity primary key,
      order_id uuid not null references media_order on delete cascade,
      from_id uuid not null references app_user,
      to_id uuid not null references app_user,
      actor_id uuid not null references app_user,
      reason text,
      at timestamptz not null
    )
  `.execute(db);
  await sql`create index order_transfer_order on order_transfer (order_id)`.execute(db);
  await sql`create index order_transfer_receiver on order_transfer (to_id, at)`.execute(db);
}
