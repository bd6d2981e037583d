import { readWorkbook } from '@ooh/report/testing/read-workbook';
import { sheetRows } from '@ooh/report/testing/sheet-rows';
import { beforeAll, expect, test } from 'vitest';
import { chinaDate } from '@ooh/contract/domain/china-time';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { insertBookings, insertPositions } from '../../city-data/inventory/insert-inventory.ts';
import { insertRateCard } from '../../city-data/inventory/insert-rate-card.ts';
import type { BookingRecord, PositionRecord } from '../../city-data/inventory/inventory-record.ts';
import { publishDemo } from '../../demo/publish-demo.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { publishLines, drawCity } from '../../testing/small-city.ts';
import { analysedLevels as levels, positionOf } from '../../testing/analysed-position.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const cities = ['440300', '310100'] as const;
const positions = new Map<string, PositionRecord[]>();
const bookings = new Map<string, BookingRecord[]>();

const dayFrom = (days: number): string =>
  chinaDate(new Date(service.context.now().getTime() + days * 86_400_000));

beforeAll(async () => {
  const { context } = service;
  await seedSampleBrands(context.db);
  for (const [i, cityCode] of cities.entries()) {
    const own = Array.from({ length: 24 + 6 * i }, (_, n) => positionOf(cityCode, n));
    const taken = own.flatMap(({ faces, mediumId }, n) =>
      n % 4 === 0
        ? []
        : [
            {
              faceId: faces[0].faceId,
              mediumId,
              slot: 1,
              startDate: dayFrom(-5),
              endDate: dayFrom(n * 5),
              state: 'sold',
              isSample: true,
            } as const,
          ],
    );
    positions.set(cityCode, own);
    bookings.set(cityCode, taken);
    await publishDemo(
      context,
      { kind: 'media-positions', cityCode, rows: own },
      async (transaction, releaseId) => {
        await insertPositions(transaction, releaseId, own);
        await insertBookings(transaction, { releaseId, cityCode, createdAt: context.now() }, taken);
      },
    );
    const prices = [2, 4].flatMap((mediumId) =>
      (mediumId === 2 ? [1, 2] : [1]).flatMap((formId) =>
        levels.map((level, j) => ({
          mediumId,
          formId,
          level,
          priceFen: 100_000 * (i + 1) * (2 - j) * formId,
          periodDays: 28,
          isSample: true,
        })),
      ),
    );
    await publishDemo(context, { kind: 'rate-card', cityCode, rows: prices }, (transaction, releaseId) =>
      insertRateCard(transaction, releaseId, { prices, discounts: [] }),
    );
    await publishDemo(
      context,
      { kind: 'places', cityCode, rows: [cityCode] },
      async (transaction, releaseId) => {
        await transaction
          .insertInto('business_district')
          .values({
            release_id: releaseId,
            place_id: `${cityCode}-cbd`,
            name: `中心${i}`,
            district_name: null,
            lng: 114,
            lat: 22.5,
            ring: '[]',
            is_indicative: true,
          })
          .execute();
      },
    );
  }
  await publishLines(context, '440300', drawCity('440300', { persons: 100, lines: 10 }).lines);
});

/** Free slots of some positions on a day, face by face and booking by booking. */
function freeByHand(
  cityCode: string,
  mediumId: number,
  days: number,
  isWanted: (one: PositionRecord) => boolean = () => true,
): number {
  const on = dayFrom(days);
  const faces = positions
    .get(cityCode)!
    .filter((one) => one.mediumId === mediumId && isWanted(one))
    .flatMap((one) => one.faces);
  return faces.reduce((free, { faceId, slots }) => {
    const taken = bookings
      .get(cityCode)!
      .filter((one) => one.faceId === faceId && one.startDate <= on && on <= one.endDate);
    return free + slots - taken.length;
  }, 0);
}
const horizons = [0, 30, 60, 90];

test('counts of positions, units and free units of nationwide media agree with counts by hand', async () => {
  const { media } = await service.body('nationwide-media/nationwideMediaDetails', {});
  for (const mediumId of [2, 4]) {
    const medium = media.find((one) => one.mediumId === mediumId)!;
    for (const { cityCode, inventory } of medium.cities) {
      const own = positions.get(cityCode)!.filter((one) => one.mediumId === mediumId);
      expect(inventory).toMatchObject({
        positions: own.length,
        faces: own.length * 2,
        units: own.length * 2 * (mediumId === 4 ? 3 : 1),
        free: horizons.map((days) => freeByHand(cityCode, mediumId, days)),
      });
    }
    expect(medium.inventory.positions).toBe(
      medium.cities.reduce((sum, { inventory }) => sum + inventory.positions, 0),
    );
  }
  const shenzhen = media
    .find(({ mediumId }) => mediumId === 2)!
    .cities.find(({ cityCode }) => cityCode === '440300')!;
  expect([shenzhen.inventory.minPriceFen, shenzhen.inventory.maxPriceFen]).toEqual([100_000, 400_000]);
  const buses = media.find(({ mediumId }) => mediumId === 1)!;
  const lines = drawCity('440300', { persons: 100, lines: 10 }).lines;
  expect(buses.inventory).toMatchObject({
    positions: 10,
    units: lines.reduce((sum, line) => sum + line.singleDeckVehicles + line.doubleDeckVehicles, 0),
  });
});

