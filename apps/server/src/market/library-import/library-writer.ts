import type { PostgresWriter, Reading, Removal } from '../../city-data/imports/import-kind.ts';
import { findNamed } from '../../city-data/imports/named-records.ts';
import {
  carryRows,
  compareReleases,
  contentsOf,
  type ReleasePair,
  type ReleaseTable,
} from '../../city-data/imports/release-tables.ts';
import { removalOf } from '../../city-data/imports/removal.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** Records of a library, which lie in tables of their own. */
export interface LibraryRecords {
  /** What one is called, and with its measure word: 图集, 个图集. */
  readonly noun: string;
  readonly counted: string;
  /** The tables by the name of their count, that of the records first; all hold the record's id. */
  readonly tables: Readonly<Record<string, ReleaseTable & { readonly countedWhere?: string }>>;
  readonly key: string;
  /** SQL of a record's name, of `own`. */
  readonly name: string;
}

export interface LibraryUpdate {
  readonly records: LibraryRecords;
  readonly removals: readonly Removal[];
  readonly log: Reading['log'];
  /** Writes the records of the file into the new release, which follows a previous one; answers their ids. */
  write(
    transaction: DbOrTransaction,
    releaseId: string,
    previousId: string | undefined,
  ): Promise<ReadonlySet<string>>;
  /** Further records in force that those of the file take the place of. */
  replaced?(transaction: DbOrTransaction, releases: ReleasePair): Promise<Iterable<string>>;
  /** Copies what stays of the release before; by default the rows of all records that do not go. */
  carry?(transaction: DbOrTransaction, releases: ReleasePair, leaving: Leaving): Promise<void>;
}

/** Ids of records that a file removes, and of all that do not stay as they are. */
interface Leaving {
  readonly gone: ReadonlySet<string>;
  readonly without: ReadonlySet<string>;
}

async function countRows(
  transaction: DbOrTransaction,
  { tables }: LibraryRecords,
  releaseId: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, { table, countedWhere = 'true' }] of Object.entries(tables)) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where release_id = ${releaseId} and ${sql.raw(countedWhere)}`.execute(transaction);
    counts[name] = rows[0].count;
  }
  return counts;
}

/**
 * Adds to, corrects and removes the records of a library, or takes their place as a whole. Those of the demonstration
 * make way for the first real ones together: nothing would tell them apart in figures afterwards.
 */
export function libraryWriter(update: LibraryUpdate): PostgresWriter {
  const { records, removals, log } = update;
  const tables = Object.values(records.tables);
  const [main] = tables;
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const previousId = previous?.release_id;
      const ids = await update.write(transaction, releaseId, previousId);
      const named = { table: main.table, key: records.key, noun: records.noun };
      const gone = await findNamed(transaction, named, previousId, removals, log);
      const isDemo = mode === 'merge' && previous?.is_demo === true && ids.size > 0;
      const releases = previousId === undefined ? null : { releaseId, previousId };
      if (releases !== null && mode !== 'replace' && !isDemo) {
        const replaced = (await update.replaced?.(transaction, releases)) ?? [];
        const without = new Set([...ids, ...gone, ...replaced]);
        if (update.carry) await update.carry(transaction, releases, { gone, without });
        else
          for (const table of tables)
            await carryRows(transaction, table, releases, { [records.key]: without });
      }
      const counts = await countRows(transaction, records, releaseId);
      const [total = 0] = Object.values(counts);
      if (total === 0) throw new AppError('refused', `删除后没有${records.noun}：请改为撤销该版本`);
      if (releases === null)
        return { counts, changes: { ...counts, addedRows: total, changedRows: 0, removedRows: 0 } };
      const { key, name } = records;
      const compared = { table: main.table, key, name, contents: contentsOf(tables) };
      const change = await compareReleases(transaction, compared, releases);
      return {
        counts,
        changes: {
          ...counts,
          addedRows: change.added,
          changedRows: change.changed.size,
          removedRows: change.removed.length,
          unchangedRows: ids.size - change.added - [...ids].filter((id) => change.changed.has(id)).length,
        },
        removal: removalOf(records.counted, change.removed.length, change.removed, isDemo),
        standsAlone: isDemo,
        isUnchanged: change.isUnchanged,
      };
    },
  };
}
