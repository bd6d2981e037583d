import { percentText } from '@ooh/contract/core/percent-text';
import { certain } from '@ooh/contract/core/certain';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import { beforeAll, expect, test } from 'vitest';
import { female } from '../testing/insight-cities.ts';
import { figurePairs } from '../testing/same-figures.ts';
import { seedSeenPlacements } from '../testing/seen-placements.ts';
import { seedSmallCity } from '../testing/small-city.ts';
import { dayAhead, newOrder, shelterItem } from '../testing/new-order.ts';
import { seedSmallInventory, standWherePeoplePass } from '../testing/small-inventory.ts';
import { seedSmallPlaces } from '../testing/small-places.ts';
import { startTestService } from '../testing/test-service.ts';

// As one-figure.test.ts, of media, their prices, competitors, packs and combinations.
const cityCode = '440300';
// The sample is small: few people meet a single face.
const service = startTestService({ minimumCell: 1 });
const pairs = figurePairs();
const everybody = { groups: [] };
const flight = { startDate: '2027-03-01', endDate: '2027-03-28' };
const period = { startDate: flight.startDate, weeks: 4 };
const shelter = { mediumId: 2, formId: 1 };

beforeAll(async () => {
  await seedSeenPlacements(service);
  const city = await seedSmallCity(service.context, cityCode, { persons: 2500, lines: 5 });
  await seedSmallPlaces(service.context, cityCode, city.centre, 8);
  await seedSmallInventory(service, cityCode, { start: city.centre });
  await standWherePeoplePass(service, cityCode, city.panel, 12);
});

const search = (asked: object = {}) =>
  service.body('v1/media-inventory/search', { cityCode, pageSize: 200, ...asked });
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const ofShelters = { mediumIds: [2] };

test('stock and prices: media search, handbook, categories, city base and ranking of cities', async () => {
  const { summary } = await search(ofShelters);
  const { rows: cards } = await service.body('v1/rate-cards/list', shelter);
  const card = certain(
    cards.find((row) => row.cityCode === cityCode),
    'rate card of the city',
  );
  pairs.numbers('媒体资源汇总 = 形式的城市分布', [summary.units, summary.freeUnits], [card.units, card.free]);
  pairs.numbers('媒体资源空位率 = 形式空位率', [summary.freeShare], [card.free / card.units]);
  pairs.numbers(
    '媒体资源刊例 = 形式刊例',
    [summary.leastPriceFen, summary.mostPriceFen],
    [card.leastFen, card.mostFen],
  );
  const { categories } = await service.body('app-analyse-media/categoryQuery', { cityCodes: [cityCode] });
  const form = categories.flatMap(({ media }) => media).find(({ mediumId }) => mediumId === 2)?.forms[0];
  pairs.numbers(
    '媒体形式卡片 = 形式刊例',
    [form?.inventory.units ?? null, form?.inventory.minPriceFen ?? null],
    [card.units, card.leastFen],
  );
  const all = (await search()).summary;
  const base = (await service.body('app-analyse-city/conditionQuery', { cityCodes: [cityCode] })).rows[0];
  pairs.numbers('媒体资源汇总 = 城市底盘', [all.units, all.freeUnits], [base.units, base.free[0]]);
  const later = (await search(flight)).summary;
  const { supply } = (
    await service.body('v1/people/city-ranking', {
      cityCodes: [cityCode],
      targetAudience: everybody,
      ...period,
    })
  ).rows[0];
  pairs.numbers(
    '媒体资源汇总 = 城市人群的供给',
    [later.units, later.freeUnits, later.freeShare],
    [supply.units, supply.freeUnits, supply.freeShare],
  );
});

