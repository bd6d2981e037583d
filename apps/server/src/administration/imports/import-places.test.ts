import { beforeEach, expect, test } from 'vitest';
import { clearReleases, importFile } from '../../testing/import-file.ts';
import { kindFiles, textOf } from '../../testing/kind-files.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
beforeEach(() => clearReleases(service));

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
