import type { CityFence } from '@ooh/geo/city-fence';
import type { Crs, Wgs84Point } from '@ooh/geo/point';
import { geometryOf, parsePoint } from '../../georeference/read-point.ts';
import { reportedField, type ColumnMapping } from '../../schema/import-field.ts';
import { problemOfText } from '../../schema/row-cells.ts';
import { busLineFields } from './bus-line-schema.ts';
import { doubtfulMeters, impossibleMeters, classifyStop } from '../../georeference/classify-stop.ts';
import type { RowOutcome } from './direction-row.ts';
import type { IssueLog } from '../../issue-log.ts';
import { parseList } from '../../schema/parse-list.ts';
import { cellReader, readAttributes } from './read-attributes.ts';
import type { TableRow } from '../../source/table-text.ts';

export interface DirectionReading {
  readonly mapping: ColumnMapping;
  readonly crs: Crs;
  readonly fence: CityFence;
  readonly log: IssueLog;
}

const stopLimit = 400;
const shapePointLimit = 20_000;
const nameLimit = 120;
const titleLimit = 400;

/** One row of a table of lines, checked. Everything wrong is logged with row and field. */
export function readDirection(row: TableRow, reading: DirectionReading): RowOutcome {
  const { mapping, log } = reading;
  const cell = cellReader(row, mapping);
  const refuse = (field: string, reason: string, value = cell(field)): null => {
    log.error(row.row, reportedField(busLineFields, mapping, field), reason, value);
    return null;
  };
  const names = readNames(cell('stopNames'), (reason) => refuse('stopNames', reason));
  const points = readPoints(cell('stopCoordinates'), reading.crs, names, (reason, value) =>
    refuse('stopCoordinates', reason, value),
  );
  const title = readTitle(cell('lineName'), (reason) => refuse('lineName', reason), cell('directionName'));
  const stopVisits = Math.max(names?.length ?? 0, points?.length ?? 0);
  if (!names || !points || !title) return { direction: null, stopVisits };
  if (names.length !== points.length) {
    refuse('stopCoordinates', `站点名称 ${names.length} 个，坐标 ${points.length} 个，数量不一致`);
    return { direction: null, stopVisits };
  }
  if (points.length < 2 || points.length > stopLimit) {
    refuse('stopNames', `站点 ${points.length} 个，应为 2 至 ${stopLimit} 个`);
    return { direction: null, stopVisits };
  }
  const field = reportedField(busLineFields, mapping, 'stopCoordinates');
  if (!lieInCity({ row: row.row, field }, names, points, reading)) return { direction: null, stopVisits };
  return {
    stopVisits,
    direction: {
      row: row.row,
      rowCount: 1,
      hasOnlyEnds: false,
      lineName: title.lineName,
      name: title.direction || `${names[0]}-${names[names.length - 1]}`,
      declaredDirection: declaredDirection(cell('direction')),
      stops: names.map((name, index) => ({ name, point: points[index] })),
      shape: moreThan(points, readShape(row.row, cell('shape'), reading)),
      attributes: readAttributes(row, mapping, log),
    },
  };
}

