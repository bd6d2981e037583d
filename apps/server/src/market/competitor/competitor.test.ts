import type { CallInput, CallKey } from '@ooh/contract/registry';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { sheetRows } from '@ooh/report/testing/sheet-rows';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { undoRelease } from '../../city-data/release/publish-release.ts';
import { between, fen, lastYear, openSeenPlacements, type Seen } from '../../testing/seen-placements.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure, type TestService } from '../../testing/test-service.ts';
import { monthSpan } from '@ooh/contract/domain/months';

let service: TestService;
let seen: readonly Seen[];
beforeAll(async () => {
  ({ service, seen } = await openSeenPlacements());
});
afterAll(() => service?.close());

const distinct = (values: readonly unknown[]): number => new Set(values).size;

test('the summary and its sentences agree with sums computed by hand', async () => {
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

test('no change is shown if there are no data of the months before', async () => {
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

test('layout, media structure and years agree with sums computed by hand', async () => {
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
  expect(years[1].comparableFen).toBeNull();
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

test('the workbook of 城市底盘 tells brands and spend of a month as the list does, and nothing of closed cities', async () => {
  const month = '2026-09';
  const { rows } = await service.body('competitor/marketLayoutCityData', {
    startMonth: month,
    endMonth: month,
  });
  const sheetFor = async (as?: Awaited<ReturnType<typeof signInAs>>) => {
    const file = await service.call('v1/city-base/export', { month }, { ...(as && { as }) });
    const [sheet] = readWorkbook(file.bytes).sheets.values();
    return sheetRows(sheet);
  };
  const [head, ...lines] = await sheetFor();
  const at = (title: string) => head.indexOf(title);
  const media = rows.flatMap((row) => row.media);
  expect(media.length).toBeGreaterThan(0);
  const titles = [`竞品品牌数（${month}）`, `竞品花费（估算，元，${month}）`];
  for (const line of lines) {
    const own = rows.find(({ cityCode }) => cityCode === line[at('城市代码')]);
    expect(titles.map((title) => line[at(title)])).toEqual([
      own?.brandCount ?? 0,
      (own?.spendFen ?? 0) / 100,
    ]);
    for (const { mediumId, mediumName } of media) {
      const seen = own?.media.find((medium) => medium.mediumId === mediumId);
      expect([
        line[at(`${mediumName}（竞品品牌数，${month}）`)],
        line[at(`${mediumName}（竞品花费估算，元，${month}）`)],
      ]).toEqual([seen?.brandCount ?? 0, (seen?.spendFen ?? 0) / 100]);
    }
  }
  expect(lines.some((line) => Number(line[at(titles[0])]) > 0)).toBe(true);
  const everywhere = [{ regionCodes: ['ALL'], mediaIds: [0] }];
  const openOnly = (mediaRegionData: typeof everywhere) => ({
    isEnabled: true,
    mediaIds: [0],
    mediaRegionData,
  });
  const nationwide = { pageIsEnabled: true, allNationwideMediaData: openOnly(everywhere) };
  const oneCity = await signInAs(service, 'one-city-of-rivals', {
    digitalAssetRoleData: nationwide,
    smartMarketingData: {
      pageIsEnabled: true,
      competitorPutData: openOnly([{ regionCodes: ['440300'], mediaIds: [0] }]),
    },
  });
  for (const line of (await sheetFor(oneCity)).slice(1))
    expect(line[at(titles[0])] === '未开通').toBe(line[at('城市代码')] !== '440300');
  const none = await signInAs(service, 'no-rivals', { digitalAssetRoleData: nationwide });
  expect((await sheetFor(none))[0].some((title) => String(title).startsWith('竞品'))).toBe(false);
});
