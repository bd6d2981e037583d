import { permissionStructure } from '@ooh/contract/permission/permission-structure';
import { administratorPermission } from '../../administration/users/demo-roles.ts';
import { checkRateCertificate } from '@ooh/planning/check-certificate';
import type { Certificate } from '@ooh/planning/certificate';
import type { Delivery } from '@ooh/contract/domain/bus';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { modelReleasesOf, readCityData } from '../../city-data/release/city-data.ts';
import { modelInputReader } from '../../measurement/engine/read-model-input.ts';
import { buildModel } from '../../measurement/engine/work/build-model.ts';
import { rateProblemOf } from '../../measurement/engine/work/select-lines.ts';
import { drawCity, publishLines, publishPanel, seedSmallCity } from '../../testing/small-city.ts';
import { computedPlan, newPlan } from '../../testing/seeded-plan.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { loadPlanCity } from './plan-city.ts';
import { readFreeVehicles } from './free-vehicles.ts';
import { selectionInputOf } from './selection-input.ts';
import { findPlan } from '../plan/plan-store.ts';

const cityCode = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 3000 });
});

const flights = [
  { startDate: '2027-03-01', endDate: '2027-03-14' },
  { startDate: '2027-03-22', endDate: '2027-03-28' },
];
const item = (lineId: string, vehicles: number, over: Partial<Delivery['lines'][number]> = {}) => ({
  lineId,
  formId: 1,
  deck: 'single' as const,
  vehicles,
  flights,
  ...over,
});
const delivery: Delivery = {
  lines: [
    item('440300-small-00', 2),
    item('440300-small-00', 1, { deck: 'double', formId: 3 }),
    item('440300-small-01', 3, { formId: 2 }),
    item('440300-small-06', 2, { flights: [flights[0]] }),
    item('440300-small-05', 1),
  ],
};

test('a saved delivery is what was sent, and its evaluation the one of the unsaved draft', async () => {
  const { planId } = await newPlan(service, { budgetFen: 50_000_000 });
  const where = { planId, cityCode };
  const draft = await service.body('v1/bus-plan/evaluate', { ...where, delivery });
  const saved = await service.body('bus-plan/v1/saveCityBusLinePlanDeliveryData', {
    ...where,
    delivery,
    deliveryVersion: 0,
  });
  expect(saved.deliveryVersion).toBe(1);
  const read = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  expect(read).toMatchObject({ delivery, deliveryVersion: 1, certificate: null, savedBy: '媒介策划示例' });
  expect(read.evaluation).toEqual(draft);
  expect(draft).toMatchObject({ lines: 4, vehicles: 9 });
  expect(draft.distribution.reduce((sum, one) => sum + one.persons, 0)).toBeCloseTo(draft.taUniverse!, 4);
  expect(draft.weeklyReach.at(-1)!.persons).toBeCloseTo(draft.reach.value!, 4);
  expect(draft.grp).toBeCloseTo((100 * draft.taImpressions.value!) / draft.taUniverse!, 8);
  expect(draft.frequency.value).toBeCloseTo(draft.taImpressions.value! / draft.reach.value!, 8);
  expect(draft.cpmFen).toBe(Math.round((1000 * draft.amounts.netFen) / draft.impressions.value!));
  expect(draft.cprpFen).toBeCloseTo(draft.amounts.netFen / draft.grp!, 6);
});

test('weeks of flights before the brief’s first day are counted', async () => {
  const { planId } = await newPlan(service, { budgetFen: 50_000_000 });
  const early = [{ startDate: '2027-02-08', endDate: '2027-02-21' }, flights[0]];
  const lines = [item('440300-small-00', 3, { flights: early })];
  const evaluation = await service.body('v1/bus-plan/evaluate', { planId, cityCode, delivery: { lines } });
  expect(evaluation.weeklyReach.at(-1)!.persons).toBeCloseTo(evaluation.reach.value!, 4);
  expect(evaluation.weeklyReach[0].persons).toBeGreaterThan(0);
});

test.each(['city', 'form', 'level', 'line'] as const)(
  'costs grouped by %s sum to the evaluation',
  async (groupBy) => {
    const { planId } = await newPlan(service, { budgetFen: 50_000_000 }, { discountBasisPoints: 8500 });
    const where = { planId, cityCode };
    await service.body('bus-plan/v1/saveCityBusLinePlanDeliveryData', {
      ...where,
      delivery,
      deliveryVersion: 0,
    });
    const { amounts } = await service.body('v1/bus-plan/evaluate', { ...where, delivery });
    const saved = await service.body('bus-plan/v1/getCostAggregateList', { planId, groupBy });
    const draft = await service.body('bus-plan/v1/getCostAggregateList', { ...where, groupBy, delivery });
    expect(draft).toEqual(saved);
    expect(saved.total).toEqual(amounts);
    expect(saved.budgetFen).toBe(50_000_000);
    expect(saved.rows).toHaveLength({ city: 1, form: 3, level: 2, line: 5 }[groupBy]);
    for (const field of Object.keys(amounts) as (keyof typeof amounts)[])
      expect(saved.rows.reduce((sum, row) => sum + row[field], 0)).toBe(amounts[field]);
    expect(saved.rows.reduce((sum, row) => sum + row.vehicles, 0)).toBe(9);
    expect(saved.rows.reduce((sum, row) => sum + row.vehicleDays, 0)).toBe(21 * 7 + 14 * 2);
  },
);

