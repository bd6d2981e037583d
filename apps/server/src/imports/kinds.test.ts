import { existsSync, readFileSync } from 'node:fs';
import type { ImportSession } from '@ooh/contract/domain/data-release';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { busLineCsv, importFile, testLine } from '../testing/import-file.ts';
import { kindFiles, textOf } from '../testing/kind-files.ts';
import { openTestService, type TestService } from '../testing/test-service.ts';
import { kindInfos } from './kinds.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service?.close());
beforeEach(async () => {
  await service.context.db.deleteFrom('data_release').execute();
});

const as = { as: 'admin' } as const;
const cityCode = '440300';

const poiCsv = (rows: readonly string[]) => ({
  fileName: 'poi.csv',
  bytes: Buffer.from(['name,type,address,lat,lon', ...rows].join('\n')),
});

const poisInForce = () =>
  service.context.db
    .selectFrom('poi')
    .innerJoin('data_release', 'data_release.release_id', 'poi.release_id')
    .select(['poi.name', 'poi.category', 'poi.address', 'poi.is_indicative'])
    .where('data_release.state', '=', 'current')
    .orderBy('poi.name')
    .execute();

test('every kind is offered with a template that it reads itself', async () => {
  const kinds = await service.body('v1/imports/kinds', {}, as);
  expect(kinds.map(({ kind }) => kind)).toEqual(kindInfos().map(({ kind }) => kind));
  for (const { kind, label, needsGrid } of kinds) {
    const template = await service.call('v1/imports/kinds/{kind}/template', { kind }, as);
    expect(template.status).toBe(200);
    const grid = needsGrid ? { lng: 113.9, lat: 22.5, cellMeters: 500 } : null;
    // One station makes no line: the metro's example is completed by a second one.
    const more = kind === 'metro' ? '1号线(罗湖-机场东),国贸,114.1178,22.5400,上行,06:10,23:00\r\n' : '';
    const file = { fileName: `${label}.csv`, bytes: Buffer.concat([template.bytes, Buffer.from(more)]) };
    const { session, job } = await importFile(service, file, { kind, grid });
    expect([kind, job.state, job.message, session.report?.rowsRefused]).toEqual([kind, 'done', null, 0]);
    expect(session.mapping.filter(({ isRequired, column }) => isRequired && column === null)).toEqual([]);
  }
});

test('places of several files stand together; each file again changes nothing; undo takes one file back', async () => {
  const food = poiCsv([
    '甲店,餐饮服务;中餐厅;火锅店|购物服务,深南大道1号,22.54,114.05',
    '乙店,餐饮服务,,22.55,114.06',
  ]);
  const school = poiCsv([
    '丙小学,科教文化服务;学校;小学,,22.56,114.07',
    '甲店,餐饮服务;中餐厅;火锅店,深南大道1号,22.54,114.05',
  ]);
  const first = await importFile(service, food, { kind: 'poi' });
  expect(first.session.report).toMatchObject({ rowsAccepted: 2, counts: { addedRows: 2 } });
  const dry = await importFile(service, school, { kind: 'poi', isDryRun: true });
  expect(dry.session).toMatchObject({
    state: 'checked',
    report: { isUnchanged: false, counts: { addedRows: 1 } },
  });
  expect(await poisInForce()).toHaveLength(2);
  const second = await importFile(service, school, { kind: 'poi' });
  expect(second.session.report).toMatchObject({ counts: { addedRows: 1, changedRows: 0, removedRows: 0 } });
  expect((await poisInForce()).map(({ name, category }) => [name, category])).toEqual([
    ['丙小学', '科教文化服务;学校;小学'],
    ['乙店', '餐饮服务'],
    ['甲店', '餐饮服务;中餐厅;火锅店'],
  ]);
  for (const file of [food, school]) {
    const again = await importFile(service, file, { kind: 'poi' });
    expect(again.session).toMatchObject({
      releaseId: second.session.releaseId,
      report: { isUnchanged: true },
    });
    expect((await importFile(service, file, { kind: 'poi', isDryRun: true })).session.report).toMatchObject({
      isUnchanged: true,
    });
  }
  const { rows } = await service.body('v1/data-releases', { cityCode, kind: 'places' }, as);
  expect(rows.map(({ state, counts }) => [state, counts['pois']])).toEqual([
    ['current', 3],
    ['superseded', 2],
  ]);
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: second.session.releaseId! }, as);
  expect((await poisInForce()).map(({ name }) => name)).toEqual(['乙店', '甲店']);
});

test('real places push out the generated ones of their categories only, and what else is known of the city stays', async () => {
  const { db } = service.context;
  const base = await importFile(service, poiCsv(['旧店,住宿服务,,22.54,114.05']), { kind: 'poi' });
  const releaseId = base.session.releaseId!;
  const generated = (name: string, category: string) => ({
    release_id: releaseId,
    place_id: `g-${name}`,
    name,
    category,
    brand: null,
    lng: 114.06,
    lat: 22.54,
    is_indicative: true,
  });
  await db
    .insertInto('poi')
    .values([generated('假餐厅', '餐饮服务;中餐厅'), generated('假医院', '医疗保健服务')])
    .execute();
  await db
    .insertInto('aoi')
    .values({
      release_id: releaseId,
      place_id: 'a1',
      name: '假园区',
      aoi_type: '写字楼',
      lng: 114.05,
      lat: 22.54,
      ring: JSON.stringify([[114.05, 22.54]]),
      is_indicative: true,
    })
    .execute();
  const added = await importFile(service, poiCsv(['真餐厅,餐饮服务,,22.55,114.06']), { kind: 'poi' });
  expect(added.session.report!.counts).toMatchObject({ addedRows: 1, removedRows: 1 });
  expect((await poisInForce()).map(({ name }) => name)).toEqual(['假医院', '旧店', '真餐厅']);
  const aois = await db
    .selectFrom('aoi')
    .select('name')
    .where('release_id', '=', added.session.releaseId)
    .execute();
  expect(aois).toEqual([{ name: '假园区' }]);
  const replaced = await importFile(service, poiCsv(['独店,购物服务,,22.55,114.06']), {
    kind: 'poi',
    mode: 'replace',
  });
  expect(replaced.session.report!.counts).toMatchObject({ addedRows: 1, removedRows: 3 });
  expect((await poisInForce()).map(({ name }) => name)).toEqual(['独店']);
});

