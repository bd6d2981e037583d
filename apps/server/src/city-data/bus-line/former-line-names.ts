import type { Db } from '../../platform/storage/postgres/database.ts';

/** Names of lines by id, of whatever release they are in; the same id has the same name in all of a city's releases. */
export async function formerLineNames(
  db: Db,
  lineIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bus_line')
    .select(['line_id', 'line_name'])
    .distinctOn('line_id')
    .where('line_id', 'in', [...new Set(lineIds)])
    .execute();
  return new Map(rows.map((row) => [row.line_id, row.line_name]));
}
