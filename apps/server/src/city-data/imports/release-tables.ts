import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** A table with a column `release_id` whose rows belong to records. */
export interface ReleaseTable {
  readonly table: string;
  /** Its columns with their types, as `insertRows` takes them; the first one is the release. */
  readonly columns: string;
}

/** Two releases of one kind and city. */
export interface ReleasePair {
  readonly releaseId: string;
  readonly previousId: string;
}

const columnsOf = ({ columns }: ReleaseTable): string =>
  columns
    .split(', ')
    .map((column) => column.split(' ', 1)[0])
    .filter((name) => name !== 'release_id')
    .join(', ');

/** Copies the rows of the previous release to the new one, except those with one of the values in a column. */
export async function carryRows(
  transaction: DbOrTransaction,
  of: ReleaseTable,
  { releaseId, previousId }: ReleasePair,
  without: Readonly<Record<string, Iterable<string>>>,
): Promise<void> {
  const names = sql.raw(columnsOf(of));
  const stays = Object.entries(without).map(
    ([column, values]) => sql`${sql.ref(column)} not in (select unnest(${[...values]}::text[]))`,
  );
  await sql`insert into ${sql.table(of.table)} (release_id, ${names})
    select ${releaseId}, ${names} from ${sql.table(of.table)}
    where ${sql.join([sql`release_id = ${previousId}`, ...stays], sql` and `)}`.execute(transaction);
}

/** What identifies the records of a kind, and all that is said of them. */
export interface ReleaseRecords {
  /** The table of the records themselves. */
  readonly table: string;
  /** Their id in it, the same in every release. */
  readonly key: string;
  /** SQL of a record's name, of `own`. */
  readonly name: string;
  /** What is compared: columns of a table, and SQL of the records that rows which differ (`more`) belong to, as `id`. */
  readonly contents: readonly {
    readonly table: string;
    readonly columns: string;
    /** By default the rows have the record's id. */
    readonly recordsOf?: (releaseId: string) => ReturnType<typeof sql>;
  }[];
}

/** The contents of tables whose rows all hold the id of their record. */
export const contentsOf = (tables: readonly ReleaseTable[]): ReleaseRecords['contents'] =>
  tables.map((of) => ({ table: of.table, columns: columnsOf(of) }));

/** Records of which one release says something, in any table, that the other does not say. */
async function sayingMore(
  transaction: DbOrTransaction,
  { key, contents }: ReleaseRecords,
  releaseId: string,
  otherId: string,
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { table, columns, recordsOf } of contents) {
    const of = (id: string) =>
      sql`select ${sql.raw(columns)} from ${sql.table(table)} where release_id = ${id}`;
    const records = recordsOf?.(releaseId) ?? sql`select distinct ${sql.ref(key)} as id from more`;
    const { rows } = await sql<{ id: string }>`with more as (${of(releaseId)} except ${of(otherId)})
      ${records}`.execute(transaction);
    for (const { id } of rows) found.add(id);
  }
  return found;
}

async function onlyIn(
  transaction: DbOrTransaction,
  { table, key, name }: ReleaseRecords,
  releaseId: string,
  otherId: string,
): Promise<{ readonly id: string; readonly name: string }[]> {
  const id = sql.ref(`own.${key}`);
  const { rows } = await sql<{ id: string; name: string }>`
    select ${id} as id, ${sql.raw(name)} as name from ${sql.table(table)} own
    where release_id = ${releaseId} and not exists (select from ${sql.table(table)} other
      where other.release_id = ${otherId} and ${sql.ref(`other.${key}`)} = ${id})
    order by name, id`.execute(transaction);
  return rows;
}

/** How a release differs from the one before, in records. */
export interface ReleaseChange {
  readonly added: number;
  /** Ids of records. */
  readonly changed: ReadonlySet<string>;
  /** Names of records. */
  readonly removed: readonly string[];
  readonly isUnchanged: boolean;
}

/** Compares two releases row by row; a record counts as changed where any row of it differs. */
export async function compareReleases(
  transaction: DbOrTransaction,
  records: ReleaseRecords,
  { releaseId, previousId }: ReleasePair,
): Promise<ReleaseChange> {
  const added = await onlyIn(transaction, records, releaseId, previousId);
  const removed = await onlyIn(transaction, records, previousId, releaseId);
  const differing = await sayingMore(transaction, records, releaseId, previousId);
  for (const id of await sayingMore(transaction, records, previousId, releaseId)) differing.add(id);
  for (const { id } of [...added, ...removed]) differing.delete(id);
  return {
    added: added.length,
    changed: differing,
    removed: removed.map(({ name }) => name),
    isUnchanged: added.length + differing.size + removed.length === 0,
  };
}
