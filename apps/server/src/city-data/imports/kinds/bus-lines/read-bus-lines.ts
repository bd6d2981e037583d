import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { AppError } from '../../../../platform/http/app-error.ts';
import { assembleLines, contentHash, type ImportedLine } from './assemble-lines.ts';
import { busLineFields } from './bus-line-schema.ts';
import type { ByteSource } from '../../source/byte-source.ts';
import type { DirectionRow } from './direction-row.ts';
import { readGtfs } from './gtfs/read-gtfs.ts';
import { busRoutes } from './gtfs/route-modes.ts';
import type { CrsWatch } from '../../georeference/warn-of-crs.ts';
import type { Reading, Removal } from '../../import-kind.ts';
import { countText } from '../../../../disclosure/figure-text.ts';
import { lineRemovals } from './line-removals.ts';
import { openTable } from '../../source/open-table.ts';
import { holdsParts, isWayAlone, joinParts, readPart, type DirectionPart } from './read-parts.ts';
import { readDirection } from './read-direction.ts';

export interface BusLineContent {
  readonly lines: readonly ImportedLine[];
  readonly contentSha256: string;
  /** Rows of the file: directions of a table, route × direction pairs of a feed. */
  readonly rowsRead: number;
  /** Rows that became directions. */
  readonly rowsAccepted: number;
  readonly rowsRefused: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly removals: readonly Removal[];
}

/** Rows and stop visits that one import takes; far above any city's network. */
export const lineRowLimit = 500_000;
const stopVisitLimit = 2_000_000;
const yieldEveryRows = 100;

interface ReadRows {
  readonly rows: readonly DirectionRow[];
  readonly rowsRead: number;
  readonly refusedRows: number;
  readonly refusedStops: number;
  readonly removals: readonly Removal[];
  readonly removalRows: number;
}

/** Reads a file into lines. Nothing is written. Throws AppError on a file that holds more than one city's network. */
export async function readBusLines(
  source: ByteSource,
  reading: Reading,
  watch: CrsWatch,
  today: string,
): Promise<BusLineContent> {
  const read =
    reading.format === 'gtfs'
      ? await gtfsRows(source, { ...reading, today })
      : await tableRows(source, reading);
  for (const { stops } of read.rows) for (const { name, point } of stops) watch.see(name, point);
  watch.warn(reading, busLineFields);
  const { lines, counts } = assembleLines(reading.cityCode, read.rows, reading.log);
  return {
    lines,
    contentSha256: contentHash(lines),
    rowsRead: read.rowsRead,
    rowsAccepted: read.rowsRead - read.refusedRows - counts.duplicateRows - counts.variantRows,
    rowsRefused: read.refusedRows,
    removals: read.removals,
    counts: { ...counts, refusedRows: read.refusedRows, refusedStops: read.refusedStops },
  };
}

async function tableRows(source: ByteSource, reading: Reading): Promise<ReadRows> {
  const { log, signal } = reading;
  const rows: DirectionRow[] = [];
  let [seen, stopVisits, refusedStops] = [0, 0, 0];
  const isInParts = holdsParts(reading);
  const parts: DirectionPart[] = [];
  const removals = lineRemovals(reading, busLineFields);
  const table = await openTable(source, reading, log);
  for await (const row of table.rows()) {
    seen++;
    if (seen > lineRowLimit)
      throw new AppError('refused', `数据超过 ${countText(lineRowLimit)} 行，请按城市拆分后导入`);
    const taken = removals.take(row);
    if (taken !== 'write') continue;
    if (isInParts || isWayAlone(row, reading)) {
      const part = readPart(row, reading);
      if (part) parts.push(part);
    } else {
      const outcome = readDirection(row, reading);
      stopVisits += outcome.stopVisits;
      if (stopVisits > stopVisitLimit)
        throw new AppError('refused', `站点超过 ${stopVisitLimit} 个，请按城市拆分后导入`);
      if (outcome.direction) rows.push(outcome.direction);
      else refusedStops += outcome.stopVisits;
    }
    reading.onRow?.(seen);
    if (seen % yieldEveryRows === 0) await yieldToEventLoop();
    signal?.throwIfAborted();
  }
  rows.push(...joinParts(parts, reading));
  const damaged = table.damagedRows();
  const used = rows.reduce((sum, { rowCount }) => sum + rowCount, 0);
  return {
    rows,
    rowsRead: seen + damaged,
    refusedRows: seen - used - removals.rows + damaged,
    refusedStops,
    removals: removals.all(),
    removalRows: removals.rows,
  };
}

async function gtfsRows(
  source: ByteSource,
  reading: Reading & { readonly today: string },
): Promise<ReadRows> {
  const { directions, found, refusedStops } = await readGtfs(source, { ...reading, modes: busRoutes });
  reading.onRow?.(found);
  return {
    rows: directions,
    rowsRead: found,
    refusedRows: found - directions.length,
    refusedStops,
    removals: [],
    removalRows: 0,
  };
}
