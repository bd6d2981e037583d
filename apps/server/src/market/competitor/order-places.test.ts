import { beforeAll, expect, test } from 'vitest';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { publishDemo } from '../../demo/publish-demo.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { smallOrder } from '../../testing/small-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { insertPlacements, type PlacementRecord } from './insert-placements.ts';

const cityCode = '440300';
const service = startTestService();
let orderId: string;
let ownStop: [number, number];

const around = ([lng, lat]: readonly [number, number], half = 0.002) =>
  [
    [lng - half, lat - half],
    [lng + half, lat - half],
    [lng + half, lat + half],
    [lng - half, lat + half],
    [lng - half, lat - half],
  ] as [number, number][];

async function addDistrict(placeId: string, name: string, centre: [number, number]): Promise<void> {
  const { db } = service.context;
  const { release_id } = await db
    .selectFrom('data_release')
    .select('release_id')
    .where('city_code', '=', cityCode)
    .where('state', '=', 'current')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('business_district')
    .values({
      release_id,
      place_id: placeId,
      name,
      district_name: null,
      lng: centre[0],
      lat: centre[1],
      ring: JSON.stringify(around(centre)),
      is_indicative: false,
    })
    .execute();
}

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  const city = await seedSmallCity(context, cityCode, { persons: 300, lines: 3, seed: 5 });
  const { stops } = city.lines[0].directions[0];
  ownStop = [stops[1].lng, stops[1].lat];
  await addDistrict('bd-on', '线上商圈', ownStop);
  await addDistrict('bd-off', '远处商圈', [ownStop[0] + 1, ownStop[1] + 1]);
  orderId = (
    await smallOrder(service, {
      items: [{ cityCode, lineId: city.lines[0].lineId, quantity: 2, fromDay: -5, toDay: 5 }],
    })
  ).orderId;
  const order = await context.db
    .selectFrom('media_order')
    .innerJoin('brand', 'brand.brand_id', 'media_order.brand_id')
    .select(['media_order.brand_id', 'industry'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const brands = await context.db
    .selectFrom('brand')
    .select(['brand_id', 'industry'])
    .orderBy('brand_id')
    .execute();
  const rival = brands.find(
    (one) => one.industry === order.industry && one.brand_id !== order.brand_id,
  )!.brand_id;
  const stranger = brands.find((one) => one.industry !== order.industry)!.brand_id;
  const month = `${chinaDate(context.now()).slice(0, 7)}-01`;
  const placement = (brandId: string, placeName: string, rest: Partial<PlacementRecord> = {}) => ({
    placementId: `${brandId}-${placeName}-${JSON.stringify(rest)}`,
    brandId,
    productName: null,
    mediumId: 1,
    formId: 1,
    placeName,
    month,
    firstSeen: month,
    lastSeen: month,
    units: 3,
    spendFen: 1000,
    isEstimated: true,
    ...rest,
  });
  const rows = [
    placement(rival, '线上商圈'),
    placement(rival, '线上商圈', { units: 2, spendFen: 500 }),
    placement(rival, '远处商圈', { spendFen: 900 }),
    placement(rival, '无名之地', { spendFen: 100 }),
    placement(rival, '远处商圈', { mediumId: 2, spendFen: 7777 }),
    placement(stranger, '线上商圈', { spendFen: 7777 }),
    placement(order.brand_id, '线上商圈', { spendFen: 7777 }),
  ];
  await publishDemo(context, { kind: 'competitor-placements', cityCode, rows }, (transaction, releaseId) =>
    insertPlacements(transaction, { releaseId, cityCode, isSample: true }, rows),
  );
});

test('rivals of the same medium are found by district, and where a line of the order stops there', async () => {
  const { rows, ownPlaces } = await service.body('v1/competitor/order-places', { orderId });
  expect(rows.map((row) => [row.placeName, row.rivalUnits, row.rivalFen, row.ownUnits.length])).toEqual([
    ['线上商圈', 5, 1500, 1],
    ['远处商圈', 3, 900, 0],
    ['无名之地', 3, 100, 0],
  ]);
  expect(rows[0]).toMatchObject({ lng: ownStop[0], lat: ownStop[1], ownUnits: [{ quantity: 2 }] });
  expect(rows[0].rivals).toHaveLength(1);
  expect(rows[2]).toMatchObject({ lng: null, lat: null });
  // A line has no one place.
  expect(ownPlaces).toEqual([]);
});

test('an order of others answers like none', async () => {
  expectFailure(
    await service.call('v1/competitor/order-places', { orderId }, { as: 'customer' }),
    'notFound',
  );
});
