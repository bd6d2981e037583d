import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { busLineCsv, testLine } from '../../testing/bus-line-files.ts';
import { clearReleases, importFile } from '../../testing/import-file.ts';
import { kindFiles, textOf } from '../../testing/kind-files.ts';
import { startTestService } from '../../testing/test-service.ts';
import { kindInfos } from './kinds.ts';

const service = startTestService();
beforeEach(() => clearReleases(service));

const as = { as: 'admin' } as const;
const cityCode = '440300';

const feature = (properties: object, geometry: object) => ({ type: 'Feature', properties, geometry });
const geojson = (features: readonly object[], fileName = '要素.geojson') => ({
  fileName,
  bytes: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
});

test('every kind is offered with a template that it reads itself', async () => {
  const kinds = await service.body('v1/imports/kinds', {}, as);
  expect(kinds.map(({ kind }) => kind)).toEqual(kindInfos().map(({ kind }) => kind));
  for (const { kind, label, needsGrid } of kinds) {
    const template = await service.call('v1/imports/kinds/{kind}/template', { kind }, as);
    expect(template.status).toBe(200);
    const grid = needsGrid ? { lng: 113.9, lat: 22.5, cellMeters: 500 } : null;
    // One station makes no line: the metro's example is completed by a second one.
    const more = kind === 'metro' ? '1号线(罗湖-机场东),国贸,114.1178,22.5400,上行,06:10,23:00,新增\r\n' : '';
    const file = { fileName: `${label}.csv`, bytes: Buffer.concat([template.bytes, Buffer.from(more)]) };
    const { session, job } = await importFile(service, file, { kind, grid });
    // Nobody has booked what the example of an as-run list speaks of, and no panel holds the one of a pack's.
    const refused = kind === 'as-run' ? 1 : kind === 'crowd-packs' ? undefined : 0;
    expect([kind, job.state, session.report?.rowsRefused]).toEqual([
      kind,
      refused === 0 ? 'done' : 'failed',
      refused,
    ]);
    expect(session.mapping.filter(({ isRequired, column }) => isRequired && column === null)).toEqual([]);
    const workbook = await service.call('v1/imports/kinds/{kind}/template', { kind, format: 'xlsx' }, as);
    const sheet = await service.upload(
      'v1/imports',
      { kind, cityCode: '440300' },
      { fileName: `${label}.xlsx`, bytes: workbook.bytes },
      as,
    );
    const { format, columns, mapping, preview } = sheet.envelope.body!;
    expect([format, columns, mapping]).toEqual(['xlsx', session.columns, session.mapping]);
    expect(preview[0]).toEqual(session.preview[0]);
    if (kind === 'crowd-packs')
      expect(preview[0]).toMatchObject({ 人群包名称: '会员·近三月活跃', 哈希ID: '已隐藏' });
  }
});

test('a drawn way and its stops, from two files in either order, become one line beside the others', async () => {
  const title = '71路(东门-西门)';
  const path = [0, 1, 2, 3, 4, 5].map((i) => [114.03 + i * 0.01, 22.54 + (i % 2) * 0.002]);
  const way = geojson([feature({ name: title }, { type: 'LineString', coordinates: path })], '走向.geojson');
  const stops = geojson(
    [0, 2, 3, 5].map((i) =>
      feature(
        { linename: title, stopname: ['东门', '', '二站', '三站', '', '西门'][i] },
        { type: 'Point', coordinates: path[i] },
      ),
    ),
    '站点.geojson',
  );
  const others = { fileName: '其他.csv', bytes: Buffer.from(busLineCsv(testLine('1路'))) };
  const lineOf = async () => {
    const { rows } = await service.body('v1/bus-lines', { cityCode }, as);
    return rows.map(({ lineName, stopCount, lengthMeters, estimatedFields }) => [
      lineName,
      stopCount,
      lengthMeters,
      estimatedFields.includes('stops'),
      estimatedFields.includes('lengthMeters'),
    ]);
  };
  const results: unknown[] = [];
  for (const order of [
    [way, stops],
    [stops, way],
  ]) {
    await service.context.db.deleteFrom('data_release').execute();
    await importFile(service, others);
    const first = await importFile(service, order[0]);
    expect(first.session.modes[0]).toBe('merge');
    if (order[0] === way) expect((await lineOf())[1]).toEqual(['71路', 2, expect.any(Number), true, false]);
    await importFile(service, order[1]);
    results.push(await lineOf());
    for (const file of order)
      expect((await importFile(service, file)).session.report).toMatchObject({ isUnchanged: true });
  }
  expect(results[0]).toEqual([
    ['1路', 6, expect.any(Number), false, true],
    ['71路', 4, expect.any(Number), false, false],
  ]);
  expect(results[1]).toEqual(results[0]);
});

