import { sql, type Kysely } from 'kysely';

/** Brands that an organisation enters for itself; null for those of the demonstration and of imports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table brand add column organisation_id uuid references organisation on delete set null`.execute(
    db,
  );
}
