import { quotationColumnIndex } from '@ooh/report/quotation-columns';
import { readWorkbook } from '@ooh/report/testing/read-workbook';
import type { PlanEvaluation } from '@ooh/contract/domain/evaluation';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { cityName } from '../../reference/region/regions.ts';
import { jsonb } from '../../platform/storage/postgres/database.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { computedPlan, signInAs, smartSelectOf } from '../../testing/seeded-plan.ts';
import { textsOfBook } from '../../testing/scoped-exports.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { callOf } from '../../testing/wire.ts';

const [shenzhen, shanghai, beijing] = ['440300', '310100', '110100'];
const bus = 1;
type Grant = { regionCodes: string[]; mediaIds: number[] };
const profiles: Record<string, Grant[]> = {
  everything: [{ regionCodes: ['ALL'], mediaIds: [0] }],
  shenzhenOnly: [{ regionCodes: [shenzhen], mediaIds: [bus] }],
  busInShanghaiOnly: [
    { regionCodes: [shenzhen], mediaIds: [2] },
    { regionCodes: [shanghai], mediaIds: [bus] },
  ],
  bothWildcards: [
    { regionCodes: ['ALL'], mediaIds: [5] },
    { regionCodes: [beijing], mediaIds: [0] },
  ],
  twoCities: [{ regionCodes: [shanghai, beijing], mediaIds: [3, bus] }],
  nothing: [],
};

/** The pair rule, read off the grants one by one. */
const maySee = (name: string, city: string) =>
  profiles[name].some(
    ({ regionCodes, mediaIds }) =>
      (regionCodes.includes('ALL') || regionCodes.includes(city)) &&
      (mediaIds.includes(0) || mediaIds.includes(bus)),
  );

interface OwnPlan {
  readonly planId: string;
  readonly name: string;
  readonly cities: string[];
  /** By city, as the owner sees them. */
  readonly evaluations: Map<string, PlanEvaluation>;
}

const service = startTestService();
const tokens = new Map<string, { token: string; userId: string }>();
const plans: OwnPlan[] = [];
const as = (name: string) => ({ as: tokens.get(name)! });

async function ownPlan(cities: string[], index: number): Promise<OwnPlan> {
  const name = `方案${index}`;
  const budgets = Object.fromEntries(cities.map((city) => [city, 4_000_000 + 1_500_000 * index]));
  const brief = { name, cityCodes: cities, budgetFen: 40_000_000 };
  const { planId } = await computedPlan(service, brief, { cityBudgetsFen: budgets });
  const evaluations = new Map<string, PlanEvaluation>();
  for (const cityCode of cities) {
    const saved = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });
    evaluations.set(cityCode, saved.evaluation!);
  }
  return { planId, name, cities, evaluations };
}

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  for (const [i, city] of [shenzhen, shanghai, beijing].entries())
    await seedSmallCity(service.context, city, { persons: 500, lines: 6, seed: 30 + i });
  for (const [name, grants] of Object.entries(profiles))
    tokens.set(name, await signInAs(service, name, smartSelectOf(grants)));
  const mixes = [
    [shenzhen],
    [shanghai],
    [shenzhen, shanghai],
    [shenzhen, shanghai, beijing],
    [beijing],
    [beijing, shenzhen],
  ] as string[][];
  for (const [i, cities] of mixes.entries()) plans.push(await ownPlan(cities, i));
});

const visibleOf = (name: string, plan: OwnPlan) => plan.cities.filter((city) => maySee(name, city));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Figures of a plan over some of its cities, from the owner's evaluations. */
function figuresOver(plan: OwnPlan, cities: readonly string[]) {
  const own = cities.map((city) => plan.evaluations.get(city)!);
  const netFen = sum(own.map(({ amounts }) => amounts.netFen));
  const impressions = sum(own.map((one) => one.impressions.value!));
  return {
    netFen,
    totalFen: sum(own.map(({ amounts }) => amounts.totalFen)),
    vehicles: sum(own.map((one) => one.vehicles)),
    reachShare: sum(own.map((one) => one.reach.value!)) / sum(own.map((one) => one.taUniverse!)),
    cpm: (1000 * netFen) / impressions,
  };
}

const unknownId = '00000000-0000-4000-8000-000000000000';
const readCalls = [
  'ai-option-mode/getBasePlanDetail',
  'ai-option-mode/getCrowdTagPlanDetail',
  'ai-option-mode/getGeoLocationPlanDetail',
  'ai-option-mode/crowdTagMatchResultExport',
  'ai-option-mode/geoLocationMatchResultExport',
  'crowd-tag-plan/v1/exportAreaVacancyPositionHotDetail',
  'bus-plan/v1/getCityList',
  'bus-plan/v1/executeQuotation',
  'v1/basket/check-plan',
  'v1/crowd/user-package',
] as const;

