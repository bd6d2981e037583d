import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/storage/postgres/database.ts';
import { clearReleases, importFile } from '../../testing/import-file.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { startTestService } from '../../testing/test-service.ts';

// The sample is small: few people meet a single face.
const service = startTestService({ minimumCell: 1 });
beforeEach(() => clearReleases(service));

const as = { as: 'admin' } as const;
const kind = 'media-positions';
const csv = (rows: readonly string[]) => ({ fileName: '点位.csv', bytes: Buffer.from(rows.join('\n')) });
const detailOf = (positionId: string, formId = 1) =>
  service.body('v1/media-inventory/detail', { cityCode: '440300', unitKey: `${positionId}|${formId}` }, as);
const positions = async () => {
  const { rows } = await sql<{ id: string; code: string; details: { photo?: string } }>`
    select position_id as id, code, details from media_position join data_release using (release_id)
    where state = 'current' order by code`.execute(service.context.db);
  return rows;
};

/** A PNG of one pixel with a text of its own, so that no two are alike. */
const picture = (text: string): Uint8Array =>
  Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from(text),
  ]);
const whole = (count: number) =>
  csv([
    '编号,名称,媒体,经度,纬度',
    ...Array.from(
      { length: count },
      (_, i) => `P-${i + 1},点位${i + 1},电梯海报,${(114 + (i % 50) * 0.002).toFixed(3)},22.54`,
    ),
  ]);

test('200 pictures of an archive find their 200 positions by code, and are served', async () => {
  await importFile(service, whole(210), { kind });
  const pictures = Object.fromEntries(
    Array.from({ length: 200 }, (_, i) => [
      // Some with a number of their own, some in folders, as phones and people name them.
      i % 3 === 0 ? `照片/P-${i + 1}.png` : i % 3 === 1 ? `P-${i + 1}_1.PNG` : `P-${i + 1}(2).png`,
      picture(`${i}`),
    ]),
  );
  const { session, job } = await importFile(
    service,
    { fileName: '照片.zip', bytes: zipSync(pictures) },
    { kind },
  );
  expect(job.message).toBeNull();
  expect(session.report).toMatchObject({
    rowsRead: 200,
    rowsAccepted: 200,
    counts: { addedRows: 0, changedRows: 200, removedRows: 0, unchangedRows: 0 },
  });
  const found = await positions();
  expect(found.filter(({ details }) => details.photo !== undefined)).toHaveLength(200);
  const seventh = found.find(({ code }) => code === 'P-7')!;
  const { photo } = await detailOf(seventh.id);
  expect(photo).toEqual({ isKept: true, text: null });
  const file = await service.call('v1/media-inventory/{positionId}/photo', { positionId: seventh.id }, as);
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  expect(hash(file.bytes)).toBe(hash(picture('6')));
  const none = await service.call(
    'v1/media-inventory/{positionId}/photo',
    { positionId: found.find(({ code }) => code === 'P-205')!.id },
    as,
  );
  expect(none.envelope).toMatchObject({ code: '04', message: '未找到照片' });
});

test('pictures that another user brings again are those that positions hold', async () => {
  await importFile(service, whole(3), { kind });
  const archive = (pictures: Record<string, Uint8Array>) => ({
    fileName: '照片.zip',
    bytes: zipSync(pictures),
  });
  const same = { 'P-1.png': picture('a'), 'P-2.png': picture('b') };
  await importFile(service, archive(same), { kind, as: 'planner' });
  const before = await positions();
  const again = await importFile(service, archive(same), { kind });
  expect(again.session.report).toMatchObject({
    isUnchanged: true,
    counts: { addedRows: 0, changedRows: 0, unchangedRows: 2 },
  });
  const more = await importFile(service, archive({ ...same, 'P-3.png': picture('c') }), { kind });
  expect(more.session.report).toMatchObject({ counts: { changedRows: 1, unchangedRows: 2 } });
  const after = await positions();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  const owners = await service.context.db
    .selectFrom('attachment')
    .select('owner_id')
    .where(
      'id',
      'in',
      after.map(({ details }) => details.photo!),
    )
    .execute();
  const { admin, planner } = service.userIds;
  expect(owners.map(({ owner_id }) => owner_id).toSorted()).toEqual([admin, planner, planner].toSorted());
});

test('pictures without a position and files that are none are named, the others are matched', async () => {
  await importFile(service, whole(6), { kind });
  const files = {
    'P-1.png': picture('a'),
    'P-2.png': picture('b'),
    'P-3.png': picture('c'),
    'P-4.png': strToU8('no picture'),
    'X-9.png': picture('d'),
  };
  const { session } = await importFile(service, { fileName: '照片.zip', bytes: zipSync(files) }, { kind });
  expect(session.report).toMatchObject({ rowsRead: 5, rowsAccepted: 3, rowsRefused: 2 });
  expect(session.report!.issues.map(({ field, reason, value }) => [field, reason, value])).toEqual([
    ['照片', '不是 PNG、JPEG 或 WebP 图片', 'P-4.png'],
    ['点位编号', '现有点位中没有此编号；新点位须有点位名称、媒体与坐标', 'X-9'],
  ]);
});

