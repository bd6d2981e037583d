import { strToU8, zipSync, type Zippable } from 'fflate';
import { expect, test } from 'vitest';
import { polygonFrom } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { assembleLines } from '../assemble-lines.ts';
import { bytesSource } from '../../../source/byte-source.ts';
import { cityFence } from '@ooh/geo/city-fence';
import { createIssueLog } from '../../../issue-log.ts';
import { readGtfs } from './read-gtfs.ts';
import { busRoutes } from './route-modes.ts';
import { isZip } from '../../../source/zip-entries.ts';

const fence = cityFence(
  '测试市',
  polygonFrom([wgs84(113.8, 22.4), wgs84(114.4, 22.4), wgs84(114.4, 22.8), wgs84(113.8, 22.8)]),
);
const rows = (lines: string[]) => strToU8(`${lines.join('\r\n')}\r\n`);

/** Route 1 with an express variant that runs seldom, a metro, and a bus whose stop is unknown. */
function feed(): Record<string, Uint8Array> {
  const trips: string[] = [];
  const times: string[] = [];
  const run = (trip: string, route: string, direction: number, start: number, stops: string[]) => {
    trips.push(`${route},weekday,${trip},${direction},s${route}${direction}`);
    // Rows of a trip need not come in order.
    const own = stops.map(
      (stop, i) =>
        `${trip},${String(Math.floor((start + i * 3) / 60)).padStart(2, '0')}:${String((start + i * 3) % 60).padStart(2, '0')}:00,${stop},${i + 1}`,
    );
    times.push(...own.toReversed());
  };
  for (let i = 0; i < 10; i++) {
    run(`out${i}`, '1', 0, 390 + i * 12, ['A', 'B', 'C', 'D']);
    run(`back${i}`, '1', 1, 400 + i * 12, ['D', 'C', 'B', 'A']);
  }
  run('express', '1', 0, 1000, ['A', 'D']);
  run('m', '2', 0, 400, ['A', 'D']);
  run('x', '3', 0, 400, ['A', 'nowhere']);
  return {
    'agency.txt': rows(['agency_id,agency_name', 'g1,"示例,巴士"']),
    'routes.txt': rows([
      '\uFEFFroute_id,agency_id,route_short_name,route_long_name,route_type',
      '1,g1,1路,,3',
      '2,g1,地铁一号线,,1',
      '3,g1,,"3路 ""快线""",700',
    ]),
    'trips.txt': rows(['route_id,service_id,trip_id,direction_id,shape_id', ...trips]),
    'stops.txt': rows([
      'stop_id,stop_name,stop_lat,stop_lon',
      'A,甲,22.5,114.0',
      'B,乙,22.5,114.01',
      'C,丙,22.51,114.02',
      'D,丁,22.52,114.03',
    ]),
    'stop_times.txt': rows(['trip_id,departure_time,stop_id,stop_sequence', ...times]),
    'shapes.txt': rows([
      'shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence',
      's10,22.52,114.03,3',
      's10,22.5,114.0,1',
      's10,22.505,114.015,2',
    ]),
    'calendar.txt': rows(['service_id', 'weekday']),
  };
}

const read = async (files: Zippable, packed?: (bytes: Uint8Array) => Uint8Array) => {
  const bytes = zipSync(files);
  const log = createIssueLog();
  const read = await readGtfs(bytesSource(packed ? packed(bytes) : bytes), {
    crs: 'WGS84',
    fence,
    modes: busRoutes,
    log,
  });
  return { ...read, issues: log.issues(), log };
};

