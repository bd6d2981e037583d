import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { demoAccounts } from '../../administration/users/demo-roles.ts';
import { seenCases } from '../strategy-case/case-store.ts';
import { clearReleases, importFile } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
});
beforeEach(() => clearReleases(service));

const as = { as: 'admin' } as const;
const csv = (header: string, rows: readonly string[]) => ({
  fileName: '表.csv',
  bytes: Buffer.from([header, ...rows].join('\n')),
});
const undo = (releaseId: string) => service.body('v1/data-releases/{releaseId}/undo', { releaseId }, as);
const brandsNamed = async (keyword: string) =>
  (await service.body('common/getBrandNameList', { keyword }, as)).map(({ brandName, industry }) => [
    brandName,
    industry,
  ]);

test('brands are known while an import names them, with the industry of the newest; samples keep theirs', async () => {
  const header = '品牌,行业,集团,产品';
  const first = csv(header, ['青松汽车,汽车,青松集团,青松一号', '青松汽车,汽车,青松集团,青松二号']);
  const one = await importFile(service, first, { kind: 'brands' });
  expect(one.session.report?.counts).toMatchObject({ brands: 1, products: 2 });
  expect(await brandsNamed('青松')).toEqual([['青松汽车', '汽车']]);
  expect(await brandsNamed('qsqc')).toEqual([['青松汽车', '汽车']]);
  const again = await importFile(
    service,
    csv('品牌,产品,行业,集团', ['青松汽车,青松二号,汽车,青松集团', '青松汽车,青松一号,汽车,青松集团']),
    { kind: 'brands' },
  );
  expect(again.session.report).toMatchObject({ isUnchanged: true });

  const corrected = csv(header, ['青松汽车,新能源,,', '白鹭饮料,饮料,,']);
  const two = await importFile(service, corrected, { kind: 'brands' });
  expect(await brandsNamed('青松')).toEqual([['青松汽车', '新能源']]);
  await undo(two.session.releaseId!);
  expect(await brandsNamed('青松')).toEqual([['青松汽车', '汽车']]);
  expect(await brandsNamed('白鹭')).toEqual([]);
  await undo(one.session.releaseId!);
  expect(await brandsNamed('青松')).toEqual([]);

  const [sample] = await service.context.db
    .selectFrom('brand')
    .select(['name', 'industry'])
    .where('is_sample', '=', true)
    .limit(1)
    .execute();
  const claimed = await importFile(
    service,
    csv(header, [`${sample.name},别的行业,,新品`, '青松汽车,汽车,,', '青松汽车,饮料,,甲']),
    { kind: 'brands' },
  );
  expect(claimed.session.report!.issues.map(({ severity, row, field }) => [severity, row, field])).toEqual([
    ['error', 3, '行业'],
    ['warning', 1, '行业'],
  ]);
  expect(await brandsNamed(sample.name)).toEqual([[sample.name, sample.industry]]);
});

test('placements are added to those of the city, and go as a whole', async () => {
  const header = '品牌,行业,媒体,媒体形式,月份,数量,花费,首见,末见';
  const rows = [
    '青松汽车,汽车,公交候车亭,候车亭灯箱,2026年9月,12,120000.5,,',
    '白鹭饮料,饮料,公交候车亭,,202610,3,9000,2026-10-05,2026-10-28',
  ];
  const broken = [
    '甲,乙,公交候车亭,,2026-13,3,9000,,',
    '甲,乙,马车,,2026-10,3,9000,,',
    '甲,乙,公交候车亭,,2026-10,3,9000,2026-10-20,2026-10-02',
  ];
  const refused = await importFile(
    service,
    csv(header, [...rows, ...rows.map((row) => row.replace('12,', '13,').replace(',3,', ',4,')), ...broken]),
    { kind: 'competitor-placements' },
  );
  expect(refused.session.report!.issues.map(({ row, field }) => [row, field])).toEqual([
    [5, '月份'],
    [6, '媒体'],
    [7, '末见日期（末见）'],
  ]);
  const { session } = await importFile(service, csv(header, rows), { kind: 'competitor-placements' });
  const stored = () =>
    service.context.db
      .selectFrom('competitor_placement')
      .innerJoin('brand', 'brand.brand_id', 'competitor_placement.brand_id')
      .innerJoin('data_release', 'data_release.release_id', 'competitor_placement.release_id')
      .select(['brand.name', 'month', 'first_seen', 'last_seen', 'units', 'spend_fen', 'is_estimated'])
      .where('data_release.state', '=', 'current')
      .orderBy('month')
      .execute();
  expect(await stored()).toEqual([
    {
      name: '青松汽车',
      month: '2026-09-01',
      first_seen: '2026-09-01',
      last_seen: '2026-09-30',
      units: 12,
      spend_fen: 12_000_050,
      is_estimated: false,
    },
    {
      name: '白鹭饮料',
      month: '2026-10-01',
      first_seen: '2026-10-05',
      last_seen: '2026-10-28',
      units: 3,
      spend_fen: 900_000,
      is_estimated: false,
    },
  ]);
  expect(await brandsNamed('白鹭')).toHaveLength(1);
  await undo(session.releaseId!);
  expect(await stored()).toHaveLength(4);
});

