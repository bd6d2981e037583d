import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { briefOf, newPlan, signInAs, smartSelectOf } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'] as const;
const service = startTestService();
/** May see buses in Shenzhen alone. */
let colleague: { token: string };
const asColleague = () => ({ as: colleague });
const asPlanner = { as: 'planner' } as const;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  for (const city of [shenzhen, shanghai])
    await seedSmallCity(service.context, city, { persons: 500, lines: 6, seed: 30 });
  const grants = [{ regionCodes: [shenzhen], mediaIds: [1] }];
  colleague = await signInAs(service, 'shenzhen-only', smartSelectOf(grants));
});

test('a brief with a city out of scope is refused like one that does not exist, and nothing is stored', async () => {
  const before = await service.body('ai-option-mode/list', {}, asPlanner);
  const insert = (city: string) =>
    service.call('ai-option-mode/insert', { brief: briefOf({ cityCodes: [shenzhen, city] }) }, asColleague());
  const [denied, unknown] = [await insert(shanghai), await insert('319999')];
  expectFailure(denied, 'invalid');
  expect(denied.envelope.message.replace(shanghai, 'X')).toBe(
    unknown.envelope.message.replace('319999', 'X'),
  );
  expect((await service.body('ai-option-mode/list', {}, asPlanner)).total).toBe(before.total);
  const own = await newPlan(service, { cityCodes: [shenzhen] }, {}, asColleague());
  const update = { ...own, brief: briefOf({ cityCodes: [shenzhen, shanghai] }) };
  expectFailure(await service.call('ai-option-mode/update', update, asColleague()), 'invalid');
  const kept = await service.body('ai-option-mode/getBasePlanDetail', { planId: own.planId });
  expect(kept.row).toMatchObject({ version: 1, cityCodes: [shenzhen] });
  const asked = { cityCodes: [shenzhen, shanghai], targetAudience: {} };
  const crowd = await service.body('v1/crowd/estimate', asked, asColleague());
  expect(crowd.cities.map((city) => city.cityCode)).toEqual([shenzhen]);
  const check = await service.body(
    'v1/smart-select/feasibility',
    { brief: briefOf({ cityCodes: [shenzhen, shanghai] }) },
    asColleague(),
  );
  expect(check.cities.map((city) => city.cityCode)).toEqual([shenzhen]);
});

const [inShenzhen, inShanghai] = [
  [114.05, 22.54],
  [121.47, 31.23],
] as const;
const fenceAt = (fenceId: string, [lng, lat]: readonly [number, number], size = 0.01) => ({
  fenceId,
  name: `围栏 ${fenceId}`,
  ring: [
    [lng, lat],
    [lng + size, lat],
    [lng + size, lat + size],
  ] as [number, number][],
});
const stored = (planId: string) =>
  service.context.db
    .selectFrom('smart_plan')
    .selectAll()
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();

const twoCities = () =>
  newPlan(
    service,
    {
      kind: 'geo',
      cityCodes: [shenzhen, shanghai],
      fences: [fenceAt('f1', inShanghai), fenceAt('f2', inShenzhen)],
      remark: '上海门店优先',
    },
    { cityBudgetsFen: { [shanghai]: 5_000_000 }, mustLineIds: ['440300-small-00', 'of-no-city'] },
  );

test('a user with partial scope sees only the cities in scope', async () => {
  const { planId } = await twoCities();
  const { row, brief, strategy, cities } = await service.body(
    'ai-option-mode/getBasePlanDetail',
    { planId },
    asColleague(),
  );
  expect(row).toMatchObject({ cityCodes: [shenzhen], budgetFen: null });
  expect(brief.fences.map(({ fenceId }) => fenceId)).toEqual(['f2']);
  expect(brief).toMatchObject({ cityCodes: [shenzhen], budgetFen: 15_000_000, remark: '' });
  expect(strategy).toMatchObject({ cityBudgetsFen: {}, mustLineIds: ['440300-small-00'] });
  expect(cities.map(({ cityCode }) => cityCode)).toEqual([shenzhen]);
});

