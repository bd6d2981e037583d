import { sql, type Kysely } from 'kysely';

/**
 * Contacts of bus bodies have another scale; plans that were computed with the one before are to be computed anew, also
 * those out of date for their data, which an undone import would otherwise bring back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update smart_plan
    set state = 'stale', state_reason = '车身接触的校准系数由 0.34 改为 0.36'
    where kind = 'bus' and state in ('ready', 'stale')
  `.execute(db);
}
