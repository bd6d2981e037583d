import { sql, type Kysely } from 'kysely';

/** What a link to an order shows: the order itself, or its closing report. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table order_share
      add column shows text not null default 'order' check (shows in ('order', 'closing'))
  `.execute(db);
}