/** A plan of two cities with what is stored of it and what a colleague sees of it. */
async function sharedPlan() {
  const { planId, version } = await twoCities();
  const before = await stored(planId);
  const { brief, strategy } = await service.body(
    'ai-option-mode/getBasePlanDetail',
    { planId },
    asColleague(),
  );
  return { planId, version, before, brief, strategy };
}

test('who edits a part of a plan changes that part, and the rest stays to the byte', async () => {
  const { planId, version, before, brief, strategy } = await sharedPlan();
  const own = { ...fenceAt('f2', inShenzhen, 0.02) };
  // The number of the new one is taken by a fence outside the editor's scope.
  const added = { ...fenceAt('f1', [114.07, 22.55]), name: '新围栏' };
  const sent = { ...brief, fences: [own, added], budgetFen: 12_000_000 };
  const change = { planId, version, brief: sent, strategy: { ...strategy, mustLineIds: [] } };
  await service.body('ai-option-mode/update', change, asColleague());
  const after = await stored(planId);
  const [hidden, ...visible] = after.brief.fences;
  expect(hidden).toEqual(before.brief.fences[0]);
  expect(visible.map(({ fenceId, name }) => [fenceId, name])).toEqual([
    ['f2', own.name],
    ['f3', '新围栏'],
  ]);
  expect(visible[0].ring).toEqual(own.ring);
  expect(after.strategy).toEqual({
    ...before.strategy,
    mustLineIds: ['of-no-city'],
    cityBudgetsFen: { [shanghai]: 5_000_000, [shenzhen]: 12_000_000 },
  });
  expect(after.budget_fen).toBe(17_000_000);
  const { fences: _before, budgetFen: _budget, ...rest } = before.brief;
  expect(after.brief).toMatchObject(rest);
  expect(after.city_codes).toEqual(before.city_codes);
});

test('what holds for the whole plan is refused to who sees a part, naming no hidden city, and nothing is stored', async () => {
  const { planId, version, before, brief, strategy } = await sharedPlan();
  const update = (change: object) =>
    service.call('ai-option-mode/update', { planId, version, ...change }, asColleague());
  const attempts = [
    await update({ archived: true }),
    await update({ brief: { ...brief, brandId: 'b-0002' } }),
    await update({ brief: { ...brief, name: '改名' } }),
    await update({ brief: { ...brief, weeks: 8 } }),
    await update({ brief: { ...brief, kind: 'ta' } }),
    await update({ brief: { ...brief, targetAudience: { groups: [] } } }),
    await update({ strategy: { ...strategy, maxLines: 3 } }),
    await update({ brief: { ...brief, fences: [fenceAt('f9', inShanghai)] } }),
    await service.call('ai-option-mode/submitRequirements', { planId, version }, asColleague()),
  ];
  for (const attempt of attempts) {
    expectFailure(attempt, 'refused');
    expect(attempt.envelope.message).not.toMatch(/上海|310100/);
  }
  expect(await stored(planId)).toEqual(before);
});

test('a plan without a city in scope answers every write like an unknown one', async () => {
  const { planId, version } = await newPlan(service, {
    kind: 'geo',
    cityCodes: [shanghai],
    fences: [fenceAt('f1', inShanghai)],
  });
  const before = await stored(planId);
  const brief = briefOf({ kind: 'geo', cityCodes: [shenzhen] });
  for (const change of [{ archived: true }, { brief }, { strategy: {} }]) {
    const answer = await service.callRaw(
      'ai-option-mode/update',
      { planId, version, ...change },
      asColleague(),
    );
    expect(answer).toMatchObject({ status: 404, envelope: { code: '04', message: '未找到方案' } });
  }
  expect(await stored(planId)).toEqual(before);
});