describe.each(Object.keys(profiles))('profile %s', (name) => {
  test('the list shows and sums the cities in scope only', async () => {
    const { rows, total } = await service.body('ai-option-mode/list', { pageSize: 100 }, as(name));
    const seen = plans.filter((plan) => visibleOf(name, plan).length > 0);
    expect(total).toBe(seen.length);
    expect(rows.map((row) => row.planId).toSorted()).toEqual(seen.map((plan) => plan.planId).toSorted());
    for (const plan of seen) {
      const row = rows.find((one) => one.planId === plan.planId)!;
      const visible = visibleOf(name, plan);
      expect(row.budgetFen).toBe(visible.length === plan.cities.length ? 40_000_000 : null);
      expect(row.cityCodes).toEqual(visible);
      expect(row.cityNames).toEqual(visible.map(cityName));
      const expected = figuresOver(plan, visible);
      expect(row.netFen).toBe(expected.netFen);
      expect(row.vehicles).toBe(expected.vehicles);
      expect(row.reachShare.value).toBeCloseTo(expected.reachShare, 8);
      expect(row.cpmFen).toBe(Math.round(expected.cpm));
    }
  });

  test.each(['reachShare', 'cpmFen'] as const)(
    'cities out of scope do not move a plan in the order by %s',
    async (sortBy) => {
      const { rows } = await service.body(
        'ai-option-mode/list',
        { sortBy, order: 'asc', pageSize: 100 },
        as(name),
      );
      const valueOf = (planId: string) => {
        const plan = plans.find((one) => one.planId === planId)!;
        const visible = visibleOf(name, plan);
        if (visible.length === 0) return Infinity;
        const figures = figuresOver(plan, visible);
        return sortBy === 'reachShare' ? figures.reachShare : figures.cpm;
      };
      const values = rows.map((row) => valueOf(row.planId));
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    },
  );

  test.each([shenzhen, shanghai, beijing, '440100'])(
    'filtering by city %s finds plans of a granted city only',
    async (cityCode) => {
      const found = await service.body(
        'ai-option-mode/list',
        { cityCode: cityCode, pageSize: 100 },
        as(name),
      );
      const expected = plans.filter((plan) => maySee(name, cityCode) && plan.cities.includes(cityCode));
      expect(found.total).toBe(expected.length);
      expect(found.rows.map((row) => row.planId).toSorted()).toEqual(
        expected.map((plan) => plan.planId).toSorted(),
      );
    },
  );

  test('detail, cities, costs and quotation agree with one another and with the scope', async () => {
    for (const plan of plans) {
      const { planId } = plan;
      const visible = visibleOf(name, plan);
      if (visible.length === 0) {
        for (const key of readCalls) {
          const denied = await service.callRaw(key, { planId }, as(name));
          const unknown = await service.callRaw(key, { planId: unknownId }, as(name));
          expect({ key, status: denied.status, ...denied.envelope }).toEqual({
            key,
            status: 404,
            ...unknown.envelope,
          });
        }
        continue;
      }
      const detail = await service.body('ai-option-mode/getBasePlanDetail', { planId }, as(name));
      expect(detail.row.cityCodes).toEqual(visible);
      if (visible.length < plan.cities.length)
        expect(detail.brief.budgetFen).toBe(sum(detail.cities.map((city) => city.budgetFen)));
      expect(detail.brief.cityCodes).toEqual(visible);
      expect(Object.keys(detail.strategy.cityBudgetsFen).toSorted()).toEqual(visible.toSorted());
      expect(detail.cities.map((city) => city.cityCode)).toEqual(visible);
      const cities = await service.body('bus-plan/v1/getCityList', { planId }, as(name));
      expect(cities.map((city) => city.cityCode)).toEqual(visible);
      const costs = await service.body('bus-plan/v1/getCostAggregateList', { planId }, as(name));
      const { totalFen } = figuresOver(plan, visible);
      expect(costs.total.totalFen).toBe(totalFen);
      expect(costs.rows.map((row) => row.cityCode).toSorted()).toEqual(visible.toSorted());
      const file = await service.call('bus-plan/v1/executeQuotation', { planId }, as(name));
      const sheet = readWorkbook(file.bytes).sheets.get('报价单')!;
      const text = [...sheet.cells.values()].map((cell) => String(cell.value)).join('\n');
      for (const city of plan.cities) expect(text.includes(cityName(city))).toBe(visible.includes(city));
      expect(quotationTotal(sheet)).toBe(totalFen);
      const schedule = await service.call('v1/bus-plan/schedule', { planId }, as(name));
      const rows = textsOfBook(schedule.bytes).join('\n');
      for (const city of plan.cities) expect(rows.includes(cityName(city))).toBe(visible.includes(city));
    }
  });

  test('a city out of scope answers like a city of no plan', async () => {
    for (const plan of plans) {
      for (const city of plan.cities.filter((one) => !maySee(name, one))) {
        const where = { planId: plan.planId, cityCode: city };
        const nowhere = { planId: plan.planId, cityCode: '659900' };
        for (const key of [
          'bus-plan/v1/getBusLineByPlanCity',
          'bus-plan/v1/getCityBusLinePlanDeliveryData',
          'bus-plan/v1/getCostAggregateList',
          'v1/bus-plan/line-shapes',
          'v1/bus-plan/options',
          'v1/bus-plan/certificate',
          'v1/bus-plan/certificate-document',
          'v1/bus-plan/check-certificate',
          'v1/bus-plan/explain-line',
          'v1/bus-plan/line-detail',
        ] as const) {
          const example = callOf(key).example.input as object;
          const [denied, unknown] = [
            await service.callRaw(key, { ...example, ...where }, as(name)),
            await service.callRaw(key, { ...example, ...nowhere }, as(name)),
          ];
          expect(denied.status).toBe(404);
          expect({ ...denied.envelope }).toEqual({ ...unknown.envelope });
        }
      }
    }
  });
});

