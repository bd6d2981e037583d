import { competitorPlacements, type DemoPlacement } from '@ooh/city/commerce/competitor-placements';
import type { CallInput, CallKey } from '@ooh/contract/registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../brand/brand-store.ts';
import { findCurrent } from '../data-release/data-release-store.ts';
import { undoRelease } from '../data-release/publish-release.ts';
import { seedProducts } from '../seed/demo-competitor.ts';
import { publishDemo } from '../seed/publish-demo.ts';
import { signInAs } from '../testing/seeded-plan.ts';
import { expectFailure, openTestService, type TestService } from '../testing/test-service.ts';
import { insertPlacements } from './insert-placements.ts';
import { monthSpan } from './months.ts';

let service: TestService;
interface Seen extends DemoPlacement {
  readonly city: string;
  readonly industry: string;
}
let seen: Seen[];

const months = monthSpan('2024-11', '2026-10');
const cities = [
  { cityCode: '440300', tier: '一线', populationWan: 1799, placeNames: ['华强北'] },
  { cityCode: '310100', tier: '一线', populationWan: 2480, placeNames: [] },
  { cityCode: '350500', tier: '二线', populationWan: 889, placeNames: ['丰泽'] },
] as const;

beforeAll(async () => {
  service = await openTestService();
  const { context } = service;
  await seedSampleBrands(context.db);
  await seedProducts(context);
  const brands = await context.db
    .selectFrom('brand')
    .select(['brand_id as brandId', 'industry'])
    .orderBy('brand_id')
    .execute();
  const industryOf = new Map(brands.map(({ brandId, industry }) => [brandId, industry]));
  seen = [];
  for (const city of cities) {
    const { cityCode } = city;
    const firstDays = months.map((month) => `${month}-01`);
    const rows = competitorPlacements(
      7,
      city,
      brands.map((brand) => ({ ...brand, products: ['甲', '乙'] })),
      { months: firstDays, lastDay: '2026-11-20' },
    );
    seen.push(...rows.map((row) => ({ ...row, city: cityCode, industry: industryOf.get(row.brandId)! })));
    const stored = rows.map((row) => ({ ...row, isEstimated: true }));
    await publishDemo(
      context,
      { kind: 'competitor-placements', cityCode, rows: stored },
      (transaction, releaseId) =>
        insertPlacements(transaction, { releaseId, cityCode, isSample: true }, stored),
    );
  }
});
afterAll(() => service?.close());

const fen = (rows: readonly Seen[]): number => rows.reduce((sum, row) => sum + row.spendFen, 0);
const between = (first: string, last: string) => (row: Seen) =>
  row.month.slice(0, 7) >= first && row.month.slice(0, 7) <= last;
const lastYear = between('2025-11', '2026-10');
const distinct = (values: readonly unknown[]): number => new Set(values).size;

test('the summary says what adding up by hand says, and so do its sentences', async () => {
  const market = seen.filter((row) => row.industry === '汽车' && lastYear(row));
  const before = seen.filter((row) => row.industry === '汽车' && !lastYear(row));
  const own = market.filter(({ brandId }) => brandId === 'b-0003');
  const body = await service.body('competitor/getCompetitorSummarize', { brandIds: 'b-0003' });
  expect(body).toMatchObject({
    basis: { startMonth: '2025-11', endMonth: '2026-10', isSample: true },
    spendFen: fen(market),
    brandCount: distinct(market.map(({ brandId }) => brandId)),
    cityCount: distinct(market.map(({ city }) => city)),
    mediumCount: distinct(market.map(({ mediumId }) => mediumId)),
    placements: market.length,
  });
  expect(body.sos).toBeCloseTo(fen(own) / fen(market), 12);
  expect(body.change).toBeCloseTo(fen(market) / fen(before) - 1, 12);
  expect(body.yearChange).toBeCloseTo(fen(market) / fen(before) - 1, 12);
  const figures = body.sentences.flatMap((one) => one.figures);
  expect(figures).toContainEqual({ name: '刊例花费', value: fen(market) / 100, unit: '元' });
  expect(figures).toContainEqual({
    name: '所选品牌 SOS',
    value: Math.round((1000 * fen(own)) / fen(market)) / 10,
    unit: '%',
  });
});

test('no change is told where the months before are not held', async () => {
  const body = await service.body('competitor/getCompetitorSummarize', {
    startMonth: '2025-03',
    endMonth: '2025-12',
  });
  expect([body.change, body.yearChange]).toEqual([null, null]);
});

