import { sql, type Kysely } from 'kysely';

/** Pages of closing reports are arranged as those of bus reports are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_layout drop constraint report_layout_report_kind_check`.execute(db);
  await sql`
    alter table report_layout add constraint report_layout_report_kind_check
      check (report_kind in ('bus', 'closing'))
  `.execute(db);
}
