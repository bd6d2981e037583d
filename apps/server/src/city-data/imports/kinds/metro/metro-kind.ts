import { createHash } from 'node:crypto';
import { certain } from '@ooh/contract/core/certain';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { importKindNames } from '@ooh/contract/domain/data-release';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { MetroLineRecord, MetroStationRecord } from '../../../metro/insert-metro.ts';
import { watchCrsOfCity } from '../../georeference/warn-of-crs.ts';
import type { CheckedFile, ImportKind, ImportStores, Reading, Removal } from '../../import-kind.ts';
import { importField, operationField } from '../../schema/import-field.ts';
import type { ByteSource } from '../../source/byte-source.ts';
import { openTable, tableFormats } from '../../source/open-table.ts';
import { lineRemovals } from '../bus-lines/line-removals.ts';
import type { DirectionRow } from '../bus-lines/direction-row.ts';
import { joinParts, readPart, type DirectionPart } from '../bus-lines/read-parts.ts';
import { assembleMetro, plainName } from './assemble-metro.ts';
import { feedRows, inspectMetroFeed } from './read-metro-feed.ts';
import { metroWriter } from './write-metro.ts';

const fields = [
  importField('lineName', '线路名称', '线路 线路名 地铁线路 线路号 linename line routename route name', {
    isRequired: true,
    example: '1号线(罗湖-机场东)',
  }),
  importField(
    'stopNames',
    '车站名称',
    '车站 站名 站点 站点名称 stationname stationnames station stopname stop',
    {
      isRequired: true,
      unless: ['shape'],
      example: '罗湖',
    },
  ),
  importField('shape', '坐标', 'geometry geom location 位置 经纬度'),
  importField('lng', '经度', 'lng lon long longitude x', {
    isRequired: true,
    unless: ['shape'],
    yieldsTo: ['shape'],
    example: '114.1183',
  }),
  importField('lat', '纬度', 'lat latitude y', {
    isRequired: true,
    unless: ['shape'],
    yieldsTo: ['shape'],
    example: '22.5316',
  }),
  importField('direction', '方向', '上下行 direction dir', { example: '上行' }),
  importField('firstHour', '首班车', '首班 首班时间 firstbus first', { example: '06:10' }),
  importField('lastHour', '末班车', '末班 末班时间 lastbus last', { example: '23:00' }),
  operationField,
];

const rowLimit = 50_000;
/** What a file says about a city's metro. */
export interface ReadMetro {
  readonly lines: readonly MetroLineRecord[];
  readonly stations: readonly MetroStationRecord[];
  readonly removals: readonly Removal[];
}

interface ReadRows {
  readonly rows: readonly DirectionRow[];
  readonly rowsRead: number;
  /** Rows that make up directions or removals. */
  readonly used: number;
  readonly removals: readonly Removal[];
}

async function tableRows(source: ByteSource, reading: Reading): Promise<ReadRows> {
  const table = await openTable(source, reading, reading.log);
  const parts: DirectionPart[] = [];
  const removals = lineRemovals(reading, fields, plainName);
  let read = 0;
  for await (const row of table.rows()) {
    if (++read > rowLimit) throw new AppError('refused', `数据超过 ${rowLimit} 行，请按城市拆分后导入`);
    reading.onRow?.(read);
    if (removals.take(row) !== 'write') continue;
    const part = readPart(row, reading, fields);
    if (part) parts.push(part);
    reading.signal?.throwIfAborted();
  }
  const rows = joinParts(parts, reading);
  const used = rows.reduce((sum, { rowCount }) => sum + rowCount, removals.rows);
  return { rows, rowsRead: read + table.damagedRows(), used, removals: removals.all() };
}

async function checkMetro(
  source: ByteSource,
  reading: Reading,
  { db, now }: ImportStores,
): Promise<CheckedFile> {
  const { rows, rowsRead, used, removals } =
    reading.format === 'gtfs'
      ? await feedRows(source, { ...reading, today: chinaDate(now()) })
      : await tableRows(source, reading);
  const watch = await watchCrsOfCity(db, reading.cityCode);
  for (const { stops } of rows) for (const { name, point } of stops) watch.see(name, point);
  watch.warn(reading, fields);
  const { lines, stations, left } = assembleMetro(rows, reading);
  const content = JSON.stringify([
    lines.toSorted((a, b) => (a.lineId < b.lineId ? -1 : 1)),
    stations.toSorted((a, b) => (a.stationId < b.stationId ? -1 : 1)),
  ]);
  return {
    contentSha256: createHash('sha256').update(content).digest('hex'),
    rowsRead,
    rowsAccepted: used - left,
    rowsRefused: rowsRead - used,
    counts: {
      lines: lines.length,
      stations: stations.length,
      variantRows: left,
      refusedRows: rowsRead - used,
    },
    writer: metroWriter({ lines, stations, removals }, reading.log),
  };
}

/** Metro lines with their stations: one row a station, in the order of travel. */
export const metroKind: ImportKind = {
  name: 'metro',
  label: importKindNames.metro,
  hint: '每行一个车站，按行车顺序：线路名称、车站名称、经纬度；也可用 GTFS（其中的地铁、轻轨与市域铁路）',
  releaseKind: 'metro',
  formats: [...tableFormats, 'geojson', 'gtfs'],
  fields,
  needsGrid: false,
  keyFields: ['lineName'],
  rowLimit,
  modesFor: (format) => (format === 'gtfs' ? ['merge', 'replace'] : ['merge', 'delete', 'replace']),
  shapeOf(row, reading) {
    const part = readPart(row, reading, fields);
    if (!part) return null;
    const points = part.way ?? [certain(part.stop, 'stop of a part without a way').point];
    return {
      name: part.stop?.name ?? part.title.lineName,
      coordinates: points.map(({ lng, lat }) => [lng, lat]),
    };
  },
  inspectFeed: inspectMetroFeed,
  check: checkMetro,
};
