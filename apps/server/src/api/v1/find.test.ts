import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { orderGrants } from '../../testing/order-grants.ts';
import { newPlan, signInAs } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { smallOrder } from '../../testing/small-order.ts';
import { startTestService, type CallOptions } from '../../testing/test-service.ts';

const [shenzhen, wuhan] = ['440300', '420100'] as const;
const service = startTestService();

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  await seedSmallCity(context, shenzhen, { persons: 60, lines: 12 });
  await seedSmallInventory(service, shenzhen);
  await seedSmallInventory(service, wuhan);
  const item = { fromDay: 0, toDay: 9, lineId: 'any' };
  await smallOrder(service, { name: '重庆火锅节', items: [{ ...item, cityCode: shenzhen }] });
  await smallOrder(service, { name: '重庆火锅节·武汉', items: [{ ...item, cityCode: wuhan }] });
  await smallOrder(service, {
    name: '重庆火锅节·别家',
    owner: 'customer',
    items: [{ ...item, cityCode: shenzhen }],
  });
  // The brand of orders made by hand is any of them: this one is to be found by.
  await sql`update media_order set brand_id = (select brand_id from brand
    where name = case when media_order.name = '重庆火锅节' then '星河汽车' else '远途新能源' end)`.execute(
    context.db,
  );
  await newPlan(service, { name: '早高峰通勤' });
});

const find = async (q: string, options?: CallOptions) => {
  const { rows } = await service.body('v1/find', { q }, options);
  return rows.map(({ kind, name }) => `${kind} ${name}`);
};

test('an order is found by its name, its number, its pinyin and the initials of its brand', async () => {
  const order = 'order 重庆火锅节';
  expect(await find('火锅节')).toEqual([`${order}·武汉`, order]);
  expect(await find('chongqing')).toContain(order);
  expect(await find('CQHG')).toContain(order);
  const { rows } = await service.body('v1/find', { q: 'xhqc' });
  expect(rows[0]).toMatchObject({ kind: 'order', name: '重庆火锅节', orderState: 'running' });
  expect(rows.map(({ kind }) => kind)).toContain('brand');
  expect(await find('DD-TEST-')).toHaveLength(2);
});

test('plans, lines and positions are found with the city that they lie in', async () => {
  expect(await find('zgf')).toContain('plan 早高峰通勤');
  const { rows } = await service.body('v1/find', { q: '候车亭1' });
  expect(rows[0]).toMatchObject({ kind: 'position', mediumId: 2 });
  expect(new Set(rows.map(({ cityCode }) => cityCode))).toEqual(new Set([shenzhen, wuhan]));
  const lines = await sql<{ name: string }>`select line_name as name from bus_line limit 1`.execute(
    service.context.db,
  );
  expect(await find(lines.rows[0].name)).toContain(`line ${lines.rows[0].name}`);
});

test('nothing is found outside the granted pairs, nor of other organisations', async () => {
  expect(await find('火锅节', { as: 'customer' })).toEqual(['order 重庆火锅节·别家']);
  const grants = orderGrants([{ regionCodes: [wuhan], mediaIds: [0] }]);
  const { token } = await signInAs(service, '只看武汉订单', grants);
  expect(await find('火锅节', { as: { token } })).toEqual(['order 重庆火锅节·武汉']);
  expect(await find('候车亭1', { as: { token } })).toEqual([]);
  expect(await find('早高峰', { as: { token } })).toEqual([]);
  const media = {
    digitalAssetRoleData: {
      pageIsEnabled: true,
      allMediumData: { isEnabled: true, mediaRegionData: [{ regionCodes: [wuhan], mediaIds: [7] }] },
    },
  };
  const assets = await signInAs(service, '只看武汉大屏', media);
  const answer = await service.body('v1/find', { q: '1' }, { as: { token: assets.token } });
  expect(new Set(answer.rows.map(({ cityCode, mediumId }) => `${cityCode} ${mediumId}`))).toEqual(new Set());
  const screens = await service.body('v1/find', { q: '大屏' }, { as: { token: assets.token } });
  expect(new Set(screens.rows.map(({ cityCode, mediumId }) => `${cityCode} ${mediumId}`))).toEqual(
    new Set([`${wuhan} 7`]),
  );
});

test('a new release is found at once, the old one no more', async () => {
  await sql`update data_release set state = 'undone' where kind = 'media-positions' and city_code = ${wuhan}`.execute(
    service.context.db,
  );
  const { rows } = await service.body('v1/find', { q: '候车亭1' });
  expect(new Set(rows.map(({ cityCode }) => cityCode))).toEqual(new Set([shenzhen]));
});

test('nothing typed finds nothing', async () => {
  expect(await find(' ')).toEqual([]);
});