test('media by form: filters, order and free units', async () => {
  const body = await service.body('app-analyse-media/conditionQuery', {
    cityCodes: ['440300'],
    mediumIds: [2],
    levels: ['S'],
    sort: 'price',
    order: 'asc',
  });
  expect(body.rows.map(({ formId, inventory }) => [formId, inventory.minPriceFen])).toEqual([
    [1, 200_000],
    [2, 400_000],
  ]);
  const isS = (one: PositionRecord): boolean => one.level === 'S';
  expect(body.rows.reduce((sum, { inventory }) => sum + inventory.free[1], 0)).toBe(
    freeByHand('440300', 2, 30, isS),
  );
  const cheap = await service.body('app-analyse-media/conditionQuery', { maxPriceFen: 100_000 });
  expect(new Set(cheap.rows.map(({ cityCode }) => cityCode))).toEqual(new Set(['440300']));
  const { categories } = await service.body('app-analyse-media/categoryQuery', { keyword: '候车亭' });
  expect(categories.flatMap(({ media }) => media.map(({ name }) => name))).toEqual(['公交候车亭']);
});

test('rate cards of a form are those of its card, city by city and level by level', async () => {
  const { categories } = await service.body('app-analyse-media/categoryQuery', {});
  const media = categories.flatMap(({ media: own }) => own);
  for (const { mediumId, forms } of media)
    for (const { formId, inventory } of forms) {
      const { rows } = await service.body('v1/rate-cards/list', { mediumId, formId });
      const prices = rows.flatMap(({ leastFen }) => leastFen ?? []);
      expect(prices.length === 0 ? null : Math.min(...prices)).toBe(inventory.minPriceFen);
      expect(rows.reduce((sum, { units }) => sum + units, 0)).toBe(inventory.units);
      expect(rows.reduce((sum, { free }) => sum + free, 0)).toBe(inventory.free[0]);
      for (const { levels: own, leastFen, mostFen } of rows) {
        const ofLevels = own.map(({ priceFen }) => priceFen);
        if (ofLevels.length > 0)
          expect([Math.min(...ofLevels), Math.max(...ofLevels)]).toEqual([leastFen, mostFen]);
      }
    }
  // 起投预算: the least price of a form times the least units that its handbook names.
  for (const { mediumId, forms, goals, leastBudgetFen } of media) {
    const handbook = await service.body('v1/media-handbook/get', { mediumId });
    expect(goals).toEqual(handbook.goals.map(({ goal }) => goal));
    const budgets = forms.flatMap(({ formId, inventory: { minPriceFen } }) => {
      const least = handbook.forms.find((form) => form.formId === formId)?.leastUnits ?? 1;
      return minPriceFen === null ? [] : [minPriceFen * least];
    });
    expect(leastBudgetFen).toBe(budgets.length === 0 ? null : Math.min(...budgets));
  }
  const file = await service.call('v1/rate-cards/export', { mediumId: 2, formId: 1, cityCodes: ['440300'] });
  expect(file.status).toBe(200);
});

test('business districts hold what stands in them', async () => {
  const { rows } = await service.body('business-area-media/list', { cityCode: '440300' });
  const isIn = (one: PositionRecord): boolean => one.businessDistrictId === '440300-cbd';
  const own = positions.get('440300')!.filter(isIn);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: '中心0',
    positions: own.length,
    free: freeByHand('440300', 2, 0, isIn) + freeByHand('440300', 4, 0, isIn),
  });
  expectFailure(await service.call('business-area-media/list', { cityCode: '999999' }), 'notFound');
});

test('cities are compared by facts, stock and price level, and what is unknown comes last', async () => {
  const body = await service.body('app-analyse-city/conditionQuery', { sort: 'priceIndex', pageSize: 60 });
  const byCode = new Map(body.rows.map((row) => [row.cityCode, row]));
  // Prices are 1 : 2, so the mean is 1.5.
  expect(byCode.get('440300')!.priceIndex).toBeCloseTo(66.7, 1);
  expect(byCode.get('310100')!.priceIndex).toBeCloseTo(133.3, 1);
  expect(body.rows.slice(0, 2).map(({ cityCode }) => cityCode)).toEqual(['310100', '440300']);
  expect(body.total).toBe(49);
  const rich = await service.body('app-analyse-city/conditionQuery', { minGdpYi: 40_000, tiers: ['一线'] });
  expect(rich.rows.map(({ cityCode }) => cityCode).sort()).toEqual(['110100', '310100']);
});

