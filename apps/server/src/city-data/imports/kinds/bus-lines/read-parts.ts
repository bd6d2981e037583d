import { distanceMeters } from '@ooh/geo/distance';
import type { Wgs84Point } from '@ooh/geo/point';
import { impossibleMeters } from '../../georeference/classify-stop.ts';
import { geometryOf, pointOf, readLngLat } from '../../georeference/read-point.ts';
import type { Reading } from '../../import-kind.ts';
import type { ImportField } from '../../schema/import-field.ts';
import { rowCells, type RowCells } from '../../schema/row-cells.ts';
import type { TableRow } from '../../source/table-text.ts';
import { busLineFields } from './bus-line-schema.ts';
import type { DirectionRow, LineAttributes, RowStop } from './direction-row.ts';
import { readAttributes } from './read-attributes.ts';
import { declaredDirection, lieInCity, readTitle } from './read-direction.ts';

/** Content of one row for a direction: a stop, or the route. */
export interface DirectionPart {
  readonly row: number;
  readonly title: { readonly lineName: string; readonly direction: string };
  readonly declaredDirection: 0 | 1 | null;
  readonly stop: RowStop | null;
  readonly way: readonly Wgs84Point[] | null;
  readonly attributes: LineAttributes;
}

const wayPointLimit = 20_000;
const stopLimit = 400;
const stopNameLimit = 120;
/** Maximum gap between consecutive parts of one route. */
const gapMeters = 2000;

/** Whether rows hold parts of directions (a stop or a way each) and not whole lists of stops. */
export function holdsParts({ mapping }: Pick<Reading, 'mapping'>): boolean {
  return (mapping['stopCoordinates'] ?? null) === null;
}

/** Whether a row of whole directions gives a way alone: its stops are unknown. */
export function isWayAlone(row: TableRow, { mapping }: Pick<Reading, 'mapping'>): boolean {
  const isGiven = (field: string): boolean => {
    const column = mapping[field] ?? null;
    return column !== null && (row.cells.get(column) ?? '') !== '';
  };
  return !isGiven('stopNames') && !isGiven('stopCoordinates') && isGiven('shape');
}

/** One row with a stop or a route. All errors are logged with row and field. */
export function readPart(
  row: TableRow,
  reading: Reading,
  fields: readonly ImportField[] = busLineFields,
): DirectionPart | null {
  const cells = rowCells(row, fields, reading.mapping, reading.log);
  const title = readTitle(
    cells.text('lineName'),
    (reason) => cells.refuse('lineName', reason),
    cells.text('directionName'),
  );
  if (!title) return null;
  const place = readPlace(cells, reading);
  if (!place) return null;
  return {
    row: row.row,
    title,
    declaredDirection: declaredDirection(cells.text('direction')),
    ...place,
    attributes: readAttributes(row, reading.mapping, reading.log),
  };
}

