import { quotationTotals } from '@ooh/contract/money/quotation-arithmetic';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { newOrder, shelterItem, takeSteps } from '../../testing/new-order.ts';
import { screenFen, seedSmallInventory, shelterFen } from '../../testing/small-inventory.ts';
import { computedPlan } from '../../testing/seeded-plan.ts';
import { startTestService } from '../../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'] as const;
const service = startTestService();
let orderId: string;
/** Three shelters (one of level S), two slots of a screen, three vehicles, a shelter in another city as a gift. */
beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  await seedSmallCity(context, shenzhen, { persons: 1500, lines: 6 });
  await seedSmallInventory(service, shenzhen);
  await seedSmallInventory(service, shanghai);
  const { faceId: _face, ...vehicle } = shelterItem(service, shenzhen, 0, { mediumId: 1, quantity: 3 });
  const items = [
    shelterItem(service, shenzhen, 1),
    shelterItem(service, shenzhen, 2, { discountPermille: 800 }),
    shelterItem(service, shenzhen, 4),
    shelterItem(service, shenzhen, 1, { mediumId: 7, faceId: `${shenzhen}-t0-1`, quantity: 2 }),
    { ...vehicle, lineId: '440300-small-01', deck: 'single' as const },
    shelterItem(service, shanghai, 3, { isGift: true }),
  ];
  const order = await newOrder(
    service,
    items,
    {
      cityCodes: [shenzhen, shanghai],
      services: [{ serviceId: 'm', name: '监测', amountFen: 100_000 }],
      wishes: { mustUnits: [`${shenzhen}-s1`, 'elsewhere'], excludedUnits: ['440300-small-05'] },
    },
    { submit: true },
  );
  ({ orderId } = order);
  await takeSteps(service, order, ['planning']);
  await service.body('v1/orders/hold', { orderId });
});

test('items are priced by the rate cards in force, with the discount of their length', async () => {
  const { items } = await service.body('mediaOrder/getById', { orderId });
  // 28 days of a 28-day price; shelters get 9 折 from 28 days on, other media nothing.
  expect(items.map((item) => [item.priceFen, item.discountPermille, item.amounts.netFen])).toEqual([
    [shelterFen, 900, 0.9 * shelterFen],
    [shelterFen, 800, 0.8 * shelterFen],
    [2 * shelterFen, 900, 1.8 * shelterFen],
    [screenFen, 1000, 2 * screenFen],
    [500_000, 1000, (500_000 * 3 * 28) / 30],
    [shelterFen, 0, 0],
  ]);
  expect(items[4]).toMatchObject({ priceDays: 30, quantity: 3, deck: 'single', unit: '辆' });
});