test('costs: city base and rows of the media search', async () => {
  const { rows } = await search(ofShelters);
  const costs = (await service.body('v1/city-base/costs', { cityCodes: [cityCode] })).rows[0];
  const known = rows.filter(
    ({ impressionsPerDay, priceFen }) => impressionsPerDay.value !== null && priceFen !== null,
  );
  const fen = sum(
    known.map(({ units, priceFen, priceDays }) => (units * (priceFen ?? 0)) / (priceDays ?? 1)),
  );
  const contacts = sum(known.map(({ units, impressionsPerDay }) => units * (impressionsPerDay.value ?? 0)));
  const own = costs.media.find(({ mediumId }) => mediumId === 2);
  expect(own?.cpmFen ?? 0).toBeCloseTo((fen / contacts) * 1000, -1);
  pairs.numbers(
    '城市底盘 CPM 的单元 = 媒体资源',
    [own?.units ?? null],
    [sum(rows.map(({ units }) => units))],
  );
});

test('whom a form reaches: handbook, media search and what reaches a pack', async () => {
  const audience = await service.body('v1/media-handbook/audience', { cityCode, ...shelter, ...period });
  const { summary } = await search({ ...ofShelters, ...flight });
  pairs.numbers(
    '形式受众的空位 = 媒体资源汇总',
    [audience.units, audience.freeUnits],
    [summary.units, summary.freeUnits],
  );
  const contact = await service.body('v1/crowd-packs/media-contact', {
    cityCode,
    targetAudience: everybody,
    ...period,
  });
  const form = certain(
    contact.forms.find(({ mediumId }) => mediumId === 2),
    'form of the shelters',
  );
  pairs.numbers('形式受众 = 触媒的最多可触达', [audience.reach.value], [form.reach.value]);
  pairs.numbers(
    '触媒的空位 = 媒体资源汇总',
    [form.units, form.freeUnits],
    [summary.units, summary.freeUnits],
  );
});

test('a concentration: media search, page of the unit, scene index', async () => {
  const asked = { targetAudience: female, ...flight };
  const { rows } = await search({ ...asked, ...ofShelters });
  const index = await service.body('v1/combination/scene-index', {
    cityCode,
    targetAudience: female,
    ...period,
    mediumIds: [2],
  });
  const free = sum(index.cells.map(({ freeUnits }) => freeUnits));
  const placed = sum(rows.map(({ freeUnits }) => freeUnits));
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(placed);
  const [row] = rows.filter(({ taConcentration }) => taConcentration.value !== null);
  const { unit } = await service.body('v1/media-inventory/detail', {
    cityCode,
    ...asked,
    unitKey: row.unitKey,
  });
  pairs.figures(
    'TA浓度：媒体资源列表 = 媒体详情',
    { taConcentration: row.taConcentration },
    { taConcentration: unit.taConcentration },
  );
  pairs.numbers('TA-CPM：媒体资源列表 = 媒体详情', [row.taCpmFen], [unit.taCpmFen]);
  const contacts = sum(
    rows.map(
      ({ freeUnits, impressionsPerDay, taConcentration }) =>
        freeUnits * (impressionsPerDay.value ?? 0) * (taConcentration.value ?? 0),
    ),
  );
  if (free === placed)
    pairs.numbers(
      '适配指数的 TA 接触 = 媒体资源',
      [sum(index.cells.map(({ taContactsPerDay }) => taContactsPerDay.value ?? 0))],
      [contacts],
    );
});

