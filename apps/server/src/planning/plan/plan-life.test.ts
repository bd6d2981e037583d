import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/storage/postgres/database.ts';
import { up as calibratedContacts } from '../../platform/storage/postgres/migrations/0127-calibrated-contacts.ts';
import { up as leastPurchase } from '../../platform/storage/postgres/migrations/0028-least-purchase.ts';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { jobEnd } from '../../testing/import-file.ts';
import { drawCity, publishLines, publishPanel, seedSmallCity } from '../../testing/small-city.ts';
import { briefOf, computePlan, computedPlan, newPlan, smallPurchase } from '../../testing/seeded-plan.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [city, cityWithoutLines, cityWithoutPanel] = ['440300', '440100', '441900'];
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, city);
  await publishPanel(service.context, cityWithoutLines, drawCity('440100', { persons: 200 }).panel);
  const near = drawCity('440300', { lines: 2 });
  await publishLines(service.context, cityWithoutPanel, near.lines);
});

const detail = (planId: string) => service.body('ai-option-mode/getBasePlanDetail', { planId });
const strategy = { maxVehiclesPerLine: 2 };

test('from a brief to a computed plan, its figures in the list, out of date by a change, and archived', async () => {
  const plan = await newPlan(service, { name: '全程方案' }, strategy);
  expect(plan).toMatchObject({ version: 1 });
  const draft = await detail(plan.planId);
  expect(draft.row).toMatchObject({ state: 'draft', lines: 0, netFen: null, cityCodes: [city] });
  expect(draft.audienceSentence).toBe('女性');
  const changed = await service.body('ai-option-mode/update', {
    planId: plan.planId,
    version: 1,
    brief: briefOf({ name: '全程方案二' }),
  });
  expect(changed.version).toBe(2);
  const job = await computePlan(service, { planId: plan.planId, version: 2 });
  expect(job).toMatchObject({ state: 'done', progress: 1 });
  const ready = await detail(plan.planId);
  expect(ready.row).toMatchObject({ state: 'ready', stateReason: null, name: '全程方案二' });
  expect(ready.cities[0].certificate).toMatchObject({ coversDelivery: true, objective: 'TA 触达人数' });
  const listed = await service.body('ai-option-mode/list', { keyword: '全程方案二' });
  expect(listed.total).toBe(1);
  const saved = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', {
    planId: plan.planId,
    cityCode: city,
  });
  const evaluation = saved.evaluation!;
  expect(listed.rows[0]).toMatchObject({
    state: 'ready',
    lines: saved.delivery.lines.length,
    netFen: evaluation.amounts.netFen,
    cpmFen: evaluation.cpmFen,
  });
  for (const name of ['reachShare', 'frequency'] as const) {
    for (const end of ['value', 'low', 'high'] as const)
      expect(listed.rows[0][name][end]).toBeCloseTo(evaluation[name][end]!, 6);
  }
  expect(listed.rows[0].taConcentration.value).toBeCloseTo(evaluation.taConcentrationImpressions.value!, 9);
  // The only city of the plan is told with the plan's own figure.
  const [shown] = await service.body('bus-plan/v1/getCityList', { planId: plan.planId });
  expect(shown.reachShare).toEqual(listed.rows[0].reachShare);
  const { version } = ready.row;
  await service.body('ai-option-mode/update', { planId: plan.planId, version, strategy: { maxLines: 3 } });
  const stale = await detail(plan.planId);
  expect(stale.row).toMatchObject({ state: 'stale', stateReason: '需求或策略已修改' });
  await service.body('ai-option-mode/update', {
    planId: plan.planId,
    version: stale.row.version,
    archived: true,
  });
  expect((await service.body('ai-option-mode/list', { keyword: '全程方案' })).total).toBe(0);
});

