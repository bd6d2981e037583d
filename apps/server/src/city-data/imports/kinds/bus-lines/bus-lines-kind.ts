import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { importKindNames } from '@ooh/contract/domain/data-release';
import { countsOf, type BusLineRecord } from '../../../bus-line/bus-line-record.ts';
import { insertLines } from '../../../bus-line/insert-lines.ts';
import { readLines } from '../../../bus-line/read-lines.ts';
import { compareRecords, findGone } from '../../compare-records.ts';
import { watchCrsOfCity } from '../../georeference/warn-of-crs.ts';
import type { ImportKind, PostgresWriter, PreviewShape, Reading } from '../../import-kind.ts';
import { removalOf } from '../../removal.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { createIssueLog } from '../../issue-log.ts';
import type { TableRow } from '../../source/table-text.ts';
import type { ImportedLine } from './assemble-lines.ts';
import { busLineFields } from './bus-line-schema.ts';
import type { DirectionRow } from './direction-row.ts';
import { completeLine, estimateCity, keepCorrections } from './fill-estimates.ts';
import { readGtfs } from './gtfs/read-gtfs.ts';
import { busRoutes } from './gtfs/route-modes.ts';
import { supplemented } from './merge-lines.ts';
import { lineRowLimit, readBusLines, type BusLineContent } from './read-bus-lines.ts';
import { readDirection } from './read-direction.ts';
import { holdsParts, readPart } from './read-parts.ts';
import { tableFormats } from '../../source/open-table.ts';

/** A direction as the preview draws it. */
function previewOf({ lineName, name, shape, stops }: DirectionRow): PreviewShape {
  const points = shape ?? stops.map((stop) => stop.point);
  return { name: `${lineName}(${name})`, coordinates: points.map(({ lng, lat }) => [lng, lat]) };
}

function shapeOf(row: TableRow, reading: Reading): PreviewShape | null {
  if (!holdsParts(reading)) {
    const { direction } = readDirection(row, reading);
    return direction && previewOf(direction);
  }
  const part = readPart(row, reading);
  if (!part) return null;
  const points = part.way ?? [certain(part.stop, 'stop of a part without a way').point];
  return {
    name: part.stop ? part.stop.name : part.title.lineName,
    coordinates: points.map(({ lng, lat }) => [lng, lat]),
  };
}

/** Complete records of a file's lines, with what was known of them before. */
function recordsOf(
  lines: readonly ImportedLine[],
  cityCode: string,
  before: readonly BusLineRecord[],
  isMerge: boolean,
): BusLineRecord[] {
  const known = new Map(before.map((line) => [line.lineId, line]));
  const whole = isMerge ? lines.map((line) => supplemented(line, known.get(line.lineId))) : lines;
  const city = estimateCity(cityCode, whole);
  const read = whole.map((line) => {
    const earlier = known.get(line.lineId);
    if (!isMerge) return keepCorrections(completeLine(line, city), earlier);
    const record = keepCorrections(completeLine(line, city), earlier);
    return { ...record, operator: record.operator ?? earlier?.operator ?? null };
  });
  if (!isMerge) return read;
  const named = new Set(read.map(({ lineId }) => lineId));
  return [...before.filter(({ lineId }) => !named.has(lineId)), ...read];
}

const keyOf = ({ lineId }: BusLineRecord): string => lineId;
const priceKey = ({ formId, deck }: BusLineRecord['prices'][number]): string => `${deck}|${formId}`;

/** With prices in one order, so that the same line is the same text. */
const inOrder = (lines: readonly BusLineRecord[]): BusLineRecord[] =>
  lines.map((line) => ({
    ...line,
    prices: line.prices.toSorted((a, b) => (priceKey(a) < priceKey(b) ? -1 : 1)),
  }));

/** Adds to, corrects and removes the lines in force, or replaces all of them. */
function lineWriter(content: BusLineContent, { cityCode, log }: Reading): PostgresWriter {
  return {
    store: 'postgres',
    async write(transaction, releaseId, previous, mode) {
      const before = previous ? await readLines(transaction, previous.release_id) : [];
      const gone = findGone(before, content.removals, ({ lineName }) => lineName, log, '线路');
      // Lines of the demonstration make way for real ones as a whole: nothing tells the two apart afterwards.
      const isDemo = mode === 'merge' && previous?.is_demo === true && content.lines.length > 0;
      const kept = isDemo ? [] : before.filter(({ lineName }) => !gone.has(lineName));
      const lines = recordsOf(content.lines, cityCode, kept, mode !== 'replace');
      if (lines.length === 0) throw new AppError('refused', '删除后没有线路：请改为撤销该版本');
      const change = compareRecords(inOrder(lines), inOrder(before), keyOf);
      const isUnchanged = previous !== undefined && change.isUnchanged;
      if (!isUnchanged) await insertLines(transaction, releaseId, lines);
      return {
        counts: countsOf(lines),
        changes: change.counts(content.lines.map(({ lineId }) => lineId)),
        removal: removalOf(
          '条线路',
          change.removed.length,
          change.removed.map(({ lineName }) => lineName),
          isDemo,
        ),
        standsAlone: isDemo,
        isUnchanged,
      };
    },
  };
}

/** Bus lines: tables of directions, rows of stops, drawn ways, and GTFS feeds. */
export const busLinesKind: ImportKind = {
  name: 'bus-lines',
  label: importKindNames['bus-lines'],
  hint: '每行一个方向的线路（名称、站点列表、站点坐标），或每行一站，或每个要素一条走向；也可用 GTFS',
  releaseKind: 'bus-lines',
  formats: [...tableFormats, 'geojson', 'gtfs'],
  fields: busLineFields,
  needsGrid: false,
  keyFields: ['lineName'],
  rowLimit: lineRowLimit,
  modesFor: (format) => (format === 'gtfs' ? ['merge', 'replace'] : ['merge', 'delete', 'replace']),
  shapeOf,
  async inspectFeed(source, options, rows) {
    const { directions, found, tables } = await readGtfs(source, {
      ...options,
      modes: busRoutes,
      log: createIssueLog(),
    });
    const first = directions.slice(0, rows);
    return {
      rows: found,
      columns: tables,
      preview: first.map(({ lineName, name, stops, attributes }) => ({
        线路: lineName,
        方向: name,
        站点数: String(stops.length),
        运营公司: attributes.operator ?? '',
        '发车间隔（分钟）': attributes.headwayMinutes === null ? '' : String(attributes.headwayMinutes),
      })),
      previewShapes: first.map(previewOf),
    };
  },
  async check(source, reading, { db, now }) {
    const watch = await watchCrsOfCity(db, reading.cityCode);
    const content = await readBusLines(source, reading, watch, chinaDate(now()));
    return {
      ...content,
      writer: lineWriter(content, reading),
    };
  },
};
