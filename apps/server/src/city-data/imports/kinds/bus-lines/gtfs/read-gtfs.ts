import { certain } from '@ooh/contract/core/certain';
import type { Crs, Wgs84Point } from '@ooh/geo/point';
import { AppError } from '../../../../../platform/http/app-error.ts';
import type { ByteSource } from '../../../source/byte-source.ts';
import type { CityFence } from '@ooh/geo/city-fence';
import { impossibleMeters } from '../../../georeference/classify-stop.ts';
import { noAttributes, type DirectionRow, type RowStop } from '../direction-row.ts';
import type { IssueLog } from '../../../issue-log.ts';
import { parsePoint } from '../../../georeference/read-point.ts';
import { lieInCity } from '../read-direction.ts';
import { tripTraces, type LeftPattern, type TripPattern } from './choose-patterns.ts';
import { readNetwork, type GtfsNetwork } from './read-network.ts';
import type { RouteModes } from './route-modes.ts';
import { tableReader } from './table-reader.ts';
import { readZip } from '../../../source/zip-entries.ts';

export interface GtfsReading {
  readonly crs: Crs;
  readonly fence: CityFence;
  readonly modes: RouteModes;
  readonly log: IssueLog;
  /** YYYY-MM-DD, to tell expired timetables; none are told without it. */
  readonly today?: string;
  readonly signal?: AbortSignal;
}

export interface GtfsDirections {
  readonly directions: readonly DirectionRow[];
  /** Route × direction pairs found, and stop visits of those refused. */
  readonly found: number;
  readonly refusedStops: number;
  readonly tables: readonly string[];
}

/**
 * Lines of the wanted modes of a GTFS feed: for each route and direction the pattern of stops that runs most often. The archive
 * is streamed three times (small tables; traces of trips; stop times and shapes of the chosen trips), so that a
 * timetable of millions of rows is never held.
 */
export async function readGtfs(source: ByteSource, reading: GtfsReading): Promise<GtfsDirections> {
  const network = await readNetwork(source, reading.modes, reading.log);
  reading.signal?.throwIfAborted();
  const traces = tripTraces(network);
  await readTable(source, 'stop_times.txt', (cells) =>
    traces.add(cells('trip_id'), cells('stop_id'), Number(cells('stop_sequence')), cells('departure_time')),
  );
  reading.signal?.throwIfAborted();
  const { chosen, variants } = traces.patterns();
  if (chosen.length === 0) throw new AppError('refused', noTrips(network, reading.modes));
  reportTimetable(network, traces.wrongTimes(), variants, reading);
  const details = await readDetails(source, chosen);
  const directions = chosen.map((pattern) => directionOf(pattern, network, details, reading));
  return {
    directions: directions.filter((direction) => direction !== null),
    found: chosen.length,
    refusedStops: chosen.reduce((sum, { stopCount }, index) => sum + (directions[index] ? 0 : stopCount), 0),
    tables: network.tables,
  };
}

const noTrips = ({ routes }: GtfsNetwork, { noun }: RouteModes): string =>
  routes.size === 0
    ? `GTFS 中没有可导入的${noun}（routes.txt 的 route_type）`
    : `GTFS 中没有${noun}的班次（stop_times.txt 与 trips.txt 对不上）`;

/** Tells what of a timetable is left out or doubtful: patterns by their route, times, calendars. */
function reportTimetable(
  network: GtfsNetwork,
  wrong: { readonly count: number; readonly example: string },
  variants: readonly LeftPattern[],
  { log, today }: GtfsReading,
): void {
  if (wrong.count > 0)
    log.warn(
      null,
      'stop_times.txt · departure_time',
      `${wrong.count} 个发车时刻无效，未用于发车间隔与首末班`,
      wrong.example,
    );
  const used = new Set([...network.trips.values()].map(({ serviceId }) => serviceId));
  if (today !== undefined) network.services.report(log, used, today);
  if (variants.length === 0) return;
  log.warn(null, 'stop_times.txt', `${variants.length} 种班次较少的走向未采用，各方向取班次最多的走向`);
  for (const { routeId, stopCount, trips } of variants) {
    const route = network.routes.get(routeId);
    const told = `线路「${route?.name || routeId}」的一种走向未采用：${stopCount} 站、${trips} 班`;
    log.warn(route?.row ?? null, 'stop_times.txt', told, routeId);
  }
}

