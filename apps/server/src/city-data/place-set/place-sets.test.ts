import { beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../platform/storage/postgres/database.ts';
import { csvFile } from '../../testing/import-file.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const cityCode = '440300';
const store = { name: '福田店', lng: 114.055, lat: 22.541, address: '深南大道1000号' };
const corner = (lng: number, lat: number): [number, number] => [lng, lat];
const square = [corner(114.05, 22.54), corner(114.06, 22.54), corner(114.06, 22.55), corner(114.05, 22.55)];
const set = (change: object = {}) => ({
  name: '福田门店',
  kind: 'store' as const,
  cityCode,
  isShared: false,
  entries: [store],
  version: 0,
  ...change,
});
const listed = async (as: 'planner' | 'customer' | 'admin', input: object = {}) =>
  (await service.body('v1/place-sets/list', input, { as })).placeSets.map(({ name }) => name);

/** The customer moves to the planner's organisation. */
async function shareOrganisation() {
  const { organisation_id } = await service.context.db
    .selectFrom('app_user')
    .select('organisation_id')
    .where('id', '=', service.userIds.planner)
    .executeTakeFirstOrThrow();
  await service.context.db
    .updateTable('app_user')
    .set({ organisation_id })
    .where('id', '=', service.userIds.customer)
    .execute();
}

beforeAll(shareOrganisation);

test('a set is saved by version; only its owner changes it, the organisation reads what is shared', async () => {
  const first = await service.body('v1/place-sets/save', set());
  expect(first).toMatchObject({ version: 1, places: 1, isOwn: true, cityName: '深圳市', entries: [store] });
  const { placeSetId } = first;
  expect(await listed('customer')).toEqual([]);
  expectFailure(await service.call('v1/place-sets/get', { placeSetId }, { as: 'customer' }), 'notFound');
  const shared = set({
    placeSetId,
    version: 1,
    isShared: true,
    entries: [store, { ...store, ring: square }],
  });
  await service.body('v1/place-sets/save', shared);
  expectFailure(await service.call('v1/place-sets/save', shared), 'conflict');
  const seen = await service.body('v1/place-sets/get', { placeSetId }, { as: 'customer' });
  expect(seen).toMatchObject({ version: 2, places: 2, isOwn: false });
  expect(seen.entries[1].ring).toEqual(square);
  expectFailure(
    await service.call('v1/place-sets/remove', { placeSetId, version: 2 }, { as: 'customer' }),
    'notFound',
  );
  expect(await listed('planner', { kind: 'poi' })).toEqual([]);
  expect(await listed('planner', { keyword: '福' })).toEqual(['福田门店']);
  await service.body('v1/place-sets/remove', { placeSetId, version: 2 });
  expect(await listed('planner')).toEqual([]);
});

test('sets of a city that is not granted are as if unknown, shared or own', async () => {
  const { placeSetId } = await service.body('v1/place-sets/save', set({ name: '武汉门店', isShared: true }));
  await service.context.db
    .updateTable('place_set')
    .set({ city_code: '420100' })
    .where('place_set_id', '=', placeSetId)
    .execute();
  expect(await listed('planner')).toContain('武汉门店');
  expect(await listed('customer')).not.toContain('武汉门店');
  for (const key of ['v1/place-sets/get', 'v1/place-sets/export'] as const)
    expectFailure(await service.call(key, { placeSetId }, { as: 'customer' }), 'notFound');
  const inWuhan = set({ cityCode: '420100', entries: [{ name: '江汉店', lng: 114.27, lat: 30.6 }] });
  expectFailure(await service.call('v1/place-sets/save', inWuhan, { as: 'customer' }), 'notFound');
});

test('a place outside the city and an outline that crosses itself are refused with number and name', async () => {
  const crossed = [square[0], square[2], square[1], square[3]];
  const far = await service.call(
    'v1/place-sets/save',
    set({ entries: [store, { ...store, name: '京店', lat: 39.9 }] }),
  );
  expectFailure(far, 'invalid');
  expect(far.envelope.message).toMatch(/^第 2 个地点「京店」的坐标在深圳市以外 \d+\.\d 公里$/);
  const crossing = await service.call('v1/place-sets/save', set({ entries: [{ ...store, ring: crossed }] }));
  expect(crossing.envelope.message).toBe('第 1 个地点「福田店」的轮廓自相交或不成面');
  const many = Array.from({ length: 2001 }, () => store);
  expectFailure(await service.call('v1/place-sets/save', set({ entries: many })), 'invalid');
});

test('a file is read row by row: places, rows to geocode, repeated and refused rows', async () => {
  const text = [
    '门店名称,地址,经度,纬度',
    '海岸城店,文心五路33号,113.936,22.517',
    '海岸城店,文心五路33号,113.936,22.517',
    '待解析店,深南大道1000号,,',
    '外地店,,116.4,39.9',
    ',只有地址路 8 号,114.05,22.54',
    ',,114.06,22.54',
  ].join('\n');
  const read = (await service.upload('v1/place-sets/import', { cityCode }, csvFile(text))).envelope.body!;
  expect(read.entries).toEqual([
    { name: '海岸城店', lng: 113.936, lat: 22.517, address: '文心五路33号' },
    { name: '只有地址路 8 号', lng: 114.05, lat: 22.54, address: '只有地址路 8 号' },
  ]);
  expect(read.unplaced).toEqual([{ row: 3, name: '待解析店', address: '深南大道1000号' }]);
  expect(read).toMatchObject({ rowsRead: 6, duplicates: 1, issueCount: 2 });
  expect(read.issues.map(({ row }) => row)).toEqual([4, 6]);
  expect(read.issues[0].reason).toMatch(/^坐标在深圳市以外 \d+\.\d 公里$/);
  expect(read.issues[0].value).toBe('外地店 116.4,39.9');
});

test('a file of addresses alone is read; one with neither names nor addresses is refused', async () => {
  const read = (lines: string[]) =>
    service.upload('v1/place-sets/import', { cityCode }, csvFile(lines.join('\n')));
  expect((await read(['门店地址', '深南大道1000号'])).envelope.body!.unplaced).toEqual([
    { row: 1, name: '深南大道1000号', address: '深南大道1000号' },
  ]);
  const nameless = await read(['经度,纬度', '114.05,22.54']);
  expectFailure(nameless, 'refused');
  expect(nameless.envelope.message).toBe('缺少列：名称');
});

test('an exported set is read again place by place', async () => {
  const entries = [store, { name: '福田片区', lng: 114.055, lat: 22.545, ring: [...square, square[0]] }];
  const { placeSetId } = await service.body('v1/place-sets/save', set({ name: '往返', entries }));
  const file = await service.call('v1/place-sets/export', { placeSetId });
  const again = await service.upload(
    'v1/place-sets/import',
    { cityCode },
    { fileName: '往返.xlsx', bytes: file.bytes },
  );
  expect(again.envelope.body!.entries).toEqual(entries);
});

test('a user keeps at most 200 sets', async () => {
  const { organisation_id } = await service.context.db
    .selectFrom('app_user')
    .select('organisation_id')
    .where('id', '=', service.userIds.admin)
    .executeTakeFirstOrThrow();
  const row = {
    owner_id: service.userIds.admin,
    organisation_id,
    name: '一份',
    kind: 'store' as const,
    city_code: cityCode,
    is_shared: false,
    entries: jsonb([store]),
    places: 1,
    version: 1,
    updated_at: new Date(),
  };
  await service.context.db
    .insertInto('place_set')
    .values(Array.from({ length: 200 }, () => row))
    .execute();
  expectFailure(await service.call('v1/place-sets/save', set(), { as: 'admin' }), 'refused');
});