test('the tendency adds up month by month and names the year before', async () => {
  const input = { industry: '汽车', dimension: 'city', startMonth: '2026-01', endMonth: '2026-06' } as const;
  const body = await service.body('competitor/getTendencyOverview', input);
  const market = seen.filter(({ industry }) => industry === '汽车');
  for (const [i, month] of monthSpan('2026-01', '2026-06').entries()) {
    const inMonth = market.filter(between(month, month));
    expect(body.marketFen[i]).toBe(fen(inMonth));
    expect(body.yearAgoFen[i]).toBe(
      fen(market.filter(between(month.replace('2026', '2025'), month.replace('2026', '2025')))),
    );
    for (const { key, spendFen, sos } of body.series) {
      const own = fen(inMonth.filter(({ city }) => city === key));
      expect(spendFen[i]).toBe(own);
      expect(sos[i]).toBeCloseTo(own / fen(inMonth), 12);
    }
  }
  expect(body.season.reduce((sum, { index }) => sum + index, 0) / body.season.length).toBeCloseTo(100, 0);
});

test('layout, media structure and years agree with adding up by hand', async () => {
  const market = seen.filter((row) => row.industry === '食品饮料' && lastYear(row));
  const layout = await service.body('competitor/marketLayout', { industry: '食品饮料' });
  expect(layout.marketFen).toBe(fen(market));
  for (const row of layout.rows) {
    const own = market.filter(({ brandId }) => brandId === row.brandId);
    expect([row.spendFen, row.cityCount]).toEqual([fen(own), distinct(own.map(({ city }) => city))]);
    expect(row.lastSeen).toBe(
      own
        .map(({ lastSeen }) => lastSeen)
        .sort()
        .at(-1),
    );
  }
  const byCity = await service.body('competitor/marketLayoutCityData', { industry: '食品饮料' });
  for (const row of byCity.rows)
    expect(row.spendFen).toBe(fen(market.filter(({ city }) => city === row.cityCode)));
  expect(byCity.rows.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  const media = await service.body('competitor/getCompetitorDataTypeCategoryData', { industry: '食品饮料' });
  for (const medium of media.categories.flatMap((one) => one.media)) {
    expect(medium.spendFen).toBe(fen(market.filter(({ mediumId }) => mediumId === medium.mediumId)));
    expect(medium.forms.reduce((sum, { spendFen }) => sum + spendFen, 0)).toBe(medium.spendFen);
  }
  const { years } = await service.body('competitor/mediaAnalysisDataYear', { industry: '食品饮料' });
  expect(years.map(({ year, months: counted }) => [year, counted.length])).toEqual([
    [2024, 2],
    [2025, 12],
    [2026, 10],
  ]);
  const all = seen.filter(({ industry }) => industry === '食品饮料');
  expect(years[2]).toMatchObject({
    spendFen: fen(all.filter(between('2026-01', '2026-10'))),
    comparableFen: fen(all.filter(between('2025-01', '2025-10'))),
  });
  expect(years[1]!.comparableFen).toBeNull();
});

test('pages of placements together are all of them, sorted, and a keyword looks into names', async () => {
  const input = { cityCodes: ['350500'], sort: 'spend', order: 'desc', pageSize: 50 } as const;
  const first = await service.body('competitor/listScreenDataPage', input);
  const rows = [...first.rows];
  for (let pageNo = 2; rows.length < first.total; pageNo++)
    rows.push(...(await service.body('competitor/listScreenDataPage', { ...input, pageNo })).rows);
  const expected = seen.filter((row) => row.city === '350500' && lastYear(row));
  expect(rows.map(({ placementId }) => placementId).sort()).toEqual(
    expected.map(({ placementId }) => placementId).sort(),
  );
  expect(rows.map(({ spendFen }) => spendFen)).toEqual(
    expected.map(({ spendFen }) => spendFen).sort((a, b) => b - a),
  );
  const named = await service.body('competitor/listScreenDataPage', { ...input, keyword: '丰泽' });
  expect(named.total).toBe(expected.length);
  const none = await service.body('competitor/listScreenDataPage', { ...input, keyword: '%' });
  expect(none.total).toBe(0);
});

test('a user sees, sums and ranks granted pairs alone', async () => {
  const as = await signInAs(service, 'pairs', {
    smartMarketingData: {
      pageIsEnabled: true,
      competitorPutData: {
        isEnabled: true,
        mediaRegionData: [
          { regionCodes: ['440300'], mediaIds: [2] },
          { regionCodes: ['310100'], mediaIds: [3] },
        ],
      },
    },
  });
  const granted = seen.filter(
    ({ city, mediumId }) => (city === '440300' && mediumId === 2) || (city === '310100' && mediumId === 3),
  );
  const summary = await service.body('competitor/getCompetitorSummarize', {}, { as });
  expect([summary.spendFen, summary.placements]).toEqual([
    fen(granted.filter(lastYear)),
    granted.filter(lastYear).length,
  ]);
  const page = await service.body('competitor/listScreenDataPage', { pageSize: 200 }, { as });
  expect(page.total).toBe(granted.filter(lastYear).length);
  expect(new Set(page.rows.map(({ cityCode, mediumId }) => `${cityCode}:${mediumId}`))).toEqual(
    new Set(['440300:2', '310100:3']),
  );
  const other = await service.body(
    'competitor/getCompetitorSummarize',
    { cityCodes: '440300', mediumIds: '3' },
    { as },
  );
  expect(other).toMatchObject({ spendFen: 0, brandCount: 0, sentences: [] });
  // The order views follow another group, which this user does not have.
  expectFailure(await service.call('mediaOrder/getCompetitor', { brandId: 'b-0001' }, { as }), 'forbidden');
});

test('different cities, brands and periods give different bodies', async () => {
  const bodies = async <Key extends CallKey>(
    key: Key,
    inputs: readonly CallInput<Key>[],
  ): Promise<number> => {
    const texts = new Set<string>();
    for (const input of inputs) texts.add(JSON.stringify(await service.body(key, input)));
    return texts.size;
  };
  const asked = [
    {},
    { cityCodes: ['440300'] },
    { cityCodes: ['310100'] },
    { brandIds: ['b-0003'] },
    { brandIds: ['b-0007'] },
    { startMonth: '2026-01', endMonth: '2026-03' },
    { startMonth: '2026-04', endMonth: '2026-06' },
  ];
  for (const key of [
    'competitor/getTendencyOverview',
    'competitor/marketLayout',
    'competitor/marketLayoutCityData',
    'competitor/getCompetitorDataTypeCategoryData',
    'competitor/mediaAnalysisDataYear',
    'competitor/listScreenDataPage',
  ] as const)
    expect([key, await bodies(key, asked)]).toEqual([key, asked.length]);
});

test('voice and rivals of a brand', async () => {
  const market = seen.filter((row) => row.industry === '汽车' && lastYear(row));
  const voice = await service.body('competitor/getMediaCompetitorData', { brandId: 'b-0001' });
  expect([voice.marketFen, voice.ownFen]).toEqual([
    fen(market),
    fen(market.filter(({ brandId }) => brandId === 'b-0001')),
  ]);
  for (const cell of voice.cells) {
    const inCell = market.filter((row) => row.city === cell.cityCode && row.mediumId === cell.mediumId);
    expect(cell.marketFen).toBe(fen(inCell));
    expect(cell.ownFen).toBe(fen(inCell.filter(({ brandId }) => brandId === 'b-0001')));
  }
  const { rows } = await service.body('mediaOrder/getCompetitor', { brandId: 'b-0001' });
  expect(rows.map(({ brandId }) => brandId).sort()).toEqual(
    [...new Set(market.map(({ brandId }) => brandId))].filter((id) => id !== 'b-0001').sort(),
  );
  expect(rows.find(({ brandId }) => brandId === 'b-0002')?.isSameGroup).toBe(true);
  expectFailure(await service.call('mediaOrder/getCompetitor', { brandId: 'b-9999' }), 'notFound');
});

test('suggestions rest on figures and leave as a document; without order and brand they are refused', async () => {
  const { suggestions } = await service.body('v1/competitor/suggestions', { brandId: 'b-0001' });
  expect(suggestions.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['city', 'medium', 'rhythm']),
  );
  for (const { figures } of suggestions) expect(figures.length).toBeGreaterThan(0);
  const key = 'competitor/getBrandInspirationSuggestionAttachment';
  const file = await service.call(key, { brandId: 'b-0001' });
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expectFailure(await service.call(key, {}), 'invalid');
  expectFailure(await service.call(key, { orderId: '0198c0de-0000-7000-8000-000000000001' }), 'notFound');
});