test('every line is designed once, however often it is bought, in evaluation, costs and order alike', async () => {
  const asked = { discountBasisPoints: 8500 };
  const [plain, designed] = await Promise.all(
    [0, 50_000].map((lineDesignFen) =>
      newPlan(service, { budgetFen: 50_000_000 }, { ...asked, lineDesignFen }),
    ),
  );
  const amountsOf = async (planId: string) =>
    (await service.body('v1/bus-plan/evaluate', { planId, cityCode, delivery })).amounts;
  const [without, amounts] = [await amountsOf(plain.planId), await amountsOf(designed.planId)];
  // Five rows of four lines.
  expect(amounts.productionFen - without.productionFen).toBe(4 * 50_000);
  expect(amounts.totalFen - without.totalFen).toBe(4 * 53_000);
  expect(amounts.netFen).toBe(without.netFen);
  const where = { planId: designed.planId, cityCode };
  await service.body('bus-plan/v1/saveCityBusLinePlanDeliveryData', {
    ...where,
    delivery,
    deliveryVersion: 0,
  });
  const costs = await service.body('bus-plan/v1/getCostAggregateList', {
    planId: designed.planId,
    groupBy: 'line',
  });
  expect(costs.total).toEqual(amounts);
  const { items } = await service.body('mediaOrder/getMediaPlacementPlanByPlanId', {
    planId: designed.planId,
  });
  const designOf = Map.groupBy(items, ({ lineId }) => lineId);
  for (const rows of designOf.values())
    expect(rows.reduce((sum, { designFen }) => sum + designFen, 0)).toBe(50_000);
});

const bad: [string, Delivery['lines'], RegExp][] = [
  ['an unknown line', [item('440300-small-00', 1), item('gone', 1)], /第 2 行：此线路不在现行线网中/],
  [
    'more vehicles than there are',
    [item('440300-small-01', 6)],
    /第 1 行：2路 可售单层车 5 辆，方案共选 6 辆/,
  ],
  [
    'more over two rows',
    [item('440300-small-01', 3), item('440300-small-01', 3, { formId: 2 })],
    /第 2 行：2路 可售单层车 5 辆，方案共选 6 辆/,
  ],
  [
    'a flight that runs backwards',
    [item('440300-small-01', 1, { flights: [{ startDate: '2027-03-09', endDate: '2027-03-08' }] })],
    /第 1 行：2路 下刊日 2027-03-08 早于上刊日 2027-03-09/,
  ],
  [
    'flights that overlap',
    [
      item('440300-small-01', 1, {
        flights: [flights[1], { startDate: '2027-03-20', endDate: '2027-03-22' }],
      }),
    ],
    /第 1 行：2路 刊期 2027-03-20 至 2027-03-22 与 2027-03-22 起的刊期重叠/,
  ],
  [
    'a date that does not exist',
    [item('440300-small-01', 1, { flights: [{ startDate: '2027-02-29', endDate: '2027-03-01' }] })],
    /第 1 行：2路 日期 2027-02-29 不存在/,
  ],
  ['a form that is not sold', [item('440300-small-04', 1, { formId: 2 })], /第 1 行：5路 没有所选的媒体形式/],
  ['a deck that is not there', [item('440300-small-01', 1, { deck: 'double' })], /2路 可售双层车 0 辆/],
];

test.each(bad)('a delivery with %s is refused everywhere, naming the row', async (_name, lines, reason) => {
  const { planId } = await newPlan(service);
  const where = { planId, cityCode };
  const asked = { ...where, delivery: { lines } };
  const answers = [
    await service.call('v1/bus-plan/evaluate', asked),
    await service.call('bus-plan/v1/saveCityBusLinePlanDeliveryData', { ...asked, deliveryVersion: 0 }),
    await service.call('bus-plan/v1/getCostAggregateList', asked),
    await service.call('v1/bus-plan/explain-line', { ...asked, lineId: '440300-small-02' }),
  ];
  for (const answer of answers) {
    expectFailure(answer, 'invalid');
    expect(answer.envelope.message).toMatch(reason);
  }
  const read = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  expect(read).toMatchObject({ deliveryVersion: 0, delivery: { lines: [] }, evaluation: null });
});