test('the sums of every call are the sums of the items', async () => {
  const { items, row } = await service.body('mediaOrder/getById', { orderId });
  const totals = quotationTotals(items.map((item) => item.amounts));
  expect(row.amounts).toEqual(totals);
  const ask = { orderId };
  const bus = await service.body('mediaOrder/getOrderCityBusAllAmountDataList', ask);
  const base = await service.body('mediaOrder/getOrderCityBaseAllAmountDataList', ask);
  expect(bus.rows.map((part) => [part.cityCode, part.mediumId, part.units])).toEqual([[shenzhen, 1, 3]]);
  expect(base.rows.map((part) => [part.cityCode, part.mediumId, part.units])).toEqual([
    [shanghai, 2, 1],
    [shenzhen, 2, 3],
    [shenzhen, 7, 2],
  ]);
  expect(quotationTotals([bus.totals, base.totals])).toEqual(totals);
  for (const groupBy of ['city', 'medium', 'form', 'level'] as const) {
    const parts = await service.body('media-order-match-detail/selectListLevelData', { orderId, groupBy });
    expect(quotationTotals(parts.rows.map((part) => part.amounts))).toEqual(totals);
    expect(parts.rows.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(1, 9);
  }
  const whole = await service.body('mediaOrder/overallInvestmentEstimatePlacement', ask);
  expect(whole.investment).toMatchObject({
    amounts: totals,
    servicesFen: 100_000,
    remainingFen: 50_000_000 - totals.totalFen - 100_000,
  });
  const plan = await service.body('mediaOrder/getOrderMediaPlacementPlanByPlanId', ask);
  expect(plan).toMatchObject({ source: 'order', totals });
  const cities = await service.body('mediaOrder/getCityMediaOrderAnalyseResponse', ask);
  expect(cities).toMatchObject({ totals, units: 9, progress: 0 });
  expect(
    cities.cities.map((city) => [city.cityCode, city.heldUnits, city.soldUnits, city.openUnits]),
  ).toEqual([
    [shenzhen, 8, 0, 0],
    [shanghai, 1, 0, 0],
  ]);
  const detail = await service.body('media-order-match-detail/getMatchDetailOrderData/{orderId}', {
    orderId,
    sortBy: 'netFen',
    ascending: 'false',
    pageSize: 2,
  });
  expect(detail).toMatchObject({ total: 6, units: 9, totals });
  const dear = items.toSorted((a, b) => b.amounts.netFen - a.amounts.netFen).slice(0, 2);
  expect(detail.rows.map((item) => item.itemId)).toEqual(dear.map((item) => item.itemId));
});

test("the estimate of bus bodies is the planner's for the same vehicles, priced as the order is", async () => {
  const { estimate } = await service.body('mediaOrder/overallInvestmentEstimatePlacement', { orderId });
  const [city] = estimate;
  expect(estimate).toHaveLength(1);
  expect(city).toMatchObject({ cityCode: shenzhen, reason: null, evaluation: { lines: 1, vehicles: 3 } });
  const { evaluation } = city;
  expect(evaluation!.basis).toMatchObject({ nature: '预估' });
  expect(evaluation!.reach.value).toBeGreaterThan(0);
  const { items } = await service.body('mediaOrder/getById', { orderId });
  expect(evaluation!.amounts).toEqual(items.find((item) => item.mediumId === 1)!.amounts);
});

test('the map and the heat hold every unit and day at its place', async () => {
  const map = await service.body('media-order-match-detail/getMediaByOrderMapData', {
    orderId,
    cityCode: shenzhen,
  });
  expect(map.points.map((point) => point.positionId).sort()).toEqual(
    ['s1', 's2', 's4', 't0'].map((id) => `${shenzhen}-${id}`),
  );
  expect(map.points.find((point) => point.positionId.endsWith('s4'))).toMatchObject({
    lng: 114.004,
    lat: 22.5,
    level: 'S',
  });
  expect(map.lines).toMatchObject([{ lineId: '440300-small-01', vehicles: 3 }]);
  expect(map.lines[0].shape.length).toBeGreaterThan(2);
  expect(map.unplaced).toEqual([]);
  const heat = await service.body('media-order-match-detail/thermodynamicDiagram', {
    orderId,
    cityCode: shenzhen,
  });
  const sum = (key: 'unitDays' | 'netFen') => heat.cells.reduce((total, cell) => total + cell[key], 0);
  expect(sum('unitDays')).toBeCloseTo(8 * 28, 6);
  const { items } = await service.body('mediaOrder/getById', { orderId });
  const net = items
    .filter((item) => item.cityCode === shenzhen)
    .reduce((total, item) => total + item.amounts.netFen, 0);
  expect(sum('netFen')).toBeCloseTo(net, 4);
  expect(heat.unplacedUnitDays).toBe(0);
  const shelters = await service.body('media-order-match-detail/thermodynamicDiagram', {
    orderId,
    cityCode: shenzhen,
    mediumId: 2,
  });
  expect(shelters.cells.reduce((total, cell) => total + cell.unitDays, 0)).toBeCloseTo(3 * 28, 6);
});

test('why these media: levels and prices against the stock by hand, and the brief held against the order', async () => {
  const { checks, cities } = await service.body('media-order-match-detail/getOrderIntelligence/{orderId}', {
    orderId,
  });
  const shelters = cities.find((part) => part.cityCode === shenzhen && part.mediumId === 2)!;
  // Twelve shelters of two faces, three of them S; chosen: two of A, one of S.
  expect(shelters).toMatchObject({ inventoryUnits: 24, units: 3, districts: 2, inBusinessDistricts: 0 });
  expect(shelters.inventoryHighLevelShare).toBeCloseTo(6 / 24, 9);
  expect(shelters.highLevelShare).toBeCloseTo(1 / 3, 9);
  expect(shelters.meanPriceFen).toBe(Math.round(((4 / 3) * shelterFen * 30) / 28));
  expect(shelters.inventoryMeanPriceFen).toBe(Math.round((1.25 * shelterFen * 30) / 28));
  expect(shelters.reasons.join()).toContain('高于全城在售的 25%');
  const checked = Object.fromEntries(checks.map((check) => [check.name, check]));
  expect(checked['城市']).toMatchObject({ isMet: true });
  expect(checked['必投']).toMatchObject({ asked: '2 处', actual: '已选 1 处', isMet: false });
  expect(checked['避投']).toMatchObject({ isMet: true });
  expect(checked['投放期']).toMatchObject({ isMet: true });
  const menu = await service.body('media-order-match-detail/getDropDownMatchDetail', { orderId });
  expect(menu.media.map((option) => option.label).sort()).toEqual(['公交候车亭', '公交车身', '户外LED大屏']);
  const regions = await service.body('mediaOrder/getSelectionPlanRegion', { orderId });
  expect(
    regions.map((region) => [region.cityName, region.provinceName, region.greatRegion, region.units]),
  ).toEqual([
    ['深圳市', '广东省', '华南', 8],
    ['上海市', '上海市', '华东', 1],
  ]);
});

test("the schedule, read back: every item, its own price period, and the order's totals", async () => {
  const file = await service.call('media-order-match-detail/downloadSchedule/{orderId}', { orderId });
  expect(file.status).toBe(200);
  const book = readWorkbook(file.bytes);
  expect([...book.sheets.keys()]).toEqual(
    expect.arrayContaining([
      '封面',
      '汇总',
      '排期-公交候车亭',
      '排期-户外LED大屏',
      '排期-公交车身',
      '点位清单',
      '说明',
    ]),
  );
  const cells = [...book.sheets.get('排期-公交候车亭')!.cells.values()];
  expect(cells.some((cell) => cell.formula?.includes('/28,2)'))).toBe(true);
  const cover = [...book.sheets.get('封面')!.cells.values()].map((cell) => cell.value);
  const { row } = await service.body('mediaOrder/getById', { orderId });
  expect(
    cover.some((value) => typeof value === 'number' && Math.round(value * 100) === row.amounts.totalFen),
  ).toBe(true);
  const audited = await service.context.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'export.schedule')
    .execute();
  expect(audited.map(({ detail }) => (detail as { orderId: string }).orderId)).toContain(orderId);
  const empty = await newOrder(service);
  const none = await service.call('media-order-match-detail/downloadSchedule/{orderId}', {
    orderId: empty.orderId,
  });
  expect(none.envelope.message).toBe('订单还没有媒体，无法出具文件');
});

