import { strToU8, strFromU8, unzipSync, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { clearReleases, importFile } from '../../../../testing/import-file.ts';
import { startTestService } from '../../../../testing/test-service.ts';
import { findCurrent } from '../../../release/data-release-store.ts';
import { readMetro } from './write-metro.ts';

const service = startTestService();
const as = { as: 'admin' } as const;
const kind = 'metro';
beforeEach(() => clearReleases(service));

/** Stations as lines of stops.txt: A to H, with two platforms each that stand a little aside. */
const stationNames = ['罗湖', '国贸', '老街', '大剧院', '科学馆', '华强路', '岗厦', '会展中心'];
const letters = [...'ABCDEFGH'];
const at = (i: number) => [114.05 + i * 0.01, 22.53 + (i % 3) * 0.004] as const;
const stops = letters.flatMap((letter, i) => {
  const [lng, lat] = at(i);
  return [
    `${letter},${stationNames[i]},${lat},${lng},1,`,
    `${letter}1,${stationNames[i]} 上行站台,${lat + 0.0003},${lng},0,${letter}`,
    `${letter}2,${stationNames[i]} 下行站台,${lat - 0.0003},${lng},0,${letter}`,
  ];
});

interface Route {
  readonly id: string;
  readonly short: string;
  readonly long: string;
  readonly type: number;
  readonly stations: string;
}
const routes: readonly Route[] = [
  { id: 'm1', short: '1', long: '地铁1号线(罗湖-科学馆)', type: 1, stations: 'ABCDE' },
  { id: 'tram', short: '有轨1号线', long: '', type: 0, stations: 'CF' },
  { id: 'rail', short: 'S1线', long: '', type: 2, stations: 'AGH' },
  { id: 'mono', short: '云轨线', long: '', type: 12, stations: 'DEH' },
  { id: 'm2', short: '2号线', long: '', type: 401, stations: 'BCFB' },
  { id: 'bus', short: 'M9路', long: '', type: 3, stations: 'AB' },
  { id: 'ferry', short: '蛇口船', long: '', type: 4, stations: 'GH' },
];

function feed(): Buffer {
  const table = (lines: readonly string[]) => strToU8(`${lines.join('\r\n')}\r\n`);
  const trips: string[] = [];
  const times: string[] = [];
  for (const { id, stations } of routes)
    for (const direction of [0, 1]) {
      const order = direction === 0 ? [...stations] : [...stations].toReversed();
      for (const [run, hour] of [6, 12, 22].entries()) {
        const trip = `${id}-${direction}-${run}`;
        trips.push(`${id},daily,${trip},${direction},${id === 'm1' && direction === 0 ? 'way1' : ''}`);
        for (const [i, letter] of order.entries())
          times.push(
            `${trip},${String(hour).padStart(2, '0')}:${String(i * 3).padStart(2, '0')}:00,${letter}${direction + 1},${i + 1}`,
          );
      }
    }
  const way = [0, 0.5, 1, 2, 3, 4].map((i, n) => `way1,${at(Math.floor(i))[1]},${114.05 + i * 0.01},${n}`);
  return Buffer.from(
    zipSync({
      'routes.txt': table([
        'route_id,route_short_name,route_long_name,route_type',
        ...routes.map(({ id, short, long, type }) => `${id},${short},${long},${type}`),
      ]),
      'trips.txt': table(['route_id,service_id,trip_id,direction_id,shape_id', ...trips]),
      'stops.txt': table(['stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station', ...stops]),
      'stop_times.txt': table(['trip_id,departure_time,stop_id,stop_sequence', ...times]),
      'shapes.txt': table(['shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence', ...way]),
    }),
  );
}

const upload = (bytes: Buffer, mode: 'merge' | 'replace' = 'merge') =>
  importFile(service, { fileName: '地铁.zip', bytes }, { kind, mode });
const current = async () => (await findCurrent(service.context.db, 'metro', '440300'))!;
const stored = async () => readMetro(service.context.db, (await current()).release_id);
const exported = async () => {
  const { release_id: releaseId } = await current();
  const file = await service.call(
    'v1/data-releases/{releaseId}/export',
    { releaseId, kind, format: 'gtfs' },
    as,
  );
  expect(file.status).toBe(200);
  return file.bytes;
};

test('the rail of a feed becomes lines and stations; platforms are their stations, other modes are told', async () => {
  const { session, job } = await upload(feed());
  expect([job.message, session.format, session.mapping]).toEqual([null, 'gtfs', []]);
  expect(session.modes).toEqual(['merge', 'replace']);
  expect(session.preview[0]).toEqual({ 线路: '1号线', 方向: '罗湖-科学馆', 车站数: '5' });
  expect(session.report).toMatchObject({
    rowsRead: 10,
    rowsAccepted: 10,
    counts: { lines: 5, stations: 8 },
    issues: [{ severity: 'warning', reason: '2 条非轨道线路（公交、轮渡等）未导入' }],
  });
  const { lines, stations } = await stored();
  const nameOf = new Map(stations.map(({ stationId, name }) => [stationId, name]));
  const told = lines.map(({ name, stationIds, isLoop, firstHour, lastHour }) => [
    name,
    stationIds.map((id) => nameOf.get(id)).join(),
    isLoop,
    firstHour,
    lastHour,
  ]);
  expect(told.toSorted()).toEqual(
    [
      ['1号线', '罗湖,国贸,老街,大剧院,科学馆', false, 6, 22],
      ['有轨1号线', '老街,华强路', false, 6, 22],
      ['S1线', '罗湖,岗厦,会展中心', false, 6, 22],
      ['云轨线', '大剧院,科学馆,会展中心', false, 6, 22],
      ['2号线', '国贸,老街,华强路,国贸', true, 6, 22],
    ].toSorted(),
  );
  const first = stations.find(({ name }) => name === '罗湖')!;
  expect([first.lng, first.lat]).toEqual([...at(0)]);
  expect(lines.find(({ name }) => name === '1号线')!.path).toHaveLength(6);
  expect(lines.find(({ name }) => name === '2号线')!.path).toHaveLength(4);
  expect((await upload(feed())).session.report).toMatchObject({ isUnchanged: true });
});

test('a feed of the metro gives it back: lines, stations, ways and hours', async () => {
  await upload(feed(), 'replace');
  const before = await stored();
  const { content_sha256: content } = await current();
  const bytes = await exported();
  const tables = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, text]) => [name, strFromU8(text)]),
  );
  // First and last trains of both directions, and nothing between them that nobody has said.
  expect(tables['trips.txt'].trim().split('\r\n')).toHaveLength(1 + 5 * 2 * 2);
  expect(tables['frequencies.txt']).toBeUndefined();
  expect(tables['routes.txt']).toContain(',1号线,,,1');
  for (const mode of ['merge', 'replace'] as const)
    expect((await upload(bytes, mode)).session.report).toMatchObject({ isUnchanged: true, issues: [] });
  await clearReleases(service);
  await upload(bytes, 'replace');
  expect(await stored()).toEqual(before);
  expect((await current()).content_sha256).toBe(content);
});