test('of two who save the same version one wins, for lines and for conditions', async () => {
  const { planId } = await newPlan(service);
  const where = { planId, cityCode };
  const save = (vehicles: number) =>
    service.call('bus-plan/v1/saveCityBusLinePlanDeliveryData', {
      ...where,
      delivery: { lines: [item('440300-small-00', vehicles)] },
      deliveryVersion: 0,
    });
  const filter = (minOverlapMeters: number) =>
    service.call('bus-plan/v1/saveBusLinePlanFilterData', {
      ...where,
      filter: { conditions: [{ kind: 'mainRoad', conditionId: 'a', roadIds: ['r'], minOverlapMeters }] },
      filterVersion: 0,
    });
  for (const answers of [await Promise.all([1, 2, 3].map(save)), await Promise.all([1, 2, 3].map(filter))]) {
    expect(answers.map((answer) => answer.envelope.code).toSorted()).toEqual(['01', '11', '11']);
  }
  const read = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  expect(read).toMatchObject({ deliveryVersion: 1, filterVersion: 1 });
});

test('the certificate passes the independent checker on data read anew, and not on other data', async () => {
  const { planId } = await computedPlan(service, {}, { maxVehiclesPerLine: 3 });
  const where = { planId, cityCode };
  const file = await service.call('v1/bus-plan/certificate', where);
  const document = JSON.parse(file.bytes.toString('utf8')) as {
    certificate: Certificate;
    delivery: Delivery;
  };
  const { context } = service;
  const data = (await readCityData(context.db, [cityCode])).get(cityCode)!;
  const read = modelInputReader(context.db, context.clickhouse);
  const model = buildModel(await read(modelReleasesOf(data)!, 'again'));
  const permission = permissionStructure.parse(administratorPermission);
  const user = { organisationKind: 'platform', organisationId: '', permission } as const;
  const plan = (await findPlan(context.db, user, planId))!;
  const city = await loadPlanCity(context, plan, cityCode);
  const task = { budgetFen: plan.budget_fen, seed: 1, candidates: null };
  const supply = { freeVehicles: await readFreeVehicles(context, city, { planId }), weights: null };
  const problem = rateProblemOf(model, selectionInputOf(city, task, supply));
  const verdict = checkRateCertificate(model.store, problem, document.certificate);
  expect(verdict.reasons).toEqual([]);
  expect(verdict.valid).toBe(true);
  const richer = rateProblemOf(
    model,
    selectionInputOf(city, { ...task, budgetFen: 2 * plan.budget_fen }, supply),
  );
  expect(checkRateCertificate(model.store, richer, document.certificate).valid).toBe(false);
  const saved = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  expect(document.delivery).toEqual(saved.delivery);
  expect(saved.certificate!.value).toBeCloseTo(saved.evaluation!.reach.value!, 3);
  const [first] = saved.delivery.lines;
  await service.body('bus-plan/v1/saveCityBusLinePlanDeliveryData', {
    ...where,
    delivery: { lines: [first] },
    deliveryVersion: saved.deliveryVersion,
  });
  const edited = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  expect(edited.certificate!.coversDelivery).toBe(false);
});

test('explaining a line says what evaluating without it says', async () => {
  const { planId } = await newPlan(service, { budgetFen: 50_000_000 });
  const where = { planId, cityCode };
  const reachOf = async (lines: Delivery['lines']) =>
    (await service.body('v1/bus-plan/evaluate', { ...where, delivery: { lines } })).reach.value!;
  const whole = await reachOf(delivery.lines);
  for (const lineId of ['440300-small-00', '440300-small-01', '440300-small-06']) {
    const explained = await service.body('v1/bus-plan/explain-line', { ...where, delivery, lineId });
    const without = await reachOf(delivery.lines.filter((line) => line.lineId !== lineId));
    expect(explained.isInPlan).toBe(true);
    expect(explained.persons).toBeCloseTo(whole - without, 3);
    expect(explained.sentence).toContain('去掉这条线，方案少触达');
  }
});

test('new lines or a new panel make computed plans out of date; drafts and other cities’ stay', async () => {
  const [ready, draft] = [await computedPlan(service), await newPlan(service)];
  const stateOf = async ({ planId }: { planId: string }) =>
    (await service.body('ai-option-mode/getBasePlanDetail', { planId })).row;
  expect((await stateOf(ready)).state).toBe('ready');
  const next = drawCity(cityCode, { persons: 800, lines: 10, seed: 4 });
  await publishLines(service.context, '310100', next.lines, 'elsewhere');
  expect((await stateOf(ready)).state).toBe('ready');
  await publishLines(service.context, cityCode, next.lines, 'lines-2');
  expect(await stateOf(ready)).toMatchObject({ state: 'stale', stateReason: '深圳市公交线路有新版本' });
  const again = await computedPlan(service);
  await publishPanel(service.context, cityCode, next.panel, 'panel-2');
  expect(await stateOf(again)).toMatchObject({ state: 'stale', stateReason: '深圳市人群样本有新版本' });
  expect((await stateOf(draft)).state).toBe('draft');
});