/** 650路(锦程文丰公交场站-凤凰山脚) is line 650路 in direction 锦程文丰公交场站-凤凰山脚. */
export function splitTitle(title: string): { lineName: string; direction: string } {
  const matched = /^([^(（]*)[(（](.*)[)）]$/s.exec(title);
  if (!matched) return { lineName: title.trim(), direction: '' };
  return { lineName: matched[1].trim(), direction: matched[2].replace(/^.*[)）][(（]/s, '').trim() };
}

/** A line and its direction by one title, or by a name each: the line's is taken as it stands then. */
export function readTitle(text: string, refuse: (reason: string) => null, directionName = '') {
  const problem = problemOfText(text, titleLimit) ?? problemOfText(directionName, titleLimit);
  if (text === '') return refuse('线路名称为空');
  if (problem) return refuse(problem);
  const title =
    directionName === '' ? splitTitle(text) : { lineName: text.trim(), direction: directionName.trim() };
  return title.lineName === '' || title.lineName.length > nameLimit ? refuse('线路名称为空或过长') : title;
}

function readNames(text: string, refuse: (reason: string) => null): string[] | null {
  const problem = problemOfText(text, Infinity);
  if (problem) return refuse(problem);
  const parsed = parseList(text);
  if ('broken' in parsed) return refuse(`列表无法解析：${parsed.broken}（第 ${parsed.position} 个字符）`);
  if (parsed.items.length === 0) return refuse('站点列表为空');
  const blank = parsed.items.findIndex((item) => item === '' || item.length > nameLimit);
  return blank >= 0 ? refuse(`第 ${blank + 1} 站名称为空或过长`) : parsed.items;
}

function readPoints(
  text: string,
  crs: Crs,
  names: readonly string[] | null,
  refuse: (reason: string, value?: string) => null,
): Wgs84Point[] | null {
  const parsed = parseList(text);
  if ('broken' in parsed) return refuse(`列表无法解析：${parsed.broken}（第 ${parsed.position} 个字符）`);
  if (parsed.items.length === 0) return refuse('坐标列表为空');
  const points: Wgs84Point[] = [];
  for (const [index, item] of parsed.items.entries()) {
    const point = parsePoint(item, crs);
    if (typeof point === 'string') return refuse(`第 ${index + 1} 站${quoted(names?.[index])}${point}`, item);
    points.push(point);
  }
  return points;
}

const quoted = (name: string | undefined): string => (name === undefined ? '' : `「${name}」`);

/** Whether every stop can belong to the city; those that cannot, or may not, are logged once for the row. */
export function lieInCity(
  { row, field }: { readonly row: number | null; readonly field: string },
  names: readonly string[],
  points: readonly Wgs84Point[],
  { fence, log }: Pick<DirectionReading, 'fence' | 'log'>,
): boolean {
  const outside: number[] = [];
  let doubtful = 0;
  let farthest = { meters: 0, index: 0 };
  const asText = (index: number): string => `${points[index].lng},${points[index].lat}`;
  for (let index = 0; index < points.length; index++) {
    const verdict = classifyStop(fence, points, index);
    if (verdict === 'near') continue;
    const meters = fence.metersOutside(points[index]);
    if (verdict === 'doubtful') {
      doubtful++;
      if (meters > farthest.meters) farthest = { meters, index };
      continue;
    }
    outside.push(index);
  }
  if (outside.length > 0) {
    const [index] = outside;
    const far = kilometers(fence.metersOutside(points[index]));
    const others = outside.length > 1 ? `，该行共 ${outside.length} 站如此` : '';
    const reason = `第 ${index + 1} 站「${names[index]}」坐标在${fence.cityName}以外 ${far} 公里${others}`;
    log.error(row, field, reason, asText(index));
  } else if (doubtful > 0) {
    const { index, meters } = farthest;
    const reason = `${doubtful} 站距${fence.cityName}超过 ${doubtfulMeters / 1000} 公里，最远第 ${index + 1} 站「${names[index]}」${kilometers(meters)} 公里，请核对`;
    log.warn(row, field, reason, asText(index));
  }
  return outside.length === 0;
}

const kilometers = (meters: number): string => (meters / 1000).toFixed(1);

/** A way that only joins the stops says no more than these. */
function moreThan(stops: readonly Wgs84Point[], way: readonly Wgs84Point[] | null): Wgs84Point[] | null {
  if (way === null) return null;
  const joinsThem =
    way.length === stops.length &&
    way.every(({ lng, lat }, index) => lng === stops[index].lng && lat === stops[index].lat);
  return joinsThem ? null : [...way];
}

/** The items "lng,lat" of a way: a list, or a GeoJSON line. */
function wayItems(text: string): ReturnType<typeof parseList> {
  if (!text.trimStart().startsWith('{')) return parseList(text);
  const geometry = geometryOf(text);
  if (geometry?.type !== 'LineString' || !Array.isArray(geometry.coordinates))
    return { broken: '应为 GeoJSON 的 LineString', position: 1 };
  return { items: geometry.coordinates.map((position: unknown) => String(position)) };
}

function readShape(
  row: number,
  text: string,
  { crs, fence, log, mapping }: DirectionReading,
): Wgs84Point[] | null {
  if (text === '') return null;
  const doubt = (reason: string): null => {
    log.warn(row, reportedField(busLineFields, mapping, 'shape'), `${reason}，改用站点连线`, text);
    return null;
  };
  const parsed = wayItems(text);
  if ('broken' in parsed) return doubt(`列表无法解析：${parsed.broken}（第 ${parsed.position} 个字符）`);
  if (parsed.items.length < 2 || parsed.items.length > shapePointLimit) return doubt('走向点数不足或过多');
  const points: Wgs84Point[] = [];
  for (const item of parsed.items) {
    const point = parsePoint(item, crs);
    if (typeof point === 'string') return doubt(point);
    if (fence.metersOutside(point) > impossibleMeters) return doubt('走向超出城市范围');
    points.push(point);
  }
  return points;
}

export function declaredDirection(text: string): 0 | 1 | null {
  if (/^(0|上行|去程|正向|up|outbound)$/i.test(text)) return 0;
  return /^(1|下行|回程|返程|反向|down|inbound)$/i.test(text) ? 1 : null;
}
