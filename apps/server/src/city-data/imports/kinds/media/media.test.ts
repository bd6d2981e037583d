import { beforeEach, expect, test } from 'vitest';
import { clearReleases, importFile } from '../../../../testing/import-file.ts';
import { startTestService } from '../../../../testing/test-service.ts';
import { permilleOf } from './rate-cards-kind.ts';
import { freeSlot, readPeriods } from './read-periods.ts';

const service = startTestService();
beforeEach(() => clearReleases(service));

const cityCode = '440300';
const csv = (header: string, rows: readonly string[]) => ({
  fileName: '点位.csv',
  bytes: Buffer.from([header, ...rows].join('\n')),
});
const header = '点位编号,点位名称,媒体,媒体形式,经度,纬度,等级,面号,宽,高,已售时段,可售份数';

const inForce = async () => {
  const { db } = service.context;
  const release = await db
    .selectFrom('data_release')
    .select(['release_id', 'counts'])
    .where('kind', '=', 'media-positions')
    .where('state', '=', 'current')
    .executeTakeFirstOrThrow();
  const of = (table: 'media_position' | 'media_face' | 'media_booking') =>
    db.selectFrom(table).where('release_id', '=', release.release_id);
  return {
    counts: release.counts,
    positions: await of('media_position').selectAll('media_position').orderBy('code').execute(),
    faces: await of('media_face').selectAll('media_face').orderBy('face_id').execute(),
    bookings: await of('media_booking')
      .selectAll('media_booking')
      .orderBy('face_id')
      .orderBy('period')
      .execute(),
  };
};

test('positions come with faces, sizes and sold days; other media are kept; the same file again changes nothing', async () => {
  const shelters = csv(header, [
    'H1,科技园北,公交候车亭,候车亭灯箱,114.05,22.54,特级,1,3.6,1.6,2026-12-01~2026-12-14,',
    'H1,科技园北,公交候车亭,候车亭灯箱,114.05,22.54,特级,2,,,,',
    'H2,科技园南,公交候车亭,候车亭立柱灯箱,114.06,22.54,,1,,,,',
  ]);
  const screens = csv(header, [
    'L1,华强北大屏,户外LED大屏,,114.08,22.545,S,1,20,12,2026-12-01~2026-12-31;2026-12-10至2026-12-20,2',
  ]);
  const first = await importFile(service, shelters, { kind: 'media-positions' });
  expect(first.session.report).toMatchObject({
    rowsAccepted: 3,
    counts: { positions: 2, faces: 3, bookings: 1 },
  });
  const second = await importFile(service, screens, { kind: 'media-positions' });
  expect(second.job.state).toBe('done');
  const { positions, faces, bookings, counts } = await inForce();
  expect(counts).toEqual({ positions: 3, faces: 4, bookings: 3 });
  expect(positions.map(({ code, level, medium_id }) => [code, level, medium_id])).toEqual([
    ['H1', 'S', 2],
    ['H2', 'A', 2],
    ['L1', 'S', 7],
  ]);
  expect(positions[1]).toMatchObject({
    district_name: '福田区',
    estimated_fields: ['level', 'widthMillimeters', 'heightMillimeters', 'isLit', 'districtName'],
  });
  const sizes = faces
    .filter(({ medium_id }) => medium_id === 2)
    .map((face) => [face.width_millimeters, face.height_millimeters]);
  expect(sizes.toSorted()).toEqual([
    [1200, 1800],
    [3500, 1500],
    [3600, 1600],
  ]);
  expect(
    bookings.filter(({ medium_id }) => medium_id === 7).map(({ slot, period }) => [slot, period]),
  ).toEqual([
    [1, '[2026-12-01,2027-01-01)'],
    [2, '[2026-12-10,2026-12-21)'],
  ]);
  for (const file of [shelters, screens]) {
    const again = await importFile(service, file, { kind: 'media-positions' });
    expect(again.session).toMatchObject({
      releaseId: second.session.releaseId,
      report: { isUnchanged: true },
    });
  }
});