test('metro lines merge by name, whatever it begins with, and stations by theirs', async () => {
  const csv = (rows: readonly string[]) => ({
    fileName: '地铁.csv',
    bytes: Buffer.from(['linename,stationname,lon,lat', ...rows].join('\n')),
  });
  const line = (name: string, stations: readonly string[], lat: number) =>
    stations.map((station, i) => `${name},${station},${(114.03 + i * 0.01).toFixed(3)},${lat}`);
  const one = csv([
    ...line('地铁1号线(甲-丙)', ['甲', '乙', '丙'], 22.54),
    ...line('地铁1号线(丙-甲)', ['甲', '乙', '丙'], 22.54).toReversed(),
  ]);
  await importFile(service, one, { kind: 'metro' });
  await importFile(service, csv(line('2号线', ['丁', '乙', '戊', '己'], 22.54)), { kind: 'metro' });
  const again = await importFile(service, one, { kind: 'metro' });
  expect(again.session.report).toMatchObject({ isUnchanged: true });
  const { db } = service.context;
  const releaseId = again.session.releaseId!;
  const lines = await db
    .selectFrom('metro_line')
    .select(['name', 'length_meters', 'is_loop'])
    .where('release_id', '=', releaseId)
    .orderBy('name')
    .execute();
  expect(lines.map(({ name, is_loop }) => [name, is_loop])).toEqual([
    ['1号线', false],
    ['2号线', false],
  ]);
  expect(lines[0].length_meters).toBeCloseTo(2056, -1);
  const stations = await db
    .selectFrom('metro_station')
    .select('name')
    .where('release_id', '=', releaseId)
    .execute();
  expect(stations.map(({ name }) => name).toSorted()).toEqual(
    ['丁', '丙', '乙', '己', '戊', '甲'].toSorted(),
  );
});

test('trips keep no vehicle number; flows lie where the grid says; a failed one leaves no facts', async () => {
  const file = kindFiles.find(({ kind }) => kind === 'trips')!;
  const { session } = await importFile(
    service,
    { fileName: 'trips.csv', bytes: Buffer.from(textOf(file)) },
    { kind: 'trips' },
  );
  expect(session.report).toMatchObject({ rowsAccepted: 30, rowsRefused: 0 });
  const { clickhouse } = service.context;
  const [trips] = await clickhouse.query(
    `SELECT toInt32(count()) AS n, toInt32(uniqExact(vehicle)) AS vehicles, toInt32(min(vehicle) > 1000000) AS hashed,
       toInt32(sum(fare_fen)) AS fen, toString(min(start_time)) AS first FROM od_trip WHERE release_id = {r:String}`,
    { r: session.releaseId! },
    z.object({ n: z.number(), vehicles: z.number(), hashed: z.number(), fen: z.number(), first: z.string() }),
  );
  const fen = file.rows.reduce((sum, row) => sum + Math.round(Number(row[8]) * 100), 0);
  expect(trips).toEqual({ n: 30, vehicles: 5, hashed: 1, fen, first: '2026-01-20 00:10:04' });

  const matrix = kindFiles.find(({ kind }) => kind === 'trip-grid')!;
  const upload = { fileName: 'od.csv', bytes: Buffer.from(textOf(matrix)) };
  const without = await service.upload('v1/imports', { kind: 'trip-grid', cityCode }, upload, as);
  const run = await service.call(
    'v1/imports/{importId}/run',
    { importId: without.envelope.body!.importId, isDryRun: false },
    as,
  );
  expect(run.envelope).toMatchObject({ code: '12', message: expect.stringContaining('网格原点') });
  const flows = await importFile(service, upload, { kind: 'trip-grid', grid: matrix.grid });
  expect(flows.session.previewShapes[0].coordinates[0]).toEqual([114.02, 22.53]);
  const [flow] = await clickhouse.query(
    `SELECT max(from_lng) AS lng, max(from_lat) AS lat FROM od_flow WHERE release_id = {r:String}`,
    { r: flows.session.releaseId! },
    z.object({ lng: z.number(), lat: z.number() }),
  );
  // Five columns and four rows of 500 m east and north of the origin, on the middle parallel of the city.
  expect((flow.lng - 114.02) * Math.cos((22.65 * Math.PI) / 180) * 111_195).toBeCloseTo(2500, -1);
  expect((flow.lat - 22.53) * 111_195).toBeCloseTo(2000, -1);
});
