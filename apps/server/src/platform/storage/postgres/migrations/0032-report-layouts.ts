import { sql, type Kysely } from 'kysely';

/** How somebody arranged the pages of a report: their order, hidden ones and changed titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_layout (
      report_kind text not null check (report_kind in ('bus')),
      order_id uuid not null references media_order on delete cascade,
      pages jsonb not null,
      version int not null check (version > 0),
      updated_by uuid not null references app_user,
      updated_at timestamptz not null,
      primary key (report_kind, order_id)
    )
  `.execute(db);
}
