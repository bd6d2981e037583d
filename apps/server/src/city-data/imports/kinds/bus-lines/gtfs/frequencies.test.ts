import { polygonFrom } from '@ooh/geo/polygon';
import { cityFence } from '@ooh/geo/city-fence';
import { wgs84 } from '@ooh/geo/point';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createIssueLog } from '../../../issue-log.ts';
import { bytesSource } from '../../../source/byte-source.ts';
import { readGtfs } from './read-gtfs.ts';
import { busRoutes } from './route-modes.ts';

/** A second city, around 无锡. */
const fence = cityFence(
  '第二市',
  polygonFrom([wgs84(120.0, 31.3), wgs84(120.7, 31.3), wgs84(120.7, 31.8), wgs84(120.0, 31.8)]),
);
const rows = (lines: readonly string[]) => strToU8(`${lines.join('\n')}\n`);
const stops = ['A', 'B', 'C', 'D', 'E'];

/** Headways in seconds by route, one trip each that runs by frequency. */
const headways: Readonly<Record<string, number>> = { 1: 300, 2: 480, 3: 720, 4: 90, 5: 1500, 6: 3600 };

interface FeedOptions {
  readonly frequencies?: readonly string[];
  readonly calendar?: readonly string[];
  readonly dates?: readonly string[];
  readonly trips?: readonly string[];
  readonly times?: readonly string[];
}

function feed({ frequencies, calendar, dates, trips = [], times = [] }: FeedOptions) {
  const routes = Object.keys(headways);
  const stopTimes = routes.flatMap((route) =>
    stops.map((stop, i) => `t${route},05:${String(i * 5).padStart(2, '0')}:00,${stop},${i + 1}`),
  );
  const tables: Record<string, readonly string[] | undefined> = {
    'agency.txt': ['agency_id,agency_name', 'w,第二市公交'],
    'routes.txt': [
      'route_id,agency_id,route_short_name,route_type',
      ...routes.map((route) => `${route},w,W${route}路,3`),
    ],
    'trips.txt': [
      'route_id,service_id,trip_id,direction_id',
      ...routes.map((route) => `${route},daily,t${route},0`),
      ...trips,
    ],
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon',
      ...stops.map((stop, i) => `${stop},${stop}站,31.5,${(120.2 + i * 0.01).toFixed(2)}`),
    ],
    'stop_times.txt': ['trip_id,departure_time,stop_id,stop_sequence', ...stopTimes, ...times],
    'frequencies.txt': frequencies && ['trip_id,start_time,end_time,headway_secs', ...frequencies],
    'calendar.txt': calendar && [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      ...calendar,
    ],
    'calendar_dates.txt': dates && ['service_id,date,exception_type', ...dates],
  };
  const files = Object.entries(tables).flatMap(([name, lines]) =>
    lines ? [[name, rows(lines)] as const] : [],
  );
  return bytesSource(zipSync(Object.fromEntries(files)));
}

async function read(options: FeedOptions, today = '2026-11-28') {
  const log = createIssueLog();
  const { directions } = await readGtfs(feed(options), { crs: 'WGS84', fence, modes: busRoutes, log, today });
  return {
    byRoute: new Map(directions.map(({ lineName, attributes }) => [lineName, attributes])),
    reasons: log.issues().map(({ reason }) => reason),
  };
}

test('headways of a feed that gives frequencies are those of the feed, with the hours of service', async () => {
  const { byRoute, reasons } = await read({
    frequencies: Object.entries(headways).map(([route, seconds]) => `t${route},06:00:00,22:00:00,${seconds}`),
    calendar: ['daily,1,1,1,1,1,1,1,20260101,20261231'],
  });
  expect(reasons).toEqual([]);
  for (const [route, seconds] of Object.entries(headways))
    expect(byRoute.get(`W${route}路`)).toMatchObject({
      headwayMinutes: seconds / 60,
      firstHour: 6,
      lastHour: 21,
    });
});

test('of several periods of a day the departures count: the median gap lies in the longer, denser one', async () => {
  const { byRoute } = await read({
    frequencies: ['t1,06:00:00,07:00:00,900', 't1,07:00:00,10:00:00,240', 't1,10:00:00,22:00:00,600'],
  });
  // 4 departures at 15 min, 45 at 4 min, 72 at 10 min: the middle one of 120 gaps is of 10 minutes.
  expect(byRoute.get('W1路')).toMatchObject({ headwayMinutes: 10, firstHour: 6, lastHour: 21 });
});

test('a service of calendar exceptions alone runs on its days; the busiest day counts, not all days together', async () => {
  const trip = (service: string, at: number, i: number) => ({
    trip: `1,${service},${service}${i},0`,
    times: stops.map((stop, k) => {
      const minute = at + i * 20 + k;
      return `${service}${i},${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00,${stop},${k + 1}`;
    }),
  });
  // Two services on the same dates, ten minutes apart: together a bus every ten minutes.
  const runs = ['odd', 'even'].flatMap((service, s) =>
    Array.from({ length: 12 }, (_, i) => trip(service, 420 + s * 10, i)),
  );
  const { byRoute, reasons } = await read({
    trips: runs.map((run) => run.trip),
    times: runs.flatMap((run) => run.times),
    dates: ['odd,20261201,1', 'odd,20261202,1', 'even,20261202,1', 'even,20261203,2'],
  });
  expect(byRoute.get('W1路')).toMatchObject({ headwayMinutes: 10, firstHour: 7, lastHour: 10 });
  expect(reasons).toEqual([
    '1 个运营日历没有任何运营日，其班次不计入发车间隔',
    '时刻表自 2026-12-01 起才生效',
  ]);
});

test('expired feeds, impossible times and patterns that are left out are told by name', async () => {
  const { byRoute, reasons } = await read({
    calendar: ['daily,1,1,1,1,1,1,1,20140101,20150630'],
    frequencies: ['t1,06:00:00,22:00:00,300', 't2,99:99:00,99:99:00,300'],
    trips: ['1,daily,short,0'],
    times: ['short,99:99:00,A,1', 'short,99:99:00,E,2'],
  });
  expect(byRoute.get('W1路')).toMatchObject({ headwayMinutes: 5 });
  expect(reasons).toEqual([
    '1 行的起止时刻或间隔无效，未采用',
    '2 个发车时刻无效，未用于发车间隔与首末班',
    '时刻表已于 2015-06-30 到期，班次与发车间隔可能已过时',
    '1 种班次较少的走向未采用，各方向取班次最多的走向',
    '线路「W1路」的一种走向未采用：2 站、1 班',
  ]);
});
