import { z } from 'zod';
import type { ClickHouse } from '../../platform/storage/clickhouse/clickhouse.ts';
import type { ClickHouseWriter, Reading, Removal } from './import-kind.ts';
import type { RecordBatches } from './record-kind.ts';
import { removalOf } from './removal.ts';

type Cell = string | number | null;

/** Rows of a ClickHouse table that a file updates and removes one by one. */
export interface FactRecords {
  /** Columns that identify a row in force. */
  readonly key: readonly string[];
  /** What one is called, with its measure word: 次出行. */
  readonly noun: string;
  /** SQL of a row's name for reports; null where rows are about persons. */
  readonly name: string | null;
  /** `key` is a JSON array of the values of the key columns. */
  readonly removals: readonly Removal[];
  readonly log: Reading['log'];
}

interface Facts<Value> {
  readonly table: string;
  /** Columns after the release's id. */
  readonly columns: readonly string[];
  readonly counted: string;
  readonly batches: RecordBatches<Value>;
  /** A row's cells, in the order of `columns`. */
  readonly cellsOf: (record: Value) => readonly Cell[];
  /** Left out where a release is only ever replaced. */
  readonly records?: FactRecords;
}

const encoder = new TextEncoder();
const lineOf = (cells: readonly Cell[]): string =>
  cells.map((cell) => (cell === null ? '\\N' : String(cell))).join('\t');

/** Rows that a file removes stand under an id of their own while the others are copied. */
const goneId = (releaseId: string): string => `${releaseId}-gone`;

/** Streams records as rows of one ClickHouse table, over those in force where the file updates them. */
export function factsWriter<Value>(facts: Facts<Value>): ClickHouseWriter {
  const { table, columns, counted, batches, cellsOf, records } = facts;
  const remove = (clickhouse: ClickHouse, releaseId: string) =>
    clickhouse.command(`DELETE FROM ${table} WHERE release_id IN ({release:String}, {gone:String})`, {
      release: releaseId,
      gone: goneId(releaseId),
    });
  return {
    store: 'clickhouse',
    async write(clickhouse, releaseId, previousId, mode) {
      let count = 0;
      const chunks = async function* (): AsyncGenerator<Uint8Array> {
        for await (const batch of batches()) {
          count += batch.length;
          const lines = batch.map((record) => lineOf([releaseId, ...cellsOf(record)]));
          yield encoder.encode(`${lines.join('\n')}\n`);
        }
      };
      await clickhouse.insertText(table, ['release_id', ...columns], chunks());
      if (records === undefined || previousId === undefined) return { counts: { [counted]: count } };
      const over = { clickhouse, table, columns, records, releaseId, previousId };
      const { known, same } = await compareWithPrevious(over);
      if (mode !== 'replace') await carryFacts(over);
      const { left, names } = await leftOut(over);
      const total = await countOf(clickhouse, table, releaseId);
      return {
        counts: { [counted]: total },
        changes: {
          addedRows: count - known,
          changedRows: known - same,
          removedRows: left,
          unchangedRows: same,
        },
        removal: removalOf(records.noun, left, names),
        isUnchanged: count === same && left === 0,
      };
    },
    remove,
  };
}

interface Over {
  readonly clickhouse: ClickHouse;
  readonly table: string;
  readonly columns: readonly string[];
  readonly records: FactRecords;
  readonly releaseId: string;
  readonly previousId: string;
}

const tuple = (columns: readonly string[]): string => `tuple(${columns.join(', ')})`;
/** A row's content as one number; empty cells are equal. */
const contentOf = (columns: readonly string[]): string =>
  `cityHash64(${columns.map((column) => `ifNull(toString(${column}), '')`).join(', ')})`;
const keysOf = (table: string, { key }: FactRecords, release: string): string =>
  `SELECT ${tuple(key)} FROM ${table} WHERE release_id = {${release}:String}`;

const counted = z.object({ count: z.number() });

async function countOf(clickhouse: ClickHouse, table: string, release: string): Promise<number> {
  const [{ count }] = await clickhouse.query(
    `SELECT toFloat64(count()) AS count FROM ${table} WHERE release_id = {release:String}`,
    { release },
    counted,
    { profile: 'batch' },
  );
  return count;
}

/** Rows of the file whose key is in force, and those of them that say the same. */
async function compareWithPrevious({ clickhouse, table, columns, records, releaseId, previousId }: Over) {
  const [{ known, same }] = await clickhouse.query(
    `SELECT toFloat64(countIf(${tuple(records.key)} IN (${keysOf(table, records, 'previous')}))) AS known,
       toFloat64(countIf(${contentOf(columns)} IN (
         SELECT ${contentOf(columns)} FROM ${table} WHERE release_id = {previous:String}))) AS same
     FROM ${table} WHERE release_id = {release:String}`,
    { release: releaseId, previous: previousId },
    z.object({ known: z.number(), same: z.number() }),
    { profile: 'batch' },
  );
  return { known, same };
}

/** Copies the rows in force that the file neither brings anew nor removes. */
async function carryFacts({ clickhouse, table, columns, records, releaseId, previousId }: Over) {
  const { key, removals, log, noun } = records;
  const gone = goneId(releaseId);
  if (removals.length > 0) {
    const lines = removals.map((removal) => lineOf([gone, ...(JSON.parse(removal.key) as Cell[])]));
    await clickhouse.insertText(table, ['release_id', ...key], [encoder.encode(`${lines.join('\n')}\n`)]);
    const [{ count }] = await clickhouse.query(
      `SELECT toFloat64(countIf(${tuple(key)} NOT IN (${keysOf(table, records, 'previous')}))) AS count
       FROM ${table} WHERE release_id = {gone:String}`,
      { gone, previous: previousId },
      counted,
    );
    if (count > 0) log.warn(null, null, `有 ${count} 行要删除的${noun}在现有数据中没有，无可删除`);
  }
  const names = columns.join(', ');
  await clickhouse.command(
    `INSERT INTO ${table} (release_id, ${names}) SELECT {release:String}, ${names} FROM ${table}
     WHERE release_id = {previous:String} AND ${tuple(key)} NOT IN (
       SELECT ${tuple(key)} FROM ${table} WHERE release_id IN ({release:String}, {gone:String}))`,
    { release: releaseId, previous: previousId, gone },
  );
  if (removals.length > 0)
    await clickhouse.command(`DELETE FROM ${table} WHERE release_id = {gone:String}`, { gone });
}

/** Rows of the previous release whose key the new one does not have, with the first names. */
async function leftOut({ clickhouse, table, records, releaseId, previousId }: Over) {
  const { key, name } = records;
  const [{ count, names }] = await clickhouse.query(
    `SELECT toFloat64(count()) AS count, ${name === null ? '[]' : `groupArray(5)(${name})`} AS names
     FROM (SELECT * FROM ${table} WHERE release_id = {previous:String}
       AND ${tuple(key)} NOT IN (${keysOf(table, records, 'release')}) ORDER BY ${key.join(', ')})`,
    { release: releaseId, previous: previousId },
    z.object({ count: z.number(), names: z.array(z.string()) }),
    { profile: 'batch' },
  );
  return { left: count, names };
}
