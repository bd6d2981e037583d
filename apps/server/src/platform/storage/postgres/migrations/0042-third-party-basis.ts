import { sql, type Kysely } from 'kysely';

/** What a third party's figures refer to; null for reports of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table third_party_report
      add column universe text,
      add column period_from date,
      add column period_to date,
      add column threshold text,
      add check (period_from <= period_to)
  `.execute(db);
}
