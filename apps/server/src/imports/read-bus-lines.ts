import { setImmediate as breathe } from 'node:timers/promises';
import { cityFactsOf } from '@ooh/city/facts/city-facts';
import type { Crs } from '@ooh/geo/point';
import { Refusal } from '../refusal.ts';
import { assembleLines, contentHash, type ImportedLine } from './assemble-lines.ts';
import { reportedField, type ColumnMapping } from './bus-line-schema.ts';
import type { ByteSource } from './byte-source.ts';
import type { CityFence } from './city-fence.ts';
import type { TextEncoding } from './detect-encoding.ts';
import type { DirectionRow } from './direction-row.ts';
import { readGtfs } from './gtfs/read-gtfs.ts';
import type { IssueLog } from './issue-log.ts';
import { openCsv } from './read-csv.ts';
import { readDirection } from './read-direction.ts';
import { suspectCrs } from './suspect-crs.ts';

/** How to read one file of bus lines. */
export interface BusLineReading {
  readonly cityCode: string;
  readonly crs: Crs;
  readonly fence: CityFence;
  readonly log: IssueLog;
  readonly format: 'csv' | 'gtfs';
  /** CSV only. */
  readonly encoding: TextEncoding;
  readonly mapping: ColumnMapping;
  readonly signal?: AbortSignal;
  /** Rows read so far. */
  onRow?(rows: number): void;
}

export interface BusLineContent {
  readonly lines: readonly ImportedLine[];
  readonly contentSha256: string;
  /** Rows of the file: directions of a table, route × direction pairs of a feed. */
  readonly rowsRead: number;
  /** Rows that became directions. */
  readonly rowsAccepted: number;
  readonly counts: Readonly<Record<string, number>>;
}

/** Rows and stop visits that one import takes; far above any city's network. */
const rowLimit = 50_000;
const stopVisitLimit = 2_000_000;
const breatheEveryRows = 100;

interface ReadRows {
  readonly rows: readonly DirectionRow[];
  readonly rowsRead: number;
  readonly refusedRows: number;
  readonly refusedStops: number;
}

/**
 * Reads a file into lines. Nothing is written. Throws Refusal when the file as a whole cannot be used: no line
 * survives, or more than half of its rows are wrong (a wrong mapping, city or coordinate system).
 */
export async function readBusLines(source: ByteSource, reading: BusLineReading): Promise<BusLineContent> {
  const read = reading.format === 'gtfs' ? await gtfsRows(source, reading) : await csvRows(source, reading);
  warnOfCrs(read.rows, reading);
  const { lines, counts } = assembleLines(reading.cityCode, read.rows, reading.log);
  return {
    lines,
    contentSha256: contentHash(lines),
    rowsRead: read.rowsRead,
    rowsAccepted: counts.directions,
    counts: { ...counts, refusedRows: read.refusedRows, refusedStops: read.refusedStops },
  };
}

const crsLabels = { WGS84: 'WGS-84', GCJ02: 'GCJ-02（高德、腾讯）', BD09: 'BD-09（百度）' };

/** Says when stops named after known places stand beside them all in the same way: a wrong coordinate system. */
function warnOfCrs(rows: readonly DirectionRow[], reading: BusLineReading): void {
  if (reading.crs !== 'WGS84') return;
  const found = suspectCrs(
    rows.flatMap((row) => row.stops),
    cityFactsOf(reading.cityCode).businessDistricts,
  );
  if (found === null) return;
  const meters = (value: number) => `${Math.round(value)} 米`;
  reading.log.warn(
    null,
    reportedField(reading.mapping, 'stopCoordinates'),
    `坐标系可疑：以 ${found.landmarks} 个地名站点与已知位置相比，整体偏移约 ${meters(found.shiftMeters)}；` +
      `按 ${crsLabels[found.likely]} 解读时偏移约 ${meters(found.likelyShiftMeters)}，请核对坐标系后再导入`,
  );
}

/** Refuses content that would leave the city with less than half of what the file meant to bring. */
export function refuseUseless(content: BusLineContent): void {
  if (content.rowsRead === 0) throw new Refusal('refused', '文件没有数据行');
  if (content.lines.length === 0)
    throw new Refusal('refused', `${content.rowsRead} 行全部有误，没有可导入的线路，未作任何修改`);
  const refused = content.counts.refusedRows;
  if (refused * 2 > content.rowsRead) {
    throw new Refusal(
      'refused',
      `${content.rowsRead} 行中 ${refused} 行有误（超过一半），请核对列映射、城市与坐标系，未作任何修改`,
    );
  }
}

async function csvRows(source: ByteSource, reading: BusLineReading): Promise<ReadRows> {
  const { log, signal } = reading;
  const rows: DirectionRow[] = [];
  let [seen, stopVisits, refusedStops] = [0, 0, 0];
  const csv = await openCsv(source, reading.encoding, log);
  for await (const row of csv.rows()) {
    seen++;
    if (seen > rowLimit) throw new Refusal('refused', `数据超过 ${rowLimit} 行，请按城市拆分后导入`);
    const outcome = readDirection(row, reading);
    stopVisits += outcome.stopVisits;
    if (stopVisits > stopVisitLimit)
      throw new Refusal('refused', `站点超过 ${stopVisitLimit} 个，请按城市拆分后导入`);
    if (outcome.direction) rows.push(outcome.direction);
    else refusedStops += outcome.stopVisits;
    reading.onRow?.(seen);
    if (seen % breatheEveryRows === 0) await breathe();
    signal?.throwIfAborted();
  }
  const damaged = csv.damagedRows();
  return { rows, rowsRead: seen + damaged, refusedRows: seen - rows.length + damaged, refusedStops };
}

async function gtfsRows(source: ByteSource, reading: BusLineReading): Promise<ReadRows> {
  const { directions, found, refusedStops } = await readGtfs(source, reading);
  reading.onRow?.(found);
  return { rows: directions, rowsRead: found, refusedRows: found - directions.length, refusedStops };
}