test('an update may give codes and what changes alone; details are shown with the position', async () => {
  await importFile(
    service,
    csv([
      '编号,名称,媒体,经度,纬度,面号,状态,刊例价,计价天数,地铁线路,地铁站,站台,出入口,楼宇,户数,电梯,航站楼',
      'M1,世界之窗灯箱,地铁灯箱,113.97,22.536,A,在用,5000,14,1号线,世界之窗,上行站台,A出口,,,,',
      'M1,世界之窗灯箱,地铁灯箱,113.97,22.536,B,在用,4000,14,1号线,世界之窗,上行站台,A出口,,,,',
      'E1,花园电梯,电梯海报,114.05,22.54,1,维修,,,,,,,花园一期,320,2号梯,',
    ]),
    { kind },
  );
  const [lift, metro] = await positions();
  const shown = await detailOf(metro.id);
  expect(shown.details).toEqual({
    status: 'active',
    metroLine: '1号线',
    metroStation: '世界之窗',
    platform: '上行站台',
    exit: 'A出口',
  });
  expect(shown.facePrices).toEqual([
    { faceNo: 'A', priceFen: 500_000, periodDays: 14 },
    { faceNo: 'B', priceFen: 400_000, periodDays: 14 },
  ]);
  expect((await detailOf(lift.id)).details).toEqual({
    status: 'maintenance',
    building: '花园一期',
    households: 320,
    lift: '2号梯',
  });
  const update = await importFile(service, csv(['编号,状态', 'M1,停用', 'E1,维修', 'Z9,在用']), { kind });
  expect(update.session.report).toMatchObject({
    rowsAccepted: 2,
    counts: { addedRows: 0, changedRows: 1, removedRows: 0, unchangedRows: 1 },
    issues: [{ row: 3, field: '点位编号（编号）', reason: expect.stringContaining('没有此编号') }],
  });
  const after = await detailOf(metro.id);
  expect(after.details).toEqual({ ...shown.details, status: 'suspended' });
  expect(after.facePrices).toEqual(shown.facePrices);
  const prices = await importFile(service, csv(['编号,面号,刊例价', 'M1,B,4500']), { kind });
  expect(prices.session.report!.counts).toMatchObject({ changedRows: 1 });
  expect((await detailOf(metro.id)).facePrices).toEqual([
    { faceNo: 'A', priceFen: 500_000, periodDays: 14 },
    { faceNo: 'B', priceFen: 450_000, periodDays: 14 },
  ]);
});

test('impressions that an owner declares are told beside those of the model and change no figure', async () => {
  const { centre } = await seedSmallCity(service.context, '440300', { persons: 800, lines: 3 });
  const at = `${centre.lng},${centre.lat}`;
  const rows = ['A', 'B'].map((face) => `H1,科苑路候车亭,公交候车亭,${at},${face},示例传媒,`);
  const head = '编号,名称,媒体,经度,纬度,面号,运营方,日均曝光人次';
  await importFile(service, csv([head, ...rows]), { kind });
  const [shelter] = await positions();
  const before = await detailOf(shelter.id);
  expect(before.declared).toEqual([]);
  expect(before.unit.impressionsPerDay.value).toBeGreaterThan(0);
  const said = await importFile(service, csv([head, `${rows[0]}12000`, `${rows[1]}9000.5`]), { kind });
  expect(said.session.report).toMatchObject({
    counts: { changedRows: 1 },
    issues: [{ severity: 'warning', row: 2, field: '申报日均曝光（人次/面）（日均曝光人次）' }],
  });
  const after = await detailOf(shelter.id);
  expect(after.declared).toEqual([{ faceNo: 'A', declaredDailyImpressions: 12_000 }]);
  expect(after.unit).toEqual({ ...before.unit, updatedOn: after.unit.updatedOn });
  // A file without the column leaves the declaration, a blank cell takes it back.
  await importFile(service, csv(['编号,状态', 'H1,停用']), { kind });
  expect((await detailOf(shelter.id)).declared).toEqual(after.declared);
  await importFile(service, csv(['编号,面号,日均曝光人次', 'H1,A,']), { kind });
  expect((await detailOf(shelter.id)).declared).toEqual([]);
});

test('a screen has the spots and the loop of its file, and as many shares as fit', async () => {
  await importFile(
    service,
    csv([
      '编号,名称,媒体,经度,纬度,单条时长（秒）,轮播周期（秒）',
      'L1,大屏,户外LED大屏,114.05,22.54,10,120',
      'L2,大屏,户外LED大屏,114.06,22.54,30,20',
      'L3,大屏,户外LED大屏,114.07,22.54,,',
    ]),
    { kind },
  );
  const { rows } =
    await sql`select spot_seconds, loop_seconds, slots from media_face order by position_id`.execute(
      service.context.db,
    );
  expect(rows).toEqual(
    expect.arrayContaining([
      { spot_seconds: 10, loop_seconds: 120, slots: 12 },
      { spot_seconds: 15, loop_seconds: 180, slots: 12 },
    ]),
  );
  expect(rows).toHaveLength(2);
});