/** The tax-inclusive total of a quotation sheet, fen. */
function quotationTotal(sheet: {
  cells: Map<string, { address: string; value: number | string | null }>;
}): number {
  const letter = String.fromCharCode(65 + quotationColumnIndex.total);
  const column = [...sheet.cells.values()].filter((cell) => new RegExp(`^${letter}\\d+$`).test(cell.address));
  const numbers = column.map((cell) => cell.value).filter((value) => typeof value === 'number');
  const total = Math.round(Math.max(...numbers) * 100);
  expect(Math.round((sum(numbers) - Math.max(...numbers)) * 100)).toBe(total);
  return total;
}

test('the reason why a plan is out of date is hidden where it mentions a city out of scope', async () => {
  const mixed = plans[2];
  await service.context.db
    .updateTable('smart_plan')
    .set({ state: 'stale', state_reason: '上海市公交线路有新版本' })
    .where('plan_id', '=', mixed.planId)
    .execute();
  const reasonFor = async (name: string) =>
    (await service.body('ai-option-mode/getBasePlanDetail', { planId: mixed.planId }, as(name))).row
      .stateReason;
  expect(await reasonFor('shenzhenOnly')).toBeNull();
  expect(await reasonFor('everything')).toBe('上海市公交线路有新版本');
});

test('two users with concurrent requests each see their own scope', async () => {
  const { planId } = plans[3];
  const names = ['shenzhenOnly', 'twoCities', 'everything', 'busInShanghaiOnly'];
  const asked = Array.from({ length: 40 }, (_, i) => names[i % names.length]);
  const answers = await Promise.all(
    asked.map((name) => service.body('bus-plan/v1/getCostAggregateList', { planId }, as(name))),
  );
  answers.forEach((answer, i) =>
    expect(answer.total.totalFen).toBe(figuresOver(plans[3], visibleOf(asked[i], plans[3])).totalFen),
  );
});

test('a permission that shrinks, or is damaged, holds on the next request', async () => {
  const { db } = service.context;
  const user = await signInAs(service, 'shrinking', smartSelectOf(profiles['everything']));
  const { planId } = plans[3];
  const citiesNow = async () =>
    (await service.call('bus-plan/v1/getCityList', { planId }, { as: user })).envelope.body?.map(
      (city) => city.cityCode,
    );
  const set = (permission: unknown) =>
    db
      .updateTable('role')
      .set({ permission: jsonb(permission) })
      .where('name', '=', '角色 shrinking')
      .execute();
  expect(await citiesNow()).toEqual([shenzhen, shanghai, beijing]);
  await set(smartSelectOf(profiles['busInShanghaiOnly']));
  expect(await citiesNow()).toEqual([shanghai]);
  await set({ investmentOrderData: { wiseChoicePatternData: { isEnabled: 'yes', mediaRegionData: 'ALL' } } });
  const damaged = await service.call('bus-plan/v1/getCityList', { planId }, { as: user });
  expectFailure(damaged, 'forbidden');
  await set(smartSelectOf([]));
  expectFailure(await service.call('bus-plan/v1/getCityList', { planId }, { as: user }), 'notFound');
});
