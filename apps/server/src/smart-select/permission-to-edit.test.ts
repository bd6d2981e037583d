import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../brand/brand-store.ts';
import { briefOf, newPlan, signInAs, smartSelectOf } from '../testing/seeded-plan.ts';
import { seedSmallCity } from '../testing/small-city.ts';
import { expectFailure, openTestService, type TestService } from '../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'] as const;
let service: TestService;
/** May see buses in Shenzhen alone. */
let colleague: { token: string };
const asColleague = () => ({ as: colleague });
const asPlanner = { as: 'planner' } as const;

beforeAll(async () => {
  service = await openTestService();
  await seedSampleBrands(service.context.db);
  for (const city of [shenzhen, shanghai])
    await seedSmallCity(service.context, city, { persons: 500, lines: 6, seed: 30 });
  const grants = [{ regionCodes: [shenzhen], mediaIds: [1] }];
  colleague = await signInAs(service, 'shenzhen-only', smartSelectOf(grants));
});
afterAll(() => service?.close());

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

test('who edits a plan keeps the cities and budgets that he does not see, and cannot submit it', async () => {
  const { planId, version } = await newPlan(
    service,
    { cityCodes: [shenzhen, shanghai] },
    { cityBudgetsFen: { [shanghai]: 5_000_000, [shenzhen]: 6_000_000 } },
  );
  const seen = await service.body('ai-option-mode/getBasePlanDetail', { planId }, asColleague());
  const { brief, strategy } = seen;
  const change = {
    planId,
    version,
    brief: { ...brief, name: '改名' },
    strategy: { ...strategy, maxLines: 4 },
  };
  await service.body('ai-option-mode/update', change, asColleague());
  const whole = await service.body('ai-option-mode/getBasePlanDetail', { planId });
  expect(whole.brief).toMatchObject({ name: '改名', cityCodes: [shenzhen, shanghai] });
  expect(whole.strategy).toMatchObject({
    maxLines: 4,
    cityBudgetsFen: { [shanghai]: 5_000_000, [shenzhen]: 6_000_000 },
  });
  const submit = await service.call(
    'ai-option-mode/submitRequirements',
    { planId, version: 2 },
    asColleague(),
  );
  expectFailure(submit, 'refused');
  expect(submit.envelope.message).not.toMatch(/上海|310100/);
});