function readPlace(cells: RowCells, reading: Reading): Pick<DirectionPart, 'stop' | 'way'> | null {
  const { crs } = reading;
  const text = cells.text('shape');
  if (text === '') {
    if (!cells.has('lng')) return cells.refuse('shape', '坐标为空');
    const point = readLngLat(cells, 'lng', 'lat', crs);
    return point && stopAt(cells, point);
  }
  const geometry = geometryOf(text);
  if (geometry === null) return cells.refuse('shape', '几何不是有效的 GeoJSON');
  if (geometry.type === 'Point') {
    const [point] = pointsOf([geometry.coordinates], crs);
    return typeof point === 'object' ? stopAt(cells, point) : cells.refuse('shape', point ?? '几何坐标有误');
  }
  if (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString')
    return cells.refuse('shape', `几何类型应为 Point 或 LineString，实为 ${String(geometry.type)}`);
  const way = wayOf(geometry, crs);
  if (typeof way === 'string') return cells.refuse('shape', way);
  if (way.some((point) => reading.fence.metersOutside(point) > impossibleMeters))
    return cells.refuse('shape', `走向在${reading.fence.cityName}以外`);
  return { stop: null, way };
}

function stopAt(cells: RowCells, point: Wgs84Point): Pick<DirectionPart, 'stop' | 'way'> | null {
  const name = cells.requiredText('stopNames', stopNameLimit);
  return name === null ? null : { stop: { name, point }, way: null };
}

/** Points of raw positions up to the first invalid one, whose reason is then the last item. */
function pointsOf(positions: readonly unknown[], crs: Reading['crs']): (Wgs84Point | string)[] {
  const points: (Wgs84Point | string)[] = [];
  for (const position of positions) {
    const [lng, lat] = Array.isArray(position) ? (position as unknown[]) : [];
    const isNumeric = typeof lng === 'number' && typeof lat === 'number';
    const point = isNumeric ? pointOf(crs, lng, lat) : '几何坐标不是数字';
    points.push(point);
    if (typeof point === 'string') break;
  }
  return points;
}

/** The route of a line geometry, its parts joined in order; or the error. */
function wayOf(
  geometry: { type: unknown; coordinates: unknown },
  crs: Reading['crs'],
): Wgs84Point[] | string {
  const parts = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
  if (!Array.isArray(parts)) return '几何坐标有误';
  const way: Wgs84Point[] = [];
  for (const part of parts as unknown[]) {
    if (!Array.isArray(part)) return '几何坐标有误';
    if (way.length + part.length > wayPointLimit) return `走向超过 ${wayPointLimit} 个点`;
    for (const [index, point] of pointsOf(part, crs).entries()) {
      if (typeof point === 'string') return point;
      const last = way[way.length - 1];
      if (index === 0 && last && distanceMeters(last, point) > gapMeters)
        return `走向的各段相距 ${Math.round(distanceMeters(last, point))} 米，不相连`;
      if (!last || last.lng !== point.lng || last.lat !== point.lat) way.push(point);
    }
  }
  return way.length < 2 ? '走向不足两个点' : way;
}

/** Directions from their parts in file order: stops by title, with the route if the file has one. */
export function joinParts(parts: readonly DirectionPart[], reading: Reading): DirectionRow[] {
  const groups = Map.groupBy(parts, ({ title }) => `${title.lineName}|${title.direction}`);
  return [...groups.values()].flatMap((group) => {
    const direction = directionOf(group, reading);
    return direction ? [direction] : [];
  });
}

function directionOf(group: readonly DirectionPart[], { fence, log }: Reading): DirectionRow | null {
  const [{ row, title }] = group;
  const way = group.find((part) => part.way !== null)?.way ?? null;
  const given = group.flatMap(({ stop }) => (stop ? [stop] : []));
  const label = title.direction === '' ? title.lineName : `${title.lineName}(${title.direction})`;
  if (given.length > stopLimit) {
    log.error(row, '站点名称', `「${label}」有 ${given.length} 站，超过 ${stopLimit} 站`);
    return null;
  }
  if (given.length < 2 && way === null) {
    log.error(row, '站点名称', `「${label}」只有 ${given.length} 站，应至少 2 站`);
    return null;
  }
  const hasOnlyEnds = given.length < 2 && way !== null;
  const stops = hasOnlyEnds ? endsOf(title.direction, way) : given;
  if (hasOnlyEnds) log.warn(row, '站点名称', `「${label}」没有站点，暂以走向的首末端为站（估算）`);
  const names = stops.map((stop) => stop.name);
  const points = stops.map((stop) => stop.point);
  if (!lieInCity({ row, field: '站点坐标' }, names, points, { fence, log })) return null;
  return {
    row,
    rowCount: group.length,
    lineName: title.lineName,
    name: title.direction || `${names[0]}-${names[names.length - 1]}`,
    declaredDirection: group[0].declaredDirection,
    stops,
    hasOnlyEnds,
    shape: way,
    attributes: group[0].attributes,
  };
}

/** The ends of a route, named by a title like 起点-终点. */
function endsOf(direction: string, way: readonly Wgs84Point[]): RowStop[] {
  const [from, to] = /^(.+?)\s*[-–—→~]+\s*(.+)$/.exec(direction)?.slice(1) ?? ['起点', '终点'];
  return [
    { name: from, point: way[0] },
    { name: to, point: way[way.length - 1] },
  ];
}
