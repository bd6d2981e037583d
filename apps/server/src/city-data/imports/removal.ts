import type { ImportRemoval } from '@ooh/contract/domain/data-release';
import type { ImportMode } from './import-kind.ts';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

const namedSamples = 5;

/** What goes out of force, with the first of its names; null where nothing goes. `noun` with its measure word: 个点位. */
export function removalOf(
  noun: string,
  count: number,
  names: readonly string[],
  needsConfirmation = false,
): ImportRemoval | null {
  return count === 0 ? null : { count, noun, samples: names.slice(0, namedSamples), needsConfirmation };
}

/** The removal of an import: all that a replacement takes has to be confirmed. */
export const inMode = (removal: ImportRemoval | null, mode: ImportMode): ImportRemoval | null =>
  removal && { ...removal, needsConfirmation: removal.needsConfirmation || mode === 'replace' };

/** The removal in words: 3,004 个点位，例如 A1 东门、A2 西门. */
export function removalText({ count, noun, samples }: ImportRemoval): string {
  const named = samples.length === 0 ? '' : `，例如 ${samples.join('、')}`;
  return `${count.toLocaleString('zh-CN')} ${noun}${named}`;
}

interface RecordTable {
  readonly table: string;
  /** The column by which a record is the same in another release. */
  readonly key: string;
  /** SQL of its name, of `record`. */
  readonly name: string;
  readonly noun: string;
}

/** What a replacement takes out of force: records of the release before that the new one does not have. */
export async function removedFrom(
  transaction: DbOrTransaction,
  { table, key, name, noun }: RecordTable,
  releaseId: string,
  previousId: string | undefined,
): Promise<ImportRemoval | null> {
  if (previousId === undefined) return null;
  const id = sql.ref(`record.${key}`);
  const { rows } = await sql<{ count: number; names: string[] | null }>`
    select count(distinct ${id})::int as count,
      (array_agg(distinct ${sql.raw(name)}) filter (where ${sql.raw(name)} is not null))[1:${sql.lit(namedSamples)}] as names
    from ${sql.table(table)} record where record.release_id = ${previousId}
      and ${id} not in (select ${sql.ref(key)} from ${sql.table(table)} where release_id = ${releaseId})`.execute(
    transaction,
  );
  return removalOf(noun, rows[0].count, rows[0].names ?? []);
}