test('conclusions keep every version, refuse an old one and stay within the organisation', async () => {
  const subject = { brandId: 'b-0001', startMonth: '2025-11', endMonth: '2026-10' };
  const write = (version: number, text: string, as: 'planner' | 'admin' = 'planner') =>
    service.call('competitor/updateConclusion', { ...subject, version, text }, { as });
  expect((await write(0, '第一版')).envelope.body).toEqual({ version: 1 });
  expectFailure(await write(0, '并发的第一版'), 'conflict');
  const both = await Promise.all([write(1, '甲的第二版'), write(1, '乙的第二版')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const own = await service.body('competitor/getConclusion', subject);
  expect(own.version).toBe(2);
  expect(own.history.map(({ version }) => version)).toEqual([2, 1]);
  expect(await service.body('competitor/getConclusion', subject, { as: 'admin' })).toEqual({
    version: 0,
    text: '',
    history: [],
  });
  expectFailure(await write(2, '   '), 'invalid');
});

test('products come with the brand', async () => {
  const products = await service.body('competitor/getBrandIdByProductData', { brandId: 'b-0001' });
  expect(products.map(({ productName }) => productName)).toEqual(['星河 S5', '星河 X7', '星河旅行版']);
  expectFailure(await service.call('competitor/getBrandIdByProductData', { brandId: 'nobody' }), 'notFound');
});

test('an order is compared with its rivals; what is foreign or not granted stays unknown', async () => {
  const { db } = service.context;
  const user = await db
    .selectFrom('app_user')
    .select(['id', 'organisation_id'])
    .where('user_name', '=', 'planner')
    .executeTakeFirstOrThrow();
  const { order_id: orderId } = await db
    .insertInto('media_order')
    .values({
      order_no: 'T-1',
      owner_id: user.id,
      organisation_id: user.organisation_id,
      name: '测试订单',
      mode: 'base',
      source: 'test',
      brand_id: 'b-0001',
      goal: 'brand',
      city_codes: ['440300'],
      medium_ids: [2],
      start_date: '2026-12-16',
      end_date: '2027-01-15',
      budget_fen: 1,
      audience: '{}',
      target: '{}',
      brief: '{}',
      services: '[]',
      smart_plan_ids: [],
      state: 'draft',
      is_sample: true,
      created_at: new Date(),
      updated_at: new Date(),
    } as never)
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('media_order_item')
    .values({
      order_id: orderId,
      item_no: 1,
      city_code: '440300',
      medium_id: 2,
      form_id: 1,
      position_id: 'p',
      face_id: 'f',
      unit_name: '站',
      level: 'A',
      quantity: 1,
      period: '[2026-12-16,2027-01-16)',
      price_fen: 1,
      price_days: 28,
      is_sample_price: true,
      rate_card_fen: 310_001,
      discount_permille: 1000,
      net_fen: 310_001,
      production_fen: 0,
    })
    .execute();
  const body = await service.body('competitor/getMediaCompetitorDataByOrder', { orderId });
  const rivals = seen.filter(
    (row) =>
      row.industry === '汽车' &&
      row.brandId !== 'b-0001' &&
      row.city === '440300' &&
      row.mediumId === 2 &&
      lastYear(row) &&
      ['12', '01'].includes(row.month.slice(5, 7)),
  );
  expect(body.cells).toHaveLength(1);
  expect(body.cells[0]).toMatchObject({ ownFen: 310_001, marketFen: 310_001 + fen(rivals) });
  // 16 of 31 days lie in December.
  expect(body.rhythm.map(({ month, ownFen }) => [month, ownFen])).toEqual([
    [1, 310_001 - Math.round((310_001 * 16) / 31)],
    [12, Math.round((310_001 * 16) / 31)],
  ]);
  expect(body.notes.length).toBeGreaterThan(0);
  const key = 'competitor/getMediaCompetitorDataByOrder';
  expectFailure(await service.call(key, { orderId }, { as: 'customer' }), 'notFound');
  expectFailure(
    await service.call(key, { orderId: orderId.replace(/.$/, (c) => (c === '0' ? '1' : '0')) }),
    'notFound',
  );
  const elsewhere = await signInAs(service, 'elsewhere', {
    investmentOrderData: {
      pageIsEnabled: true,
      orderPatternData: { isEnabled: true, mediaRegionData: [{ regionCodes: ['310100'], mediaIds: [0] }] },
    },
  });
  expectFailure(await service.call(key, { orderId }, { as: elsewhere }), 'notFound');
});

test('undoing a release takes its placements out of every answer', async () => {
  const { context } = service;
  const before = await service.body('competitor/getCompetitorSummarize', {});
  await undoRelease(context, (await findCurrent(context.db, 'competitor-placements', '350500'))!);
  const after = await service.body('competitor/getCompetitorSummarize', {});
  const gone = seen.filter((row) => row.city === '350500' && lastYear(row));
  expect(before.spendFen - after.spendFen).toBe(fen(gone));
  const page = await service.body('competitor/listScreenDataPage', { cityCodes: ['350500'] });
  expect(page.total).toBe(0);
});
