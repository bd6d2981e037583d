import { sql, type Db } from './database.ts';

/** Tables with fewer rows are scanned completely in any case. */
const fewRows = 500;

/**
 * Runs ANALYZE on tables that were filled but never analysed. The database does this itself within
 * minutes; until then its planner assumes that large tables are empty, and may use nested loops.
 */
export async function takeFirstStatistics(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_stat_user_tables
    where schemaname = current_schema() and last_analyze is null and last_autoanalyze is null
      and n_tup_ins > ${fewRows}`.execute(db);
  for (const { name } of rows) await sql`analyze ${sql.table(name)}`.execute(db);
}