test('places outside the city, without a name or a place are named; coordinates of vendors are converted', async () => {
  const file = poiCsv([
    '天安门,风景名胜,,39.9,116.39',
    ',餐饮服务,,22.54,114.05',
    '无类型,,,22.54,114.05',
    '无纬度,餐饮服务,,,114.05',
    '倒置,餐饮服务,,114.05,22.54',
    ...Array.from({ length: 6 }, (_, i) => `好${i},餐饮服务,,22.5${i},114.05`),
  ]);
  const { session } = await importFile(service, file, { kind: 'poi', crs: 'GCJ02' });
  expect(session.report).toMatchObject({ rowsRead: 11, rowsAccepted: 6, rowsRefused: 5 });
  expect(session.report!.issues.map(({ row, field, reason }) => [row, field, reason])).toEqual([
    [1, '经度（lon）', expect.stringMatching(/^坐标在深圳市以外 \d{4}\.\d 公里$/)],
    [2, '名称（name）', '为空'],
    [3, '类型（type）', '为空'],
    [4, '纬度（lat）', '坐标为空'],
    [5, '经度（lon）', '坐标的经度与纬度颠倒'],
  ]);
  const point = await service.context.db
    .selectFrom('poi')
    .select(['lng', 'lat'])
    .where('name', '=', '好4')
    .executeTakeFirstOrThrow();
  expect(point.lng).toBeCloseTo(114.0449, 3);
  expect(point.lat).toBeCloseTo(22.5427, 3);
});

const feature = (properties: object, geometry: object) => ({ type: 'Feature', properties, geometry });
const geojson = (features: readonly object[], fileName = '要素.geojson') => ({
  fileName,
  bytes: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
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

test('districts come with their outline and code; a file of the whole city is accepted with a remark', async () => {
  const file = kindFiles.find(({ kind }) => kind === 'districts')!;
  const renamed = { ...file, rows: file.rows.map((_, i) => [['罗湖', '福田', '南山'][i] ?? `未知${i}`]) };
  const { session } = await importFile(
    service,
    { fileName: '区.geojson', bytes: Buffer.from(textOf(renamed)) },
    { kind: 'districts' },
  );
  expect(session).toMatchObject({ format: 'geojson', report: { rowsAccepted: 10, rowsRefused: 0 } });
  expect(session.previewShapes[0].coordinates).toHaveLength(5);
  const stored = await service.context.db.selectFrom('district').selectAll().orderBy('name').execute();
  expect(stored.find(({ name }) => name === '罗湖')).toMatchObject({
    adcode: '440303',
    district_id: '440303',
  });
  expect(stored.find(({ name }) => name === '未知5')!.adcode).toBeNull();
  expect(stored[0].square_meters).toBeCloseTo(889.56 * 822, -4);
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

const realFolder = new URL('../../../../../shared/data/', import.meta.url);
const hasRealFiles = existsSync(realFolder);
if (!hasRealFiles)
  process.stdout.write('真实数据不存在，跳过其导入测试 (real files absent, their imports are not tested)\n');

interface RealFile {
  readonly name: string;
  readonly kind: ImportSession['kind'];
  readonly cityCode: string;
  readonly accepted: number;
  readonly grid?: ImportSession['grid'];
}

const poiFile = (name: string, accepted: number): RealFile => ({
  name: `shanghai/poi-${name}.csv`,
  kind: 'poi',
  cityCode: '310100',
  accepted,
});

const realFiles: readonly RealFile[] = [
  poiFile('shanghai_Theatr_Cinema', 753),
  poiFile('shanghai_urban', 449),
  { name: 'shanghai/shanghai-districts.geojson', kind: 'districts', cityCode: '310100', accepted: 1 },
  { name: 'shenzhen/shenzhen-districts.geojson', kind: 'districts', cityCode, accepted: 10 },
  { name: 'shanghai/shanghai-metrostop2.csv', kind: 'metro', cityCode: '310100', accepted: 60 },
  { name: 'shanghai/shanghai-bus71-line.geojson', kind: 'bus-lines', cityCode: '310100', accepted: 2 },
  { name: 'shanghai/shanghai-bus71-stops.geojson', kind: 'bus-lines', cityCode: '310100', accepted: 49 },
  { name: 'shenzhen/shenzhen-taxi-od-trips.csv', kind: 'trips', cityCode, accepted: 10_619 },
];

test.skipIf(!hasRealFiles)('real files are taken as they are, and a second time change nothing', async () => {
  for (const time of [1, 2]) {
    for (const { name, accepted, ...options } of realFiles) {
      const file = {
        fileName: name.split('/')[1],
        bytes: readFileSync(new URL(encodeURI(name), realFolder)),
      };
      const { session, job } = await importFile(service, file, options);
      expect([name, job.message, session.report?.rowsAccepted]).toEqual([name, null, accepted]);
      expect([name, session.report?.isUnchanged]).toEqual([name, time === 2]);
    }
  }
});
