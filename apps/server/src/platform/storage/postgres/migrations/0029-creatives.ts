import { sql, type Kysely } from 'kysely';

/** The picture of a campaign, seen on the media of its order or plan; one each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table campaign_creative (
      creative_id uuid primary key default uuidv7(),
      order_id uuid unique references media_order on delete cascade,
      plan_id uuid unique references smart_plan on delete cascade,
      attachment_id uuid not null references attachment,
      uploaded_at timestamptz not null,
      check (num_nonnulls(order_id, plan_id) = 1)
    )
  `.execute(db);
}