test('a change against an older version is refused and changes nothing', async () => {
  const plan = await newPlan(service);
  await service.body('ai-option-mode/update', { ...plan, brief: briefOf({ name: '先到' }) });
  const late = await service.call('ai-option-mode/update', { ...plan, brief: briefOf({ name: '后到' }) });
  expectFailure(late, 'conflict');
  expect(late.envelope.code).toBe('11');
  expectFailure(await service.call('ai-option-mode/submitRequirements', plan), 'conflict');
  expect((await detail(plan.planId)).row).toMatchObject({ name: '先到', version: 2, state: 'draft' });
});

const briefs: [string, Parameters<typeof newPlan>[1], Parameters<typeof newPlan>[2], RegExp][] = [
  [
    'must-have lines cost more than the budget',
    { budgetFen: 1_300_000 },
    { mustLineIds: ['440300-small-00', '440300-small-01'] },
    /总预算.*1路.*2路/,
  ],
  [
    'a line both must and must not be there',
    {},
    { mustLineIds: ['440300-small-03'], excludedLineIds: ['440300-small-03'] },
    /4路.*(排除|必选)/,
  ],
  ['a must-have line is not sold in the form', {}, { mustLineIds: ['440300-small-04'], formId: 2 }, /5路/],
  ['a must-have line is not in the network', {}, { mustLineIds: ['gone-9'] }, /gone-9/],
  ['the budget pays no vehicle', { budgetFen: 100 }, {}, /预算/],
  [
    'an audience of nobody',
    { targetAudience: { groups: [{ conditions: [{ labelIds: [101] }, { labelIds: [102] }] }] } },
    {},
    /目标人群样本不足/,
  ],
];

test.each(briefs)(
  'an infeasible brief fails, naming what conflicts: %s',
  async (_name, brief, asked, reason) => {
    const checked = await service.body('v1/smart-select/feasibility', {
      brief: briefOf(brief),
      strategy: { ...smallPurchase, ...asked },
    });
    expect(checked.isFeasible).toBe(false);
    expect(checked.cities[0].conflicts.join('；')).toMatch(reason);
    const plan = await newPlan(service, brief, asked);
    const job = await computePlan(service, plan);
    expect(job.state).toBe('failed');
    expect(job.message).toMatch(reason);
    const { row, cities } = await detail(plan.planId);
    expect(row).toMatchObject({ state: 'failed', lines: 0 });
    expect(row.stateReason).toMatch(reason);
    expect(cities[0].certificate).toBeNull();
  },
);

test('a budget below the least purchase names the conflict and the least budget, which then suffices', async () => {
  const asked = { ...smallPurchase, minVehiclesPerLine: 3, minVehiclesPerCity: 8, lineDesignFen: 50_000 };
  const check = (budgetFen: number) =>
    service.body('v1/smart-select/feasibility', { brief: briefOf({ budgetFen }), strategy: asked });
  const [short] = (await check(3_000_000)).cities;
  expect(short.conflicts.join('；')).toMatch(/「全城」车辆不少于 8 辆/);
  expect(short.conflicts.join('；')).toMatch(/总预算 ¥30,000/);
  const [, yuan] = /至少需要 ¥([\d,.]+)。/.exec(short.leastBudget ?? '')!;
  const least = Math.round(Number(yuan.replaceAll(',', '')) * 100);
  expect((await check(least - 1)).isFeasible).toBe(false);
  expect((await check(least)).isFeasible).toBe(true);
  // Three vehicles and the line, tax included, are the least of a line.
  expect(short.leastLineFen! - 3 * short.cheapestVehicleFen!).toBe(53_000 + 2);
  const plan = await newPlan(service, { budgetFen: least - 1 }, asked);
  const job = await computePlan(service, plan);
  expect(job).toMatchObject({ state: 'failed' });
  expect(job.message).toContain(`满足其余约束至少需要 ¥${yuan}`);
  const enough = await newPlan(service, { budgetFen: least }, asked);
  expect(await computePlan(service, enough)).toMatchObject({ state: 'done' });
  const { row } = await detail(enough.planId);
  expect(row.vehicles).toBeGreaterThanOrEqual(8);
});

