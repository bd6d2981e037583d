import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { importFile } from '../../testing/import-file.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { newOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();
let orderId: string;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 800, lines: 3 });
  await seedSmallInventory(service, cityCode);
  const items = [1, 2, 4].map((n) => shelterItem(service, cityCode, n));
  ({ orderId } = await newOrder(service, items));
});

const as = { as: 'admin' } as const;

/** Two halves of the city beside each other at 114.0025° E, and the outline of the whole of it. */
const halves = () => {
  const box = (west: number, east: number) => [
    [west, 22.3],
    [east, 22.3],
    [east, 22.9],
    [west, 22.9],
    [west, 22.3],
  ];
  const feature = (name: string, code: string, ring: number[][]) => ({
    type: 'Feature',
    properties: { name, adcode: code },
    geometry: { type: 'Polygon', coordinates: [ring] },
  });
  const features = [
    feature('西半区', '440398', box(113.7, 114.0025)),
    feature('东半区', '', box(114.0025, 114.7)),
    feature('深圳市', '440300', box(113.7, 114.7)),
  ];
  return {
    fileName: '新区划.geojson',
    bytes: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features })),
  };
};

const boundaries = () => service.body('v1/boundaries/{adcode}', { adcode: cityCode });
const partsOf = ({ features }: Awaited<ReturnType<typeof boundaries>>) =>
  features.filter(({ properties }) => !properties.isSelf).map(({ properties }) => properties.name);
const rowsOfOrder = async () => {
  const { rows, audienceBasis } = await service.body('v1/orders/districts', { orderId, cityCode });
  return { placed: rows.map(({ name, positions }) => [name, positions] as const), rows, audienceBasis };
};

test('imported outlines are the districts of maps, orders, people and media until the import is undone', async () => {
  const before = await boundaries();
  expect(before).toMatchObject({ source: '内置行政区边界', releaseNo: null });
  expect(partsOf(before)).toContain('福田区');
  const first = await service.call('v1/boundaries/{adcode}', { adcode: cityCode });
  const asked = { headers: { 'if-none-match': String(first.headers.etag) } };
  expect((await service.call('v1/boundaries/{adcode}', { adcode: cityCode }, asked)).status).toBe(304);

  const { session } = await importFile(service, halves(), { kind: 'districts' });
  expect(session.report).toMatchObject({ rowsAccepted: 3 });
  const release = await service.context.db
    .selectFrom('data_release')
    .select(['release_no', 'source'])
    .where('release_id', '=', session.releaseId!)
    .executeTakeFirstOrThrow();
  const drawn = await boundaries();
  expect(drawn).toMatchObject({ source: release.source, releaseNo: release.release_no });
  expect(partsOf(drawn).toSorted()).toEqual(['东半区', '西半区']);
  expect(drawn.features.find(({ properties }) => properties.isSelf)!.properties.name).toBe('深圳市');
  const again = await service.call('v1/boundaries/{adcode}', { adcode: cityCode }, asked);
  expect(again.status).toBe(200);
  const one = await service.body('v1/boundaries/{adcode}', { adcode: '440305' });
  expect(one).toMatchObject({ releaseNo: null, features: [{ properties: { name: '南山区' } }] });

  const order = await rowsOfOrder();
  expect(new Map(order.placed)).toEqual(
    new Map([
      ['西半区', 2],
      ['东半区', 1],
    ]),
  );
  expect(order.rows.map(({ districtId }) => districtId)).toContain('440398');
  expect(order.audienceBasis!.dataReleases).toContainEqual({
    kind: 'districts',
    releaseNo: release.release_no,
  });
  expect(order.audienceBasis!.source).toContain(release.source);

  const positions = [
    '点位编号,点位名称,媒体,媒体形式,经度,纬度,区县',
    'W-1,西亭,公交候车亭,候车亭灯箱,114.001,22.54,',
    'E-1,东亭,公交候车亭,候车亭灯箱,114.05,22.54,',
    'N-1,名亭,公交候车亭,候车亭灯箱,114.06,22.55,福田区',
  ];
  const file = { fileName: '点位.csv', bytes: Buffer.from(positions.join('\n')) };
  const imported = await importFile(service, file, { kind: 'media-positions' });
  expect(imported.session.report).toMatchObject({ rowsAccepted: 3 });
  const stored = await service.context.db
    .selectFrom('media_position')
    .select(['code', 'district_name', 'estimated_fields'])
    .where('release_id', '=', imported.session.releaseId!)
    .where('code', 'in', ['W-1', 'E-1', 'N-1'])
    .orderBy('code')
    .execute();
  expect(stored.map((row) => [row.district_name, row.estimated_fields.includes('districtName')])).toEqual([
    ['东半区', true],
    ['福田区', false],
    ['西半区', true],
  ]);

  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: session.releaseId! }, as);
  expect(partsOf(await boundaries())).toEqual(partsOf(before));
  expect((await rowsOfOrder()).placed.map(([name]) => name)).toEqual(partsOf(before));
});
