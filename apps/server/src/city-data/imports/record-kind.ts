import { createHash } from 'node:crypto';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Wgs84Point } from '@ooh/geo/point';
import { AppError } from '../../platform/http/app-error.ts';
import { watchCrsOfCity } from './georeference/warn-of-crs.ts';
import type {
  CheckedFile,
  ClickHouseWriter,
  ImportKind,
  ImportStores,
  PostgresWriter,
  PreviewShape,
  Reading,
  Removal,
} from './import-kind.ts';
import { createIssueLog } from './issue-log.ts';
import { createKeySet } from './schema/key-set.ts';
import { readOperation } from './schema/read-operation.ts';
import { rowCells, type RowCells } from './schema/row-cells.ts';
import { createSetDigest } from './schema/set-digest.ts';
import type { ByteSource } from './source/byte-source.ts';
import { openTable } from './source/open-table.ts';
import { countText } from '../../disclosure/figure-text.ts';

/** The accepted records of a checked file, read anew, in file order, without repetitions, some thousand at once. */
export type RecordBatches<Value> = () => AsyncGenerator<Value[]>;

/** Counts what the records of one file hold, by name, for its report. */
export interface RecordCounter<Value> {
  see(record: Value): void;
  counts(): Readonly<Record<string, number>>;
}

/** A kind in which every row is one record: files of any length are streamed. */
export interface RecordKind<Value, Known = undefined> extends Omit<
  ImportKind,
  'shapeOf' | 'check' | 'needsGrid'
> {
  readonly needsGrid?: boolean;
  /** What one record is called: 兴趣点, 行政区. */
  readonly noun: string;
  /** Most rows that one import takes. */
  readonly rowLimit: number;
  /** Reference data of the rows, fetched before each reading. Refuses a file that cannot be used now. */
  prepare?(reading: Reading, stores: ReadingStores): Promise<Known>;
  /** The row's record; null when invalid, with the issues logged. */
  readRow(cells: RowCells, reading: Reading, known: Known): Value | null;
  /** The record that a row asks to remove, of kinds with `keyFields`; null when it names none, with the issues logged. */
  readRemoval?(cells: RowCells, reading: Reading, known: Known): Omit<Removal, 'row'> | null;
  /** Rows with the same key are duplicates: the first is kept. */
  keyOf(record: Value): string;
  /** Reports a duplicate, with `refuse` as an error; by default it is left out with a warning. */
  onRepeated?(cells: RowCells, record: Value): 'left out' | 'refused';
  /** Shape of a record for the preview, of kinds that prepare nothing. */
  shapeOfRecord?(record: Value): PreviewShape | null;
  /** Shape of a row for the preview, where its record cannot be read without what is prepared. */
  shapeOfRow?(cells: RowCells, reading: Reading): PreviewShape | null;
  /** The record's name and place, used to detect a wrong coordinate system. */
  landmarkOf?(record: Value): { readonly name: string; readonly point: Wgs84Point };
  counter?(): RecordCounter<Value>;
  /** What besides the records makes the file's content, so that a change of it is one. */
  contentOf?(known: Known): string;
  /** What the release has to remember of the file, once it is read. */
  parametersOf?(known: Known): Readonly<Record<string, unknown>>;
  writerOf(
    batches: RecordBatches<Value>,
    reading: Reading,
    known: Known,
    stores: ImportStores,
    /** What the file removes, each once, in file order. */
    removals: readonly Removal[],
  ): PostgresWriter | ClickHouseWriter;
}

/** The stores beside the file that is read, for kinds whose files hold more than a table. */
interface ReadingStores extends ImportStores {
  readonly source: ByteSource;
}

const batchRows = 4000;
const yieldEveryRows = 500;

interface Tally {
  rows: number;
  refused: number;
  duplicates: number;
}

/** What a kind read row by row has in common with every other. */
function commonOf<Value, Known>(
  kind: RecordKind<Value, Known>,
): Omit<ImportKind, 'needsGrid' | 'shapeOf' | 'check'> {
  const { name, label, hint, releaseKind, formats, fields, modesFor, isConfidential } = kind;
  const { keyFields, completesByKey, takesPicturesAlone, vocabularies, rowLimit } = kind;
  return {
    name,
    label,
    hint,
    releaseKind,
    formats,
    fields,
    modesFor,
    isConfidential,
    keyFields,
    completesByKey,
    takesPicturesAlone,
    vocabularies,
    rowLimit,
  };
}

