import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import type { Reading, Removal } from './import-kind.ts';

/** What a row says of the records that it removes: texts by column. All of those that have them go. */
export type RecordName = Readonly<Record<string, string>>;

interface NamedTable {
  readonly table: string;
  /** The column with the ids that are answered. */
  readonly key: string;
  readonly noun: string;
}

/** A removal by what its row says of a record; `key` is a RecordName as JSON. */
export const removalBy = (name: string, said: RecordName): Omit<Removal, 'row'> => ({
  name,
  key: JSON.stringify(said),
});

/** Ids of the records of a release that a file removes by name; names that nothing answers to are reported. */
export async function findNamed(
  transaction: DbOrTransaction,
  { table, key, noun }: NamedTable,
  releaseId: string | undefined,
  removals: readonly Removal[],
  log: Reading['log'],
): Promise<Set<string>> {
  const said = removals.map((removal, at) => ({ at, name: JSON.parse(removal.key) as RecordName }));
  const found = new Set<string>();
  const answered = new Set<number>();
  // Rows that name the same columns are joined by equality, which the database does in one pass.
  for (const alike of Map.groupBy(said, ({ name }) => Object.keys(name).toSorted().join()).values()) {
    const columns = Object.keys(alike[0].name).toSorted();
    const wanted = alike.map(({ at, name }) => ({ ...name, at }));
    const typed = sql.raw(columns.map((column) => `, ${column} text`).join(''));
    const equal = columns.map(
      (column) => sql`${sql.ref(`record.${column}`)}::text = ${sql.ref(`wanted.${column}`)}`,
    );
    const { rows } = await sql<{ at: number; id: string }>`
      select wanted.at, ${sql.ref(`record.${key}`)} as id
      from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted (at int${typed})
      join ${sql.table(table)} record on ${sql.join([sql`record.release_id = ${releaseId ?? ''}`, ...equal], sql` and `)}`.execute(
      transaction,
    );
    for (const { at, id } of rows) {
      found.add(id);
      answered.add(at);
    }
  }
  removals.forEach(({ row, name }, at) => {
    if (!answered.has(at)) log.warn(row, null, `现有数据中没有此${noun}，无可删除`, name);
  });
  return found;
}
