import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { dayAhead, newOrder, plannedOrder, shelterItem } from '../../testing/new-order.ts';
import { screenFace, seedSmallInventory, shelterFace, shelterFen } from '../../testing/small-inventory.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { startTestService } from '../../testing/test-service.ts';
import { jsonb } from '../../platform/storage/postgres/database.ts';

const [shenzhen, shanghai, foreign] = ['440300', '310100', '420100'] as const;
const service = startTestService();
const face = (n: number): string => shelterFace(shenzhen, n);

/** Net of 28 days at 9 折 with production and 6 % of tax, by hand. */
const costFen = (productionFen: number) => Math.round((0.9 * shelterFen + productionFen) * 1.06);

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, shenzhen, { persons: 300, lines: 2 });
  for (const city of [shenzhen, shanghai, foreign]) await seedSmallInventory(service, city);
});

const explained = (orderId: string, as?: 'customer' | 'admin') =>
  service.body(
    'media-order-match-detail/getOrderIntelligence/{orderId}',
    { orderId },
    as === undefined ? {} : { as },
  );

/** Another order holds these shelters for the same four weeks. */
async function heldByOthers(brandId: string, shelters: readonly number[]): Promise<void> {
  const items = shelters.map((n) => shelterItem(service, shenzhen, n));
  const { orderId } = await plannedOrder(service, items, { brandId });
  const held = await service.body('v1/orders/hold', { orderId });
  expect(held.heldItems).toBe(shelters.length);
}

async function rivalBrand(): Promise<string> {
  const { db } = service.context;
  const own = await db
    .selectFrom('brand')
    .select('industry')
    .where('brand_id', '=', 'b-0001')
    .executeTakeFirstOrThrow();
  const rival = await db
    .selectFrom('brand')
    .select('brand_id')
    .where('industry', '=', own.industry)
    .where('brand_id', '<>', 'b-0001')
    .executeTakeFirstOrThrow();
  return rival.brand_id;
}

test('each unit that must be bought says why it is not: place, medium, rivals, vacancy, budget or nobody', async () => {
  await heldByOthers('b-0001', [2]);
  await heldByOthers(await rivalBrand(), [3]);
  const productionFen = await service.context.db
    .selectFrom('medium_form')
    .select('production_fen')
    .where('medium_id', '=', 2)
    .where('form_id', '=', 1)
    .executeTakeFirstOrThrow();
  const oneFen = costFen(productionFen.production_fen);
  const { orderId } = await newOrder(service, [shelterItem(service, shenzhen, 1)], {
    mediumIds: [1, 2],
    // One and a half more of level A, which is less than one of level S.
    budgetFen: Math.round(2.5 * oneFen) + 50_000,
    services: [{ serviceId: 'm', name: '监测', amountFen: 50_000 }],
    wishes: {
      mustUnits: [
        face(1),
        face(2),
        shelterFace(shenzhen, 3, 2),
        face(4),
        face(5),
        shelterFace(shanghai, 1),
        screenFace(shenzhen, 0),
        '440300-small-01',
        'gone',
      ],
      excludedUnits: [face(6)],
    },
  });
  const { wishes, checks } = await explained(orderId);
  const by = new Map(wishes.map((wish) => [wish.unitId, wish]));
  const reasonOf = (unitId: string) => by.get(unitId)!.reason;
  const period = `${dayAhead(service, 40)} 至 ${dayAhead(service, 67)}`;
  const afterwards = `${dayAhead(service, 68)} 至 ${dayAhead(service, 95)}`;
  const money = (fen: number) => `¥${Math.round(fen / 100).toLocaleString('zh-CN')}`;
  expect(by.get(face(1))).toMatchObject({
    wish: 'must',
    isBought: true,
    isMet: true,
    reason: '第 1 行，1 面',
  });
  expect(reasonOf(face(2))).toBe(`投放期 ${period} 内没有整段空位；最近空档 ${afterwards}`);
  // The other face of the position that the rival has.
  expect(reasonOf(shelterFace(shenzhen, 3, 2))).toBe(
    `${period} 同一点位有同行业其他品牌投放，按同业排斥不可同时上刊；最近空档 ${afterwards}`,
  );
  const dearFen = oneFen + Math.round(0.9 * shelterFen * 1.06);
  const leftFen = Math.round(2.5 * oneFen) - oneFen;
  expect(reasonOf(face(4))).toBe(
    `投放期内有空位，但含税至少 ${money(dearFen)}，超过剩余预算 ${money(leftFen)}`,
  );
  expect(reasonOf(face(5))).toBe(`投放期内有空位，含税 ${money(oneFen)} 起，未超剩余预算，尚未选入`);
  expect(reasonOf(shelterFace(shanghai, 1))).toBe('上海市不在订单城市之内');
  expect(reasonOf(screenFace(shenzhen, 0))).toBe('户外LED大屏不在订单媒体之内');
  expect(reasonOf('440300-small-01')).toMatch(/^投放期内有空位/);
  expect(by.get('gone')).toMatchObject({ unitName: 'gone', cityCode: null, isBought: false });
  expect(reasonOf('gone')).toBe('不在现行可售媒体中：已停售，或编号有误');
  expect(by.get(face(6))).toMatchObject({
    wish: 'excluded',
    isBought: false,
    isMet: true,
    reason: '不在媒体清单中',
  });
  // What is not as wished comes first, and the sums are those of the list.
  expect(wishes.map(({ isMet }) => isMet)).toEqual([...Array.from({ length: 8 }, () => false), true, true]);
  const checked = Object.fromEntries(checks.map((check) => [check.name, check.actual]));
  expect(checked).toMatchObject({ 必投: '已选 1 处', 避投: '误选 0 处' });
});

test('what is bought against a wish is named with its row; a locked order is not searched for vacancy', async () => {
  const order = await newOrder(
    service,
    [7, 8].map((n) => shelterItem(service, shenzhen, n)),
  );
  const { orderId } = order;
  await service.context.db
    .updateTable('media_order')
    .set({ brief: jsonb({ mustUnits: [face(9)], excludedUnits: [face(8)] }), state: 'booked' })
    .where('order_id', '=', orderId)
    .execute();
  const { wishes } = await explained(orderId);
  expect(wishes.map(({ unitId, isBought, isMet, reason }) => [unitId, isBought, isMet, reason])).toEqual([
    [face(9), false, false, '未选入；订单的媒体已锁定，不再核对空位'],
    [face(8), true, false, '第 2 行，1 面'],
  ]);
});

test("units outside the reader's scope are neither named nor counted", async () => {
  const { orderId } = await newOrder(
    service,
    [],
    { mediumIds: [2], wishes: { mustUnits: [face(10)] } },
    { as: 'customer' },
  );
  await service.context.db
    .updateTable('media_order')
    .set({
      city_codes: [shenzhen, foreign],
      brief: jsonb({
        mustUnits: [face(10), shelterFace(foreign, 1)],
        excludedUnits: [shelterFace(foreign, 2)],
      }),
    })
    .where('order_id', '=', orderId)
    .execute();
  const { wishes, checks } = await explained(orderId, 'customer');
  expect(wishes.map(({ unitId }) => unitId)).toEqual([face(10)]);
  // Of the budget others may have spent what he does not see.
  expect(wishes[0].reason).toMatch(/起，尚未选入$/);
  expect(checks.map(({ name, asked }) => [name, asked])).toContainEqual(['必投', '1 处']);
  expect(checks.map(({ name }) => name)).not.toContain('避投');
  expect((await explained(orderId, 'admin')).wishes).toHaveLength(3);
});