test('the template lists what the city has for sale to its reader', async () => {
  const rowsOf = async (as: 'planner' | 'customer') => {
    const file = await service.call('mediaOrder/downloadTemplate', { cityCode: shenzhen }, { as });
    const cells = [...readWorkbook(file.bytes).sheets.get('媒体清单')!.cells.values()];
    return cells
      .filter((cell) => cell.address.startsWith('C') && typeof cell.value === 'number')
      .map((cell) => cell.value);
  };
  const all = await rowsOf('planner');
  expect(new Set(all)).toEqual(new Set([1, 2, 7]));
  expect(all.filter((medium) => medium === 2)).toHaveLength(24);
  expect(new Set(await rowsOf('customer'))).toEqual(new Set([1, 2]));
  expect(
    (await service.call('mediaOrder/downloadTemplate', { cityCode: '350200' }, { as: 'customer' })).status,
  ).toBe(404);
});

test('reference schemes: closed orders by similarity; a smart-select plan is a placement too', async () => {
  const close = (id: string) =>
    service.context.db
      .updateTable('media_order')
      .set({ state: 'closed' })
      .where('order_id', '=', id)
      .execute();
  const alike = await newOrder(service, [shelterItem(service, shenzhen, 9)], {
    cityCodes: [shenzhen, shanghai],
    name: '像',
  });
  const other = await newOrder(service, [], {
    cityCodes: [shanghai],
    mediumIds: [7],
    brandId: 'b-0019',
    budgetFen: 1_000,
    name: '不像',
  });
  await newOrder(service, [], { name: '未结案' });
  for (const order of [alike, other]) await close(order.orderId);
  const found = await service.body('mediaOrder/getOrderReferenceSchemeList', { orderId });
  expect(found.rows.map((row) => row.name)).toEqual(['像', '不像']);
  expect(found.rows[0].similarity).toBeGreaterThan(99);
  expect(found.rows[1].differences.join()).toContain('缺城市：深圳市');
  const asked = await service.body('mediaOrder/getReferenceSchemeList', {
    brandId: 'b-0019',
    cityCodes: [shanghai],
  });
  expect(asked.rows[0]).toMatchObject({ name: '不像' });
  expect(asked.rows[0].similarity).toBeCloseTo(100, 9);
  const { totalFen } = found.rows[0].amounts;
  for (const [budgetFen, isOver] of [
    [totalFen, false],
    [Math.floor(totalFen / 2), true],
  ] as const) {
    const within = await service.body('mediaOrder/getReferenceSchemeList', {
      cityCodes: [shenzhen, shanghai],
      budgetFen,
    });
    const { differences } = within.rows.find((row) => row.name === '像')!;
    expect(differences.includes('超预算 100%')).toBe(isOver);
  }
  const taken = await service.body('mediaOrder/getMediaPlacementPlanByPlanId', { planId: alike.orderId });
  expect(taken.items).toMatchObject([{ faceId: `${shenzhen}-s9-1`, quantity: 1 }]);
  const smart = await computedPlan(service, { cityCodes: [shenzhen] });
  const plan = await service.body('mediaOrder/getMediaPlacementPlanByPlanId', { planId: smart.planId });
  const costs = await service.body('bus-plan/v1/getCostAggregateList', { planId: smart.planId });
  expect(plan).toMatchObject({ source: 'smart-plan' });
  expect(plan.totals.netFen).toBe(costs.total.netFen);
  expect(plan.totals.totalFen).toBe(costs.total.totalFen);
  expect(
    (await service.call('mediaOrder/getMediaPlacementPlanByPlanId', { planId: 'none' })).envelope.message,
  ).toBe('未找到方案');
  const brands = await service.body('mediaOrder/selectBrandList', { keyword: '稳舟' });
  expect(brands.find((brand) => brand.brandId === 'b-0019')).toMatchObject({ orders: 1 });
});
