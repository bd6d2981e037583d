import { sql, type DbOrTransaction } from './database.ts';

// Keeps a statement far below its deadline, also on a busy machine.
const rowsAtOnce = 1000;

/**
 * Inserts plain objects as rows of a table, a thousand at a time. `columns` names the columns with their types
 * as PostgreSQL knows them, for example `line_id text, path jsonb`.
 */
export async function insertRows(
  transaction: DbOrTransaction,
  table: string,
  columns: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const names = sql.raw(
    columns
      .split(', ')
      .map((column) => column.split(' ', 1)[0])
      .join(', '),
  );
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(at, at + rowsAtOnce));
    await sql`insert into ${sql.table(table)} (${names})
      select ${names} from json_to_recordset(${json}::json) as row (${sql.raw(columns)})`.execute(
      transaction,
    );
  }
}