test('cities are found by their great region and province, and one page holds them all', async () => {
  const codesOf = async (filter: object): Promise<string[]> => {
    const { rows } = await service.body('app-analyse-city/conditionQuery', { pageSize: 400, ...filter });
    return rows.map(({ cityCode }) => cityCode);
  };
  expect(await codesOf({})).toHaveLength(49);
  const south = await codesOf({ greatRegions: ['华南'] });
  expect(south).toContain('440300');
  expect(south.every((code) => /^4[456]/.test(code))).toBe(true);
  expect(new Set(await codesOf({ provinceCode: '440000' }))).toEqual(
    new Set(south.filter((code) => code.startsWith('44'))),
  );
  expect(await codesOf({ provinceCode: '310000' })).toEqual(['310100']);
  expect(await codesOf({ provinceCode: '310000', greatRegions: ['华南'] })).toEqual([]);
});

test('the workbook holds the cities of the list with their figures, filters and rules', async () => {
  const asked = { tiers: ['一线'], sort: 'units' as const };
  const { rows } = await service.body('app-analyse-city/conditionQuery', asked);
  const file = await service.call('v1/city-base/export', asked);
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('城市底盘');
  const book = readWorkbook(file.bytes);
  const sheets = [...book.sheets.values()];
  const table = sheetRows(sheets[0]);
  const columnOf = (title: string): number => table[0].indexOf(title);
  expect(table.slice(1).map((row) => row[columnOf('城市')])).toEqual(rows.map(({ cityName }) => cityName));
  const shenzhen = rows.find(({ cityCode }) => cityCode === '440300')!;
  const line = table.find((row) => row[columnOf('城市代码')] === '440300')!;
  expect(line[columnOf('可售单元')]).toBe(shenzhen.units);
  expect(line[columnOf('空位率（30 天后）')]).toBeCloseTo(shenzhen.freeShare![1], 6);
  expect(line[columnOf('公交线路')]).toBe(10);
  // Shanghai has no buses on record, Guangzhou no media at all.
  const shanghai = table.find((row) => row[columnOf('城市代码')] === '310100')!;
  expect(shanghai[columnOf('公交线路')]).toBe('—');
  const guangzhou = table.find((row) => row[columnOf('城市代码')] === '440100')!;
  expect([guangzhou[columnOf('可售单元')], guangzhou[columnOf('空位率（今日）')]]).toEqual(['—', '—']);
  // What media cost and who is seen there stand as on the screen.
  const costs = await service.body('v1/city-base/costs', {});
  const ofShenzhen = costs.rows.find(({ cityCode }) => cityCode === '440300')!;
  expect(line[columnOf('综合 CPM（元）')]).toBe(
    ofShenzhen.cpmFen === null ? (ofShenzhen.reason === null ? '样本不足' : '—') : ofShenzhen.cpmFen / 100,
  );
  const notes = sheetRows(sheets[1]).flat();
  expect(notes.some((text) => String(text).includes('综合 CPM ='))).toBe(true);
  expect(notes).toContain('一线');
  expect(notes.some((text) => String(text).includes('刊例价格指数：'))).toBe(true);
});

const only = (cityCode: string, mediaIds: number[]) => ({
  isEnabled: true,
  mediaIds,
  mediaRegionData: [{ regionCodes: [cityCode], mediaIds }],
});

test('one group does not lend to another, and ungranted prices weigh nothing', async () => {
  const as = await signInAs(service, 'two-groups', {
    digitalAssetRoleData: {
      pageIsEnabled: true,
      allMediumData: only('310100', [0]),
      appAnalyseData: only('440300', [2]),
    },
  });
  const cityRows = await service.body('app-analyse-city/conditionQuery', {}, { as });
  expect(cityRows.rows.map(({ cityCode, priceIndex }) => [cityCode, priceIndex])).toEqual([['440300', 100]]);
  const foreign = await service.body('app-analyse-city/conditionQuery', { cityCodes: ['310100'] }, { as });
  expect(foreign.total).toBe(0);
  const media = await service.body('app-analyse-media/conditionQuery', {}, { as });
  expect(new Set(media.rows.map(({ cityCode }) => cityCode))).toEqual(new Set(['310100']));
  expectFailure(await service.call('nationwide-media/nationwideMediaDetails', {}, { as }), 'forbidden');
});
