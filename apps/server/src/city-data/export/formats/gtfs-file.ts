import { createHash } from 'node:crypto';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { strToU8, zipSync } from 'fflate';
import { indicativeRoute } from '../../imports/kinds/bus-lines/gtfs/read-network.ts';

type Cell = string | number;
type LngLat = readonly [number, number];

interface FeedStop {
  readonly name: string;
  readonly lng: number;
  readonly lat: number;
}

/** A direction of a route, with its runs. */
export interface FeedDirection {
  readonly direction: 0 | 1;
  readonly headsign: string;
  readonly stops: readonly FeedStop[];
  /** The way, where it is more than straight lines between the stops. */
  readonly way: readonly LngLat[] | null;
  /** Hours of day at which runs leave the first stop: one run each. */
  readonly departureHours: readonly number[];
  /** From the first stop to the last. */
  readonly travelSeconds: number;
  /** How often it runs in between, where that is known. */
  readonly frequency: { readonly headwaySeconds: number; readonly untilSeconds: number } | null;
}

/** A line as a route of a feed. */
export interface FeedRoute {
  readonly id: string;
  readonly name: string;
  /** 3 bus, 1 metro. */
  readonly type: 1 | 3;
  readonly operator: string | null;
  /** Generated, not real. */
  readonly isIndicative: boolean;
  readonly directions: readonly FeedDirection[];
}

/** A table of a feed: rows are added, then it is text. */
function gtfsTable(...header: readonly string[]) {
  const quoted = (cell: Cell): string =>
    typeof cell === 'string' && /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : String(cell);
  const lines = [header.join(',')];
  return {
    add: (...cells: readonly Cell[]): void => void lines.push(cells.map(quoted).join(',')),
    text: (): string => `${lines.join('\r\n')}\r\n`,
    get hasRows() {
      return lines.length > 1;
    },
  };
}

const time = (seconds: number): string =>
  [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');

const hour = 3600;
const serviceId = 'daily';
const validDays = 365;
const noOperator = '未填写';

function tables() {
  return {
    agency: gtfsTable('agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang'),
    routes: gtfsTable(
      'route_id',
      'agency_id',
      'route_short_name',
      'route_long_name',
      'route_desc',
      'route_type',
    ),
    trips: gtfsTable('route_id', 'service_id', 'trip_id', 'trip_headsign', 'direction_id', 'shape_id'),
    stops: gtfsTable('stop_id', 'stop_name', 'stop_lat', 'stop_lon'),
    stop_times: gtfsTable('trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'),
    shapes: gtfsTable('shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'),
    frequencies: gtfsTable('trip_id', 'start_time', 'end_time', 'headway_secs', 'exact_times'),
    calendar: gtfsTable(
      'service_id',
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
      'start_date',
      'end_date',
    ),
  };
}

const stopIdOf = ({ name, lng, lat }: FeedStop): string =>
  createHash('sha256').update(`${name}|${lng}|${lat}`).digest('hex').slice(0, 16);

function addDirection(
  routeId: string,
  one: FeedDirection,
  into: ReturnType<typeof tables>,
  knownStops: Set<string>,
): void {
  const { direction, headsign, stops, way, departureHours, travelSeconds, frequency } = one;
  const shapeId = way === null ? '' : `${routeId}-${direction}`;
  for (const [run, departure] of departureHours.entries()) {
    const tripId = run === 0 ? `${routeId}-${direction}` : `${routeId}-${direction}-${run + 1}`;
    const start = departure * hour;
    into.trips.add(routeId, serviceId, tripId, headsign, direction, shapeId);
    for (const [index, stop] of stops.entries()) {
      const stopId = stopIdOf(stop);
      if (!knownStops.has(stopId)) into.stops.add(stopId, stop.name, stop.lat, stop.lng);
      knownStops.add(stopId);
      // Between the ends the feed's reader interpolates.
      const at = index === 0 ? time(start) : index === stops.length - 1 ? time(start + travelSeconds) : '';
      into.stop_times.add(tripId, at, at, stopId, index + 1);
    }
    if (run === 0 && frequency !== null) {
      const { headwaySeconds, untilSeconds } = frequency;
      into.frequencies.add(tripId, time(start), time(untilSeconds), headwaySeconds, 0);
    }
  }
  for (const [index, [lng, lat]] of (way ?? []).entries()) into.shapes.add(shapeId, lat, lng, index + 1);
}

/** Lines as a GTFS feed that runs every day, for a year from today. */
export function gtfsFile(routes: readonly FeedRoute[], now: Date): Buffer {
  const into = tables();
  const operators = [...new Set(routes.map(({ operator }) => operator ?? noOperator))].toSorted();
  const agencyOf = new Map(operators.map((name, index) => [name, `a${index + 1}`]));
  // Files of cities name no page of their operators, and the table wants one.
  for (const [name, id] of agencyOf)
    into.agency.add(id, name, 'https://example.invalid/', 'Asia/Shanghai', 'zh');
  const day = (date: Date): string => chinaDate(date).replaceAll('-', '');
  const until = new Date(now.getTime() + validDays * 24 * hour * 1000);
  into.calendar.add(serviceId, 1, 1, 1, 1, 1, 1, 1, day(now), day(until));
  const knownStops = new Set<string>();
  for (const { id, name, type, operator, isIndicative, directions } of routes) {
    const agency = agencyOf.get(operator ?? noOperator) ?? '';
    into.routes.add(id, agency, name, '', isIndicative ? indicativeRoute : '', type);
    for (const direction of directions) addDirection(id, direction, into, knownStops);
  }
  const files = Object.entries(into).flatMap(([name, table]) =>
    table.hasRows ? [[`${name}.txt`, strToU8(table.text())] as const] : [],
  );
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: now }));
}
