import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { Wgs84Point } from '@ooh/geo/point';
import { Refusal } from '../refusal.ts';
import { watchLandmarks } from './ground/warn-of-crs.ts';
import type {
  CheckedFile,
  ClickHouseWriter,
  ImportKind,
  PostgresWriter,
  PreviewShape,
  Reading,
} from './import-kind.ts';
import { createIssueLog } from './issue-log.ts';
import { createKeySet } from './schema/key-set.ts';
import { rowCells, type RowCells } from './schema/row-cells.ts';
import type { ByteSource } from './source/byte-source.ts';
import { openTable } from './source/open-table.ts';

/** The accepted records of a checked file, read anew, in file order, without repetitions, some thousand at once. */
export type RecordBatches<Value> = () => AsyncGenerator<Value[]>;

/** A kind whose every row is a record by itself: files of any length are read and written piece by piece. */
export interface RecordKind<Value> extends Omit<ImportKind, 'shapeOf' | 'check' | 'needsGrid'> {
  readonly needsGrid?: boolean;
  /** What one record is called: 兴趣点, 行政区. */
  readonly noun: string;
  /** Most rows that one import takes. */
  readonly rowLimit: number;
  /** The row's record; null when something is wrong, which is logged then. */
  readRow(cells: RowCells, reading: Reading): Value | null;
  /** Rows with the same key say the same thing twice: the first stays. */
  keyOf(record: Value): string;
  shapeOfRecord(record: Value): PreviewShape | null;
  /** The record's name and place, by which a wrong coordinate system is noticed. */
  landmarkOf?(record: Value): { readonly name: string; readonly point: Wgs84Point };
  writerOf(batches: RecordBatches<Value>, reading: Reading): PostgresWriter | ClickHouseWriter;
}

const batchRows = 4000;
const breatheEveryRows = 500;

interface Tally {
  rows: number;
  refused: number;
  duplicates: number;
}

/** A full kind from one that is read row by row. */
export function recordKind<Value>(kind: RecordKind<Value>): ImportKind {
  const { name, label, hint, releaseKind, formats, fields, modesFor } = kind;
  return {
    name,
    label,
    hint,
    releaseKind,
    formats,
    fields,
    modesFor,
    needsGrid: kind.needsGrid ?? false,
    shapeOf(row, reading) {
      const record = kind.readRow(rowCells(row, fields, reading.mapping, reading.log), reading);
      return record === null ? null : kind.shapeOfRecord(record);
    },
    check: (source, reading) => checkRecords(kind, source, reading),
  };
}

async function checkRecords<Value>(
  kind: RecordKind<Value>,
  source: ByteSource,
  reading: Reading,
): Promise<CheckedFile> {
  const tally: Tally = { rows: 0, refused: 0, duplicates: 0 };
  const digest = createSetDigest();
  const landmarks = watchLandmarks(reading.cityCode);
  let accepted = 0;
  for await (const record of records(kind, source, reading, tally)) {
    accepted++;
    digest.add(kind.keyOf(record), record);
    const landmark = kind.landmarkOf?.(record);
    if (landmark) landmarks.see(landmark.name, landmark.point);
  }
  landmarks.warn(reading, kind.fields);
  const silent: Reading = { ...reading, log: createIssueLog(), onRow: undefined };
  const batches = async function* (): AsyncGenerator<Value[]> {
    let batch: Value[] = [];
    let written = 0;
    for await (const record of records(kind, source, silent, { rows: 0, refused: 0, duplicates: 0 })) {
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
    contentSha256: digest.hex(),
    rowsRead: tally.rows,
    rowsAccepted: accepted,
    rowsRefused: tally.refused,
    counts: { duplicateRows: tally.duplicates, refusedRows: tally.refused },
    writer: kind.writerOf(batches, reading),
  };
}

async function* records<Value>(
  kind: RecordKind<Value>,
  source: ByteSource,
  reading: Reading,
  tally: Tally,
): AsyncGenerator<Value> {
  const { log, mapping, signal } = reading;
  const table = await openTable(source, reading, log);
  const keys = createKeySet();
  let read = 0;
  for await (const row of table.rows()) {
    if (++read > kind.rowLimit)
      throw new Refusal('refused', `数据超过 ${kind.rowLimit.toLocaleString('zh-CN')} 行，请拆分后导入`);
    reading.onRow?.(read);
    if (read % breatheEveryRows === 0) {
      await breathe();
      signal?.throwIfAborted();
    }
    const cells = rowCells(row, kind.fields, mapping, log);
    const record = kind.readRow(cells, reading);
    if (record === null) {
      tally.refused++;
      continue;
    }
    const key = createHash('sha256').update(kind.keyOf(record)).digest();
    if (keys.add(key.readUInt32LE(0), key.readUInt32LE(4))) yield record;
    else {
      tally.duplicates++;
      log.warn(row.row, null, `与前面的${kind.noun}重复，已忽略`, kind.keyOf(record));
    }
  }
  const damaged = table.damagedRows();
  tally.rows = read + damaged;
  tally.refused += damaged;
}

/** A hash of records whatever their order: the 32-bit words of their SHA-256, added up. */
function createSetDigest() {
  const sums = new Uint32Array(8);
  let count = 0;
  return {
    add(key: string, record: unknown): void {
      const words = createHash('sha256')
        .update(`${key}\n${JSON.stringify(record)}`)
        .digest();
      for (let i = 0; i < 8; i++) sums[i] += words.readUInt32LE(i * 4);
      count++;
    },
    hex: (): string =>
      createHash('sha256')
        .update(`${count}|${sums.join(',')}`)
        .digest('hex'),
  };
}
