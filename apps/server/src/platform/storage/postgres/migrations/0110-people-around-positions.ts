import { sql, type Kysely } from 'kysely';

/** People around positions were those of their cells; plans that were computed so are to be computed anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update smart_plan
    set state = 'stale', state_reason = '点位周边人数改按 500 米内计算'
    where kind in ('ta', 'geo') and state = 'ready'
  `.execute(db);
}