test('unknown media, moving media, invalid sold days and repeated faces are reported', async () => {
  const good = (i: number) => `G${i},好点位${i},公交候车亭,,114.05,22.54,A,1,,,,`;
  const file = csv(header, [
    'X1,未知,飞艇,,114.05,22.54,A,1,,,,',
    'X2,车身,公交车身,,114.05,22.54,A,1,,,,',
    'X3,形式,公交候车亭,全车彩贴,114.05,22.54,A,1,,,,',
    'X4,时段,公交候车亭,,114.05,22.54,A,1,,,2026-12-01~2026-12-14;2026-12-10~2026-12-20,1',
    'X5,日期,公交候车亭,,114.05,22.54,A,1,,,2026-13-01~2026-12-14,1',
    ...Array.from({ length: 6 }, (_, i) => good(i)),
    good(0),
  ]);
  const { session } = await importFile(service, file, { kind: 'media-positions' });
  expect(session.report).toMatchObject({ rowsRead: 12, rowsAccepted: 6 });
  expect(
    session.report!.issues.map(({ severity, row, field, reason }) => [severity, row, field, reason]),
  ).toEqual([
    ['error', 1, '媒体', expect.stringContaining('没有此媒体，应为 公交车身、公交候车亭')],
    ['error', 2, '媒体', expect.stringContaining('按线路售卖')],
    ['error', 3, '媒体形式', '公交候车亭没有此形式，应为 候车亭灯箱、候车亭立柱灯箱 之一'],
    ['error', 4, '已售时段', '2026-12-10~2026-12-20 超过可售份数 1'],
    ['error', 5, '已售时段', '「2026-13-01~2026-12-14」中有不存在的日期'],
    ['warning', 12, '面号', '点位「G0」的此面已出现过，已忽略'],
  ]);
});

test('a booking made in the product is never replaced by a file', async () => {
  const { db } = service.context;
  const open = csv(header, ['H1,科技园北,公交候车亭,,114.05,22.54,A,1,,,,']);
  await importFile(service, open, { kind: 'media-positions' });
  const { faces } = await inForce();
  await db
    .insertInto('media_booking')
    .values({
      release_id: null,
      city_code: cityCode,
      medium_id: 2,
      face_id: faces[0].face_id,
      period: '[2026-12-05,2026-12-10]',
      state: 'sold',
      expires_at: null,
      is_sample: false,
      created_at: new Date(),
    })
    .execute();
  const sold = csv(header, [
    'H1,科技园北,公交候车亭,,114.05,22.54,A,1,,,2026-12-01~2026-12-14;2027-01-01~2027-01-02,',
  ]);
  const { session } = await importFile(service, sold, { kind: 'media-positions' });
  expect(session.report!.counts).toMatchObject({ bookingConflicts: 1 });
  expect((await inForce()).bookings.map(({ period }) => period)).toEqual(['[2027-01-01,2027-01-03)']);
  await db.deleteFrom('media_booking').execute();
});

test('rate cards: prices and discounts of their media replace placeholder prices', async () => {
  const { db } = service.context;
  const card = csv('媒体,媒体形式,等级,刊例价,计价天数,起投天数,折扣', [
    '公交候车亭,候车亭灯箱,A+,"¥4,800.50",14,,',
    '公交候车亭,候车亭灯箱,A,4000元,14,,',
    '公交候车亭,,,,,60,8.5折',
    '公交候车亭,,,,,60,0.8',
    '公交候车亭,候车亭灯箱,Z,1,14,,',
  ]);
  const { session } = await importFile(service, card, { kind: 'rate-cards' });
  expect(session.report).toMatchObject({
    rowsAccepted: 3,
    rowsRefused: 2,
    counts: { prices: 2, discounts: 1 },
  });
  expect(session.report!.issues.map(({ row, field }) => [row, field])).toEqual([
    [4, '媒体'],
    [5, '等级'],
  ]);
  const prices = await db
    .selectFrom('rate_card_price')
    .select(['level', 'price_fen', 'period_days', 'is_sample'])
    .where('release_id', '=', session.releaseId)
    .orderBy('level')
    .execute();
  expect(prices).toEqual([
    { level: 'A', price_fen: 400_000, period_days: 14, is_sample: false },
    { level: 'A+', price_fen: 480_050, period_days: 14, is_sample: false },
  ]);
  expect((await importFile(service, card, { kind: 'rate-cards' })).session.report).toMatchObject({
    isUnchanged: true,
  });
});