test('generated lines are marked in a feed, and an import leaves them out', async () => {
  await upload(feed());
  const { release_id: releaseId } = await current();
  const { db } = service.context;
  await db
    .updateTable('metro_line')
    .set({ is_indicative: true })
    .where('name', '=', '云轨线')
    .where('release_id', '=', releaseId)
    .execute();
  const bytes = await exported();
  await clearReleases(service);
  const { session } = await upload(bytes);
  expect(session.report).toMatchObject({
    counts: { lines: 4 },
    issues: [{ reason: '1 条线路是示意数据，未导入；如要作为真实数据导入，请清空其 route_desc' }],
  });
});

test('a feed without rail is refused, and one of buses says where its rail goes', async () => {
  const files = unzipSync(feed());
  const only = (type: number) =>
    Buffer.from(
      zipSync({
        ...files,
        'routes.txt': strToU8(
          `route_id,route_short_name,route_type\n${routes.map(({ id, short }) => `${id},${short},${type}`).join('\n')}\n`,
        ),
      }),
    );
  const none = await service.upload(
    'v1/imports',
    { kind, cityCode: '440300', crs: 'WGS84' },
    { fileName: '公交.zip', bytes: only(3) },
    as,
  );
  expect(none.envelope.message).toBe('GTFS 中没有可导入的轨道线路（routes.txt 的 route_type）');
  const buses = await importFile(service, { fileName: '全部.zip', bytes: feed() }, { kind: 'bus-lines' });
  expect(buses.session.report!.issues.map(({ reason }) => reason)).toContain(
    '6 条非公交线路（地铁、轮渡等）未导入；其中 5 条轨道线路可用「地铁线路与车站」导入',
  );
});
