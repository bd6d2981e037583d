import { sql, type Db } from './database.ts';

/** Tables with fewer rows are read whole, however the planner thinks of them. */
const fewRows = 500;

/**
 * Gives tables that were filled but never looked at their first statistics. The database does so by itself within
 * minutes; until then its planner takes large tables for empty, and may join them row by row.
 */
export async function takeFirstStatistics(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and last_analyze is null and last_autoanalyze is null
      and n_tup_ins > ${fewRows}`.execute(db);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
}