test('placements without a number are known by what they are of; those of the demonstration make way together', async () => {
  const { db } = service.context;
  const kind = 'competitor-placements';
  const header = '品牌,行业,媒体,月份,数量,刊例花费,位置';
  const row = (units: number, place: string) => `青松汽车,汽车,公交候车亭,2026-09,${units},1000,${place}`;
  const stored = async () =>
    (
      await db
        .selectFrom('competitor_placement')
        .innerJoin('data_release', 'data_release.release_id', 'competitor_placement.release_id')
        .where('data_release.state', '=', 'current')
        .where('data_release.city_code', '=', '440300')
        .select(['place_name', 'units'])
        .orderBy('place_name')
        .orderBy('units')
        .execute()
    ).map(({ place_name, units }) => `${place_name} ${units}`);
  const first = await importFile(
    service,
    csv(header, [row(3, '东'), row(5, '东'), row(3, '东'), row(9, '西')]),
    {
      kind,
    },
  );
  const before = await stored();
  expect(before).toEqual(['东 3', '东 5', '西 9']);
  // Several of one subject are together what the newest file says of it.
  const update = await importFile(service, csv(header, [row(5, '东'), row(1, '南')]), { kind });
  expect(update.session.report).toMatchObject({
    counts: { addedRows: 1, changedRows: 1, removedRows: 1, unchangedRows: 0 },
  });
  expect(await stored()).toEqual(['东 5', '南 1', '西 9']);
  const gone = csv('品牌,月份,媒体,位置', [
    '青松汽车,2026-09,公交候车亭,西',
    '青松汽车,2026-08,公交候车亭,东',
  ]);
  const removal = await importFile(service, gone, { kind, mode: 'delete' });
  expect(removal.session.report!.issues).toMatchObject([
    { row: 2, reason: '现有数据中没有此投放，无可删除' },
  ]);
  expect(await stored()).toEqual(['东 5', '南 1']);
  const incomplete = await importFile(service, csv('品牌', ['青松汽车']), { kind, mode: 'delete' });
  expect(incomplete.session.report!.issues.map(({ field }) => field)).toEqual(['月份', '媒体']);
  await undo(removal.session.releaseId!);
  await undo(update.session.releaseId!);
  expect(await stored()).toEqual(before);

  await db
    .updateTable('data_release')
    .set({ is_demo: true })
    .where('release_id', '=', first.session.releaseId!)
    .execute();
  const real = await importFile(service, csv(header, [row(7, '北')]), { kind, isDryRun: true });
  expect(real.session.report!.removal).toMatchObject({ count: 3, noun: '次投放', needsConfirmation: true });
});

test('a list that removes all there is refused: the version is undone instead', async () => {
  const header = '品牌,行业';
  await importFile(service, csv(header, ['青松汽车,汽车']), { kind: 'brands' });
  const { job } = await importFile(service, csv('品牌', ['青松汽车']), { kind: 'brands', mode: 'delete' });
  expect(job.message).toBe('删除后没有品牌：请改为撤销该版本');
});

test('rows of one case become its media; rows that contradict it are refused', async () => {
  const header = '标题,品牌,行业,目标,开始日期,结束日期,媒体,形式,数量,刊例金额,净价,洞察';
  const row = (form: string, units: number, insight = '晚高峰') =>
    `秋季新品,青松汽车,汽车,新品上市,2026/9/1,2026/9/28,公交候车亭,${form},${units},480000,312000,${insight}`;
  const { session } = await importFile(
    service,
    csv(header, [row('候车亭灯箱', 60), row('候车亭立柱灯箱', 20), row('候车亭灯箱', 5, '早高峰')]),
    { kind: 'strategy-cases' },
  );
  expect(session.report).toMatchObject({ rowsAccepted: 2, counts: { cases: 1 } });
  expect(session.report!.issues[0]).toMatchObject({
    row: 3,
    field: '标题',
    reason: expect.stringContaining('第 1 行'),
  });
  const { permission } = demoAccounts.find(({ userName }) => userName === 'planner')!.role;
  const [stored] = await seenCases(service.context.db, {
    permission: permissionStructure.parse(permission),
  });
  expect(stored).toMatchObject({
    title: '秋季新品',
    startDate: '2026-09-01',
    insight: '晚高峰',
    isSample: false,
    mix: [
      { formId: 1, units: 60, days: 28, rateCardFen: 48_000_000, netFen: 31_200_000 },
      { formId: 2, units: 20, days: 28 },
    ],
  });
});