test('a new plan buys as is usual; one stored before keeps what it was stored with', async () => {
  const fresh = await service.body('ai-option-mode/insert', { brief: briefOf({}) });
  expect((await detail(fresh.planId)).strategy).toMatchObject({
    minVehiclesPerLine: 5,
    minVehiclesPerCity: 20,
    lineDesignFen: 50_000,
  });
  const { planId } = await newPlan(service, {}, { minVehiclesPerLine: 2, minVehiclesPerCity: 0 });
  const { db } = service.context;
  await sql`update smart_plan set strategy = strategy - 'minVehiclesPerCity' - 'lineDesignFen'
    where plan_id = ${planId}`.execute(db);
  // As it was before the migration.
  await sql`alter table media_order_item drop column design_fen`.execute(db);
  await leastPurchase(db as unknown as Parameters<typeof leastPurchase>[0]);
  expect((await detail(planId)).strategy).toMatchObject({
    minVehiclesPerLine: 2,
    minVehiclesPerCity: 0,
    lineDesignFen: 0,
  });
  expect((await detail(fresh.planId)).strategy).toMatchObject({ minVehiclesPerCity: 20 });
});

test('plans of bus bodies that an older version computed are out of date, others are not', async () => {
  const plan = await computedPlan(service, { name: '旧校准' });
  const draft = await newPlan(service, { name: '旧草稿' });
  await calibratedContacts(service.context.db as unknown as Parameters<typeof calibratedContacts>[0]);
  const reason = '车身接触的校准系数由 0.34 改为 0.36';
  expect((await detail(plan.planId)).row).toMatchObject({ state: 'stale', stateReason: reason });
  expect((await detail(draft.planId)).row).toMatchObject({ state: 'draft', stateReason: null });
});

test('a form that does not exist is reported as a conflict', async () => {
  const checked = await service.body('v1/smart-select/feasibility', {
    brief: briefOf({}),
    strategy: { formId: 2112 },
  });
  expect(checked).toMatchObject({ isFeasible: false, cities: [{ conflicts: ['媒体形式 2112 不存在'] }] });
});

test.each([
  [cityWithoutLines, '广州市还没有公交线路数据，请先导入线路'],
  [cityWithoutPanel, '东莞市还没有人群样本，请先生成样本'],
])('a city that lacks data says what it lacks: %s', async (cityCode, reason) => {
  const plan = await newPlan(service, { cityCodes: [cityCode] });
  const job = await computePlan(service, plan);
  expect(job).toMatchObject({ state: 'failed', message: reason });
  expect((await detail(plan.planId)).row).toMatchObject({ state: 'failed', stateReason: reason });
  const { cities } = await service.body('v1/smart-select/feasibility', {
    brief: briefOf({ cityCodes: [cityCode] }),
  });
  expect(cities[0].conflicts[0]).toContain(reason.slice(4, 10));
  const listed = await service.body('bus-plan/v1/getCityList', { planId: plan.planId });
  expect(listed[0]).toMatchObject({
    hasBusLines: cityCode === cityWithoutPanel,
    hasPanel: cityCode === cityWithoutLines,
  });
});

const bad: [string, Parameters<typeof newPlan>[1], Parameters<typeof newPlan>[2], string][] = [
  ['an unknown brand', { brandId: 'b-9999' }, {}, '品牌不存在'],
  ['a city that does not exist', { cityCodes: ['440399'] }, {}, '城市 440399 不存在，或不在您的数据权限内'],
  ['a city twice', { cityCodes: [city, city] }, {}, '城市重复'],
  ['a date that does not exist', { startDate: '2027-02-30' }, {}, '上刊日期 2027-02-30 不存在'],
  [
    'an unknown label',
    { targetAudience: { groups: [{ conditions: [{ labelIds: [9999] }] }] } },
    {},
    '人群标签 9999 不存在',
  ],
  ['an unknown form', {}, { formId: 77 }, '媒体形式 77 不存在'],
  [
    'fewer at most than at least',
    {},
    { minVehiclesPerLine: 3, maxVehiclesPerLine: 2 },
    '单线最多车辆少于单线最少车辆',
  ],
  [
    'city budgets beyond the whole',
    {},
    { cityBudgetsFen: { [city]: 30_000_000 } },
    '分城市预算之和超过总预算',
  ],
];