test('competitors: matrix, cities, table of placements, and the city base', async () => {
  const month = { startMonth: '2026-10', endMonth: '2026-10' };
  const { rows: cities } = await service.body('competitor/marketLayoutCityData', month);
  const city = certain(
    cities.find((row) => row.cityCode === cityCode),
    'city of the market',
  );
  const table = async (asked: object) => {
    const rows = [];
    for (let pageNo = 1; ; pageNo++) {
      const page = await service.body('competitor/listScreenDataPage', {
        ...month,
        ...asked,
        pageNo,
        pageSize: 200,
      });
      rows.push(...page.rows);
      if (rows.length >= page.total) return rows;
    }
  };
  const own = await table({ cityCodes: [cityCode] });
  pairs.numbers('城市布局 = 监测明细', [city.spendFen], [sum(own.map(({ spendFen }) => spendFen))]);
  pairs.numbers(
    '城市底盘竞品品牌 = 监测明细',
    [city.brandCount],
    [new Set(own.map(({ brandId }) => brandId)).size],
  );
  const byMedium = Map.groupBy(own, ({ mediumId }) => mediumId);
  pairs.numbers(
    '城市底盘竞品按媒体 = 监测明细',
    city.media.flatMap(({ brandCount, spendFen }) => [brandCount, spendFen]),
    city.media.flatMap(({ mediumId }) => {
      const of = byMedium.get(mediumId) ?? [];
      return [new Set(of.map(({ brandId }) => brandId)).size, sum(of.map(({ spendFen }) => spendFen))];
    }),
  );
  const layout = await service.body('competitor/marketLayout', { ...month, pageSize: 200 });
  const [brand] = layout.rows;
  const cell = certain(
    brand.cities.find((row) => row.cityCode === cityCode),
    'cell of the matrix',
  );
  const placements = await table({ cityCodes: [cityCode], brandIds: [brand.brandId] });
  pairs.numbers(
    '品牌 × 城市 = 监测明细',
    [cell.spendFen],
    [sum(placements.filter(({ brandId }) => brandId === brand.brandId).map(({ spendFen }) => spendFen))],
  );
  pairs.numbers(
    '品牌布局合计 = 城市布局合计',
    [layout.marketFen],
    [sum(cities.map(({ spendFen }) => spendFen))],
  );
});

test('a combination: evaluation, estimate of its order, basket', async () => {
  const days = { startDate: dayAhead(service, 40), endDate: dayAhead(service, 67) };
  const faces = [1, 2, 3].map((n) => shelterItem(service, cityCode, n));
  const { evaluation } = await service.body('v1/combination/evaluate', {
    cityCodes: [cityCode],
    targetAudience: everybody,
    startDate: days.startDate,
    weeks: 4,
    lots: [
      { cityCode, ...shelter, units: faces.map(({ faceId }) => ({ faceId: faceId ?? '', quantity: 1 })) },
    ],
  });
  const { orderId } = await newOrder(service, faces, { ...days, mediumIds: [2], targetAudience: everybody });
  const order = await service.body('mediaOrder/overallInvestmentEstimatePlacement', { orderId });
  pairs.numbers(
    '组合测算 = 订单预估的费用',
    [evaluation.amounts.netFen, evaluation.amounts.totalFen],
    [order.investment.amounts.netFen, order.investment.amounts.totalFen],
  );
  pairs.numbers('组合测算 = 订单预估的触达', [evaluation.reach.value], [order.allMedia?.reach.value ?? null]);
  pairs.numbers(
    '组合测算 = 订单预估的 N+',
    evaluation.reachAtLeast.map(({ share }) => share),
    order.allMedia?.reachAtLeast.map(({ share }) => share) ?? [],
  );
  const { token } = await service.body('v1/orders/share', { orderId });
  const shared = await service.body('v1/orders/shared-outlook', { token }, { as: null });
  pairs.figures(
    '分享页 = 订单预估',
    shared.effect === null ? {} : { reach: shared.effect.reach, reachShare: shared.effect.reachShare },
    order.allMedia === null ? {} : { reach: order.allMedia.reach, reachShare: order.allMedia.reachShare },
  );
  const deck = readPresentation((await service.call('v1/orders/proposal', { orderId })).bytes);
  expect(deck.slides[1].texts).toContain(percentText(order.allMedia?.reachShare.value ?? 0));
  await service.body('v1/basket/change', { put: faces });
  const basket = await service.body('v1/basket/measure', {});
  pairs.numbers(
    '组合测算 = 方案篮的触达',
    [evaluation.reach.value],
    [basket.cities[0].figures?.reach.value ?? null],
  );
});

test('22 pairs of screens were compared here', () => {
  expect([...pairs.names]).toHaveLength(22);
});