test('a feed becomes lines by the pattern that runs most often, with stops, shape, operator and headway', async () => {
  const { directions, found, issues, log, refusedStops } = await read(feed());
  expect([found, refusedStops]).toEqual([3, 2]);
  expect(issues.map(({ severity, field, reason }) => [severity, field, reason])).toEqual([
    ['error', 'stop_times.txt · stop_id', '线路「3路 "快线"」未导入：stops.txt 中没有站点 nowhere'],
    [
      'warning',
      'routes.txt · route_type',
      '1 条非公交线路（地铁、轮渡等）未导入；其中 1 条轨道线路可用「地铁线路与车站」导入',
    ],
    ['warning', 'stop_times.txt', '1 种班次较少的走向未采用，各方向取班次最多的走向'],
    ['warning', 'stop_times.txt', '线路「1路」的一种走向未采用：2 站、1 班'],
  ]);
  const { lines } = assembleLines('440300', directions, log);
  expect(lines).toHaveLength(1);
  const [line] = lines;
  expect(line.lineName).toBe('1路');
  expect(line.directions.map(({ name, stops }) => [name, stops.map((stop) => stop.name).join('')])).toEqual([
    ['甲-丁', '甲乙丙丁'],
    ['丁-甲', '丁丙乙甲'],
  ]);
  expect(line.directions[0].shape.map(({ lng }) => lng)).toEqual([114, 114.015, 114.03]);
  expect(line.directions[1].shape).toHaveLength(4);
  expect(line.attributes).toMatchObject({
    operator: '示例,巴士',
    headwayMinutes: 12,
    firstHour: 6,
    lastHour: 8,
  });
});

test('a feed packed in a folder is read equally, and a line with stops outside the city is refused', async () => {
  const inFolder = Object.fromEntries(Object.entries(feed()).map(([name, bytes]) => [`gtfs/${name}`, bytes]));
  expect((await read(inFolder)).directions).toHaveLength(2);
  const far = {
    ...feed(),
    'stops.txt': rows([
      'stop_id,stop_name,stop_lat,stop_lon',
      'A,甲,22.5,114.0',
      'B,乙,39.9,116.4',
      'C,丙,22.51,114.02',
      'D,丁,22.52,114.03',
    ]),
  };
  const { directions, issues } = await read(far);
  expect(directions).toEqual([]);
  expect(issues.find((issue) => issue.row === 1)).toMatchObject({
    severity: 'error',
    field: 'stops.txt · stop_lat/stop_lon',
    reason: expect.stringContaining('第 2 站「乙」坐标在测试市以外'),
  });
});

test('archives that are not feeds, damaged, hostile or zip bombs are refused with the reason', async () => {
  const refusal = (files: Zippable, packed?: (bytes: Uint8Array) => Uint8Array) =>
    read(files, packed).then(
      () => 'read',
      (error: Error) => error.message,
    );
  const { 'stops.txt': _stops, ...incomplete } = feed();
  expect(await refusal(incomplete)).toBe('压缩包不是完整的 GTFS：缺少 stops.txt');
  expect(await refusal({ ...feed(), '../../etc/x': strToU8('x') })).toBe('压缩包内含不安全的路径，已拒绝');
  expect(await refusal({ ...feed(), 'a\\b': strToU8('x') })).toBe('压缩包内含不安全的路径，已拒绝');
  const many = Object.fromEntries(Array.from({ length: 2100 }, (_, i) => [`f${i}.txt`, strToU8('x')]));
  expect(await refusal({ ...many, ...feed() })).toContain('超过 2000 个');
  const bomb = { ...feed(), 'stop_times.txt': new Uint8Array(64 * 1024 * 1024).fill(48) };
  expect(await refusal(bomb)).toContain('压缩炸弹');
  expect(await refusal(feed(), (bytes) => bytes.slice(0, Math.floor(bytes.length / 2)))).toMatch(
    /不完整|缺少|损坏/,
  );
});

test('a feed with any damaged byte is refused or read, never causing another error', async () => {
  const bytes = zipSync(feed());
  for (let at = 0; at < bytes.length; at += 7) {
    const damaged = bytes.slice();
    damaged[at] ^= 0x55;
    if (!(await isZip(bytesSource(damaged)))) continue;
    const outcome = await readGtfs(bytesSource(damaged), {
      crs: 'WGS84',
      fence,
      modes: busRoutes,
      log: createIssueLog(),
    }).then(
      () => 'read',
      (error: Error) => error.name,
    );
    expect(['read', 'Refusal']).toContain(outcome);
  }
});