test.each(bad)('a brief with %s is not stored', async (_name, brief, asked, reason) => {
  const before = await service.body('ai-option-mode/list', {});
  const answer = await service.call('ai-option-mode/insert', { brief: briefOf(brief), strategy: asked });
  expectFailure(answer, 'invalid');
  expect(answer.envelope.message).toContain(reason);
  expect((await service.body('ai-option-mode/list', {})).total).toBe(before.total);
});

test('choosing anew within conditions replaces the delivery and certifies it; an older version loses', async () => {
  const plan = await computedPlan(service, {}, strategy);
  const where = { planId: plan.planId, cityCode: city };
  const before = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  const filter = {
    conditions: [
      {
        kind: 'dataEmpowerment' as const,
        conditionId: 'c1',
        options: [{ key: 'ridership' as const, weight: 1 }],
        keepShare: 0.25,
      },
    ],
  };
  const { jobId } = await service.body('v1/bus-plan/optimise', {
    ...where,
    filter,
    deliveryVersion: before.deliveryVersion,
  });
  expect(await jobEnd(service, jobId, 'planner')).toMatchObject({ state: 'done' });
  const after = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  // The three lines of most riders are the last three.
  expect(after.delivery.lines.map((line) => line.lineId).toSorted()).toEqual([
    '440300-small-09',
    '440300-small-10',
    '440300-small-11',
  ]);
  expect(after.filter.conditions).toHaveLength(1);
  expect(after.deliveryVersion).toBe(before.deliveryVersion + 1);
  expect(after.certificate!.coversDelivery).toBe(true);
  const late = { ...where, filter: {}, deliveryVersion: before.deliveryVersion };
  expectFailure(await service.call('v1/bus-plan/optimise', late), 'conflict');
});

test('while a plan is computed it can be neither submitted, edited nor saved; cancelled it is a draft again', async () => {
  const plan = await newPlan(service);
  // The worker is stopped for good so that the job waits as long as the test needs: this test comes last.
  await service.context.jobs.stop();
  const { jobId, version } = await service.body('ai-option-mode/submitRequirements', plan);
  const again = await service.call('ai-option-mode/submitRequirements', { planId: plan.planId, version });
  expectFailure(again, 'refused');
  expect(again.envelope.message).toBe('方案状态不能从「计算中」变为「计算中」');
  const changes = { planId: plan.planId, version };
  for (const change of [{ brief: briefOf() }, { strategy }])
    expectFailure(await service.call('ai-option-mode/update', { ...changes, ...change }), 'refused');
  const delivery = { planId: plan.planId, cityCode: city, delivery: { lines: [] }, deliveryVersion: 0 };
  expectFailure(await service.call('bus-plan/v1/saveCityBusLinePlanDeliveryData', delivery), 'refused');
  const filter = { planId: plan.planId, cityCode: city, filter: {}, filterVersion: 0 };
  expectFailure(await service.call('bus-plan/v1/saveBusLinePlanFilterData', filter), 'refused');
  const optimise = { planId: plan.planId, cityCode: city, filter: {}, deliveryVersion: 0 };
  expectFailure(await service.call('v1/bus-plan/optimise', optimise), 'refused');
  expect((await detail(plan.planId)).row).toMatchObject({ state: 'computing' });
  const cancelled = await service.body('v1/jobs/{jobId}/cancel', { jobId });
  expect(cancelled.state).toBe('cancelled');
  expect((await detail(plan.planId)).row).toMatchObject({ state: 'draft', stateReason: '计算已取消' });
});