test('rate cards: a floor is a row of its own; one file keeps the prices in force, the next replaces the floor it names', async () => {
  const { db } = service.context;
  const header = '媒体,媒体形式,等级,刊例价,计价天数,折扣,折扣底线';
  const price = '公交候车亭,候车亭灯箱,A,4000,14,,';
  await importFile(service, csv(header, [price]), { kind: 'rate-cards' });
  const floors = csv(header, [
    '公交候车亭,候车亭灯箱,,,,,6.5折',
    '公交候车亭,候车亭灯箱,A,4000,14,,6折',
    '公交候车亭,候车亭灯箱,,,,,七折',
  ]);
  const { session } = await importFile(service, floors, { kind: 'rate-cards' });
  expect(session.report).toMatchObject({ rowsAccepted: 1, counts: { floors: 1, prices: 0 } });
  expect(session.report!.issues.map(({ row, field, reason }) => [row, field, reason])).toEqual([
    [2, '折扣底线', '须单独成行，不与刊例价或折扣写在同一行'],
    [3, '折扣底线', '应为 0.85、85% 或 8.5折 这样的折扣'],
  ]);
  await importFile(service, csv(header, ['公交候车亭,候车亭灯箱,,,,,60%']), { kind: 'rate-cards' });
  const inCard = (table: 'rate_card_floor' | 'rate_card_price') =>
    db
      .selectFrom(table)
      .innerJoin('data_release', 'data_release.release_id', `${table}.release_id`)
      .where('data_release.state', '=', 'current');
  expect(await inCard('rate_card_floor').select('permille').execute()).toEqual([{ permille: 600 }]);
  expect(await inCard('rate_card_price').select('price_fen').execute()).toEqual([{ price_fen: 400_000 }]);
  // A whole card without floors has none.
  await importFile(service, csv(header, [price]), { kind: 'rate-cards', mode: 'replace' });
  expect(await inCard('rate_card_floor').select('permille').execute()).toEqual([]);
});

test.each([
  ['0.85', 850],
  ['85%', 850],
  ['8.5折', 850],
  ['８．５', 850],
  ['85', 850],
  ['1', 1000],
  ['0', null],
  ['八五折', null],
  ['-1', null],
])('the discount %s is %s ‰', (text, permille) => {
  expect(permilleOf(text)).toBe(permille);
});

test('periods are read in usual writings, and each finds the first free slot', () => {
  expect(readPeriods('2026-12-01~2026-12-14；2027/1/5 至 2027/1/18')).toEqual([
    { startDate: '2026-12-01', endDate: '2026-12-14' },
    { startDate: '2027-01-05', endDate: '2027-01-18' },
  ]);
  expect(readPeriods('2026-02-30~2026-03-01')).toContain('不存在的日期');
  expect(readPeriods('2026-03-02~2026-03-01')).toContain('结束早于开始');
  const taken = [{ slot: 1, startDate: '2026-12-01', endDate: '2026-12-10' }];
  expect(freeSlot({ startDate: '2026-12-10', endDate: '2026-12-11' }, taken, 1)).toBeNull();
  expect(freeSlot({ startDate: '2026-12-10', endDate: '2026-12-11' }, taken, 2)).toBe(2);
  expect(freeSlot({ startDate: '2026-12-11', endDate: '2026-12-11' }, taken, 1)).toBe(1);
});