interface Sequenced {
  readonly sequence: number;
  /** A stop id, or "lng,lat" of a shape point. */
  readonly text: string;
}
interface Details {
  readonly stopTimes: ReadonlyMap<string, Sequenced[]>;
  readonly shapes: ReadonlyMap<string, Sequenced[]>;
}

async function readDetails(source: ByteSource, chosen: readonly TripPattern[]): Promise<Details> {
  const stopTimes = new Map<string, Sequenced[]>(chosen.map(({ tripId }) => [tripId, []]));
  const shapes = new Map<string, Sequenced[]>(
    chosen.filter(({ shapeId }) => shapeId).map(({ shapeId }) => [shapeId, []]),
  );
  const readers = {
    'stop_times.txt': tableReader((cells) => {
      stopTimes
        .get(cells('trip_id'))
        ?.push({ sequence: Number(cells('stop_sequence')), text: cells('stop_id') });
    }),
    'shapes.txt': tableReader((cells) => {
      const text = `${cells('shape_pt_lon')},${cells('shape_pt_lat')}`;
      shapes.get(cells('shape_id'))?.push({ sequence: Number(cells('shape_pt_sequence')), text });
    }),
  };
  await readZip(source, new Set(Object.keys(readers)), (entry, text, isEnd) =>
    readers[entry as keyof typeof readers].push(text, isEnd),
  );
  for (const list of [...stopTimes.values(), ...shapes.values()])
    list.sort((a, b) => a.sequence - b.sequence);
  return { stopTimes, shapes };
}

async function readTable(
  source: ByteSource,
  table: string,
  onRecord: Parameters<typeof tableReader>[0],
): Promise<void> {
  const reader = tableReader(onRecord);
  await readZip(source, new Set([table]), (_entry, text, isEnd) => reader.push(text, isEnd));
}

function directionOf(
  pattern: TripPattern,
  network: GtfsNetwork,
  details: Details,
  reading: GtfsReading,
): DirectionRow | null {
  const route = certain(network.routes.get(pattern.routeId), 'route', pattern.routeId);
  const refuse = (row: number | null, field: string, reason: string, value: string | null): null => {
    reading.log.error(row, field, `线路「${route.name || pattern.routeId}」未导入：${reason}`, value);
    return null;
  };
  if (route.name === '')
    return refuse(route.row, 'routes.txt · route_short_name', '线路名称为空', pattern.routeId);
  const stops: RowStop[] = [];
  for (const { text: stopId } of details.stopTimes.get(pattern.tripId) ?? []) {
    const platform = network.stops.get(stopId);
    const station = reading.modes.atStations ? network.stops.get(platform?.parentId ?? '') : undefined;
    const stop = station ?? platform;
    if (!stop)
      return refuse(null, 'stop_times.txt · stop_id', `stops.txt 中没有站点 ${stopId}`, pattern.tripId);
    const point = parsePoint(stop.lngLat, reading.crs);
    if (typeof point === 'string')
      return refuse(stop.row, 'stops.txt · stop_lat/stop_lon', `站点「${stop.name}」${point}`, stop.lngLat);
    stops.push({ name: stop.name || stopId, point });
  }
  if (stops.length < 2) return refuse(null, 'stop_times.txt', `班次 ${pattern.tripId} 不足两站`, null);
  const names = stops.map((stop) => stop.name);
  const place = { row: route.row, field: 'stops.txt · stop_lat/stop_lon' };
  if (
    !lieInCity(
      place,
      names,
      stops.map((stop) => stop.point),
      reading,
    )
  )
    return null;
  return {
    row: route.row,
    rowCount: 1,
    hasOnlyEnds: false,
    lineName: route.name.slice(0, 120),
    name: `${names[0]}-${names[names.length - 1]}`,
    declaredDirection: pattern.direction,
    stops,
    shape: shapeOf(details.shapes.get(pattern.shapeId), reading),
    attributes: {
      ...noAttributes,
      operator: route.operator,
      headwayMinutes: pattern.headwayMinutes,
      firstHour: pattern.firstHour,
      lastHour: pattern.lastHour,
    },
  };
}

function shapeOf(points: readonly Sequenced[] | undefined, { crs, fence }: GtfsReading): Wgs84Point[] | null {
  const parsed = (points ?? []).map(({ text }) => parsePoint(text, crs));
  const shape = parsed.filter((point) => typeof point !== 'string');
  const isSound = shape.length >= 2 && shape.length === parsed.length;
  return isSound && shape.every((point) => fence.metersOutside(point) <= impossibleMeters) ? shape : null;
}