/** A full kind from one that is read row by row. */
export function recordKind<Value, Known = undefined>(kind: RecordKind<Value, Known>): ImportKind {
  const { fields } = kind;
  return {
    ...commonOf(kind),
    needsGrid: kind.needsGrid ?? false,
    shapeOf(row, reading) {
      const cells = rowCells(row, fields, reading.mapping, reading.log);
      if (kind.shapeOfRow) return kind.shapeOfRow(cells, reading);
      if (!kind.shapeOfRecord) return null;
      const record = kind.readRow(cells, reading, undefined as Known);
      return record === null ? null : kind.shapeOfRecord(record);
    },
    check: (source, reading, stores) => checkRecords(kind, source, reading, stores),
  };
}

async function checkRecords<Value, Known>(
  kind: RecordKind<Value, Known>,
  source: ByteSource,
  reading: Reading,
  stores: ImportStores,
): Promise<CheckedFile> {
  // A kind without reference data.
  const known = (await kind.prepare?.(reading, { ...stores, source })) as Known;
  const tally: Tally = { rows: 0, refused: 0, duplicates: 0 };
  const digest = createSetDigest();
  const watch = kind.landmarkOf && (await watchCrsOfCity(stores.db, reading.cityCode));
  const counter = kind.counter?.();
  let accepted = 0;
  const removals = new Map<string, Removal>();
  for await (const record of records(kind, source, { reading, known }, tally, removals)) {
    accepted++;
    digest.add(`${kind.keyOf(record)}\n${JSON.stringify(record)}`);
    counter?.see(record);
    const landmark = kind.landmarkOf?.(record);
    if (landmark) watch?.see(landmark.name, landmark.point);
  }
  watch?.warn(reading, kind.fields);
  const silent: Reading = { ...reading, log: createIssueLog(), onRow: undefined };
  const batches = async function* (): AsyncGenerator<Value[]> {
    let batch: Value[] = [];
    let written = 0;
    const again = { reading: silent, known: (await kind.prepare?.(silent, { ...stores, source })) as Known };
    const untold = { rows: 0, refused: 0, duplicates: 0 };
    for await (const record of records(kind, source, again, untold, new Map())) {
      batch.push(record);
      if (batch.length < batchRows) continue;
      yield batch;
      written += batch.length;
      reading.onWritten?.(written);
      batch = [];
    }
    if (batch.length > 0) yield batch;
  };
  return {
    contentSha256: digest.hex(
      [kind.contentOf?.(known) ?? '', ...[...removals.keys()].toSorted()].join('\n').trim(),
    ),
    rowsRead: tally.rows,
    rowsAccepted: accepted + removals.size,
    rowsRefused: tally.refused,
    counts: { ...counter?.counts(), duplicateRows: tally.duplicates, refusedRows: tally.refused },
    parameters: kind.parametersOf?.(known),
    writer: kind.writerOf(batches, reading, known, stores, [...removals.values()]),
  };
}

async function* records<Value, Known>(
  kind: RecordKind<Value, Known>,
  source: ByteSource,
  { reading, known }: { readonly reading: Reading; readonly known: Known },
  tally: Tally,
  removals: Map<string, Removal>,
): AsyncGenerator<Value> {
  const { log, mapping, signal } = reading;
  const table = await openTable(source, reading, log);
  const keys = createKeySet();
  let read = 0;
  for await (const row of table.rows()) {
    if (++read > kind.rowLimit)
      throw new AppError('refused', `数据超过 ${countText(kind.rowLimit)} 行，请拆分后导入`);
    reading.onRow?.(read);
    if (read % yieldEveryRows === 0) {
      await yieldToEventLoop();
      signal?.throwIfAborted();
    }
    const cells = rowCells(row, kind.fields, mapping, log);
    const operation = readOperation(cells, reading);
    if (operation === 'remove' && kind.readRemoval) {
      const removal = kind.readRemoval(cells, reading, known);
      if (removal === null) tally.refused++;
      else if (removals.has(removal.key)) {
        tally.duplicates++;
        log.warn(row.row, null, '与前面的删除重复，已忽略', removal.name);
      } else removals.set(removal.key, { ...removal, row: row.row });
      continue;
    }
    const record = operation === null ? null : kind.readRow(cells, reading, known);
    if (record === null) {
      tally.refused++;
      continue;
    }
    const key = createHash('sha256').update(kind.keyOf(record)).digest();
    if (keys.add(key.readUInt32LE(0), key.readUInt32LE(4))) yield record;
    else if (kind.onRepeated?.(cells, record) === 'refused') tally.refused++;
    else {
      tally.duplicates++;
      if (!kind.onRepeated) log.warn(row.row, null, `与前面的${kind.noun}重复，已忽略`, kind.keyOf(record));
    }
  }
  const damaged = table.damagedRows();
  tally.rows = read + damaged;
  tally.refused += damaged;
}
