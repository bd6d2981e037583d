import { createHash } from 'node:crypto';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { strToU8, zipSync } from 'fflate';
import type { Db } from '../../../platform/storage/postgres/database.ts';
import type { BusLineRecord } from '../../bus-line/bus-line-record.ts';
import { readLines } from '../../bus-line/read-lines.ts';
import type { DataReleaseRow } from '../../release/data-release-store.ts';

type Cell = string | number;

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
/** Speed by which the arrival at the last stop follows from the length: buses in cities, stops included. */
const metersPerSecond = 15_000 / hour;
const serviceId = 'daily';
const validDays = 365;
const noOperator = '未填写';

function tables() {
  return {
    agency: gtfsTable('agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang'),
    routes: gtfsTable('route_id', 'agency_id', 'route_short_name', 'route_long_name', 'route_type'),
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

const stopIdOf = (name: string, lng: number, lat: number): string =>
  createHash('sha256').update(`${name}|${lng}|${lat}`).digest('hex').slice(0, 16);

function addDirections(line: BusLineRecord, into: ReturnType<typeof tables>, knownStops: Set<string>): void {
  const start = line.firstHour * hour;
  for (const { direction, name, shape, stops, lengthMeters } of line.directions) {
    const tripId = `${line.lineId}-${direction}`;
    const joinsStops =
      shape.length === stops.length &&
      shape.every(([lng, lat], index) => lng === stops[index].lng && lat === stops[index].lat);
    into.trips.add(line.lineId, serviceId, tripId, name, direction, joinsStops ? '' : tripId);
    const arrival = time(start + lengthMeters / metersPerSecond);
    for (const [index, stop] of stops.entries()) {
      const stopId = stopIdOf(stop.name, stop.lng, stop.lat);
      if (!knownStops.has(stopId)) into.stops.add(stopId, stop.name, stop.lat, stop.lng);
      knownStops.add(stopId);
      // Between the ends the feed's reader interpolates.
      const at = index === 0 ? time(start) : index === stops.length - 1 ? arrival : '';
      into.stop_times.add(tripId, at, at, stopId, index + 1);
    }
    if (!joinsStops)
      for (const [index, [lng, lat]] of shape.entries()) into.shapes.add(tripId, lat, lng, index + 1);
    // A headway that a rule filled in is not told as one that is known.
    if (!line.estimatedFields.includes('headwayMinutes'))
      into.frequencies.add(
        tripId,
        time(start),
        time((line.lastHour + 1) * hour - 1),
        Math.round(line.headwayMinutes * 60),
        0,
      );
  }
}

/** The bus lines of a release as a GTFS feed that runs every day, for a year from today. */
export async function gtfsFile(
  { db }: { readonly db: Db },
  release: DataReleaseRow,
  now: Date,
): Promise<Buffer> {
  const lines = await readLines(db, release.release_id);
  const into = tables();
  const operators = [...new Set(lines.map(({ operator }) => operator ?? noOperator))].toSorted();
  const agencyOf = new Map(operators.map((name, index) => [name, `a${index + 1}`]));
  // Files of cities name no page of their operators, and the table wants one.
  for (const [name, id] of agencyOf)
    into.agency.add(id, name, 'https://example.invalid/', 'Asia/Shanghai', 'zh');
  const day = (date: Date): string => chinaDate(date).replaceAll('-', '');
  const until = new Date(now.getTime() + validDays * 24 * hour * 1000);
  into.calendar.add(serviceId, 1, 1, 1, 1, 1, 1, 1, day(now), day(until));
  const knownStops = new Set<string>();
  for (const line of lines) {
    into.routes.add(line.lineId, agencyOf.get(line.operator ?? noOperator) ?? '', line.lineName, '', 3);
    addDirections(line, into, knownStops);
  }
  const files = Object.entries(into).flatMap(([name, table]) =>
    table.hasRows ? [[`${name}.txt`, strToU8(table.text())] as const] : [],
  );
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: now }));
}
