import { registry, type CallKey } from '@ooh/contract/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { administratorPermission } from '../../administration/users/demo-roles.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { computedPlan, computePlan, newPlan, signInAs } from '../../testing/seeded-plan.ts';
import { startTestService } from '../../testing/test-service.ts';
import { strangeTexts } from '../../testing/strange-texts.ts';
import { callOf, fieldsOf, knownTo } from '../../testing/wire.ts';

const cityCode = '440300';
const unknownId = '00000000-0000-4000-8000-000000000000';
/** Done by `npm run test:all`: what is no id is refused before the version is looked at. */
const asksStrangeAtEveryVersion = process.env['OOH_TEST_ALL'] === '1';
const strange = [...strangeTexts, "' or 1=1 --", '../../..', unknownId.toUpperCase()];

const service = startTestService();
/** Another agency, with every right within its own. */
let stranger: { token: string };
let own: Record<'bus' | 'geo' | 'ta', string>;
let jobId: string;
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 500, lines: 6 });
  const organisation = { name: '另一家公司', kind: 'agency' as const };
  stranger = await signInAs(service, 'stranger', administratorPermission, organisation);
  const bus = await computedPlan(service);
  const ring: [number, number][] = [
    [114.0, 22.5],
    [114.1, 22.5],
    [114.1, 22.6],
  ];
  const geo = await newPlan(service, { kind: 'geo', fences: [{ fenceId: 'f', name: '围栏', ring }] });
  const ta = await newPlan(service, { kind: 'ta' });
  own = { bus: bus.planId, geo: geo.planId, ta: ta.planId };
  jobId = (await computePlan(service, geo)).jobId;
});

/** Of calls that name an order too, the order decides. */
const planCalls = (Object.keys(registry) as CallKey[]).filter(
  (key) => fieldsOf(key).includes('planId') && !fieldsOf(key).includes('orderId'),
);
const jobCalls = (Object.keys(registry) as CallKey[]).filter((key) => fieldsOf(key).includes('jobId'));

const answerOf = async (key: CallKey, input: object) => {
  const answer = await service.callRaw(key, input, { as: stranger });
  return { status: answer.status, ...answer.envelope };
};

/** The owner's view of the plans, which foreign calls must not change. */
const stateOfPlans = () =>
  Promise.all([
    service.context.db.selectFrom('smart_plan').selectAll().orderBy('plan_id').execute(),
    service.context.db.selectFrom('bus_plan_city').selectAll().orderBy('plan_id').execute(),
    service.context.db.selectFrom('job').select('id').orderBy('id').execute(),
  ]);

test('every call that names a plan is covered', () => {
  expect(planCalls.length).toBeGreaterThanOrEqual(20);
  expect(jobCalls).toHaveLength(4);
});

describe.each(planCalls)('%s', (key) => {
  test('a foreign plan, an unknown one and a malformed id give the same answer and change nothing', async () => {
    const example = { ...(callOf(key).example.input as object), cityCode };
    const before = await stateOfPlans();
    for (const version of [1, 2, 3]) {
      const versions = { version, deliveryVersion: version, filterVersion: version };
      const input = knownTo(key, { ...example, ...versions });
      const unknown = await answerOf(key, { ...input, planId: unknownId });
      expect(unknown).toMatchObject({ status: 404, code: '04', body: null });
      for (const planId of Object.values(own))
        expect(await answerOf(key, { ...input, planId })).toEqual(unknown);
      if (version > 1 && !asksStrangeAtEveryVersion) continue;
      for (const planId of strange.filter((id) => id !== '')) {
        expect(await answerOf(key, { ...input, planId })).toEqual(unknown);
      }
    }
    expect(await stateOfPlans()).toEqual(before);
  });

  test('the owner is answered', async () => {
    const example = { ...(callOf(key).example.input as object), cityCode };
    const kind = /Geo|geo/.test(key) ? 'geo' : /CrowdTag|crowdTag/.test(key) ? 'ta' : 'bus';
    const versions = { version: 99, deliveryVersion: 99, filterVersion: 99 };
    const asked = { ...example, ...versions, planId: own[kind], lineId: '440300-small-00' };
    const answer = await service.callRaw(key, knownTo(key, asked));
    expect(answer.status).not.toBe(404);
    expect(answer.status).not.toBe(403);
    expect(answer.status).toBeLessThan(500);
  });
});

test.each(jobCalls)('a foreign job answers like an unknown one: %s', async (key) => {
  const unknown = await answerOf(key, { jobId: unknownId });
  expect(unknown).toMatchObject({ status: 404, code: '04' });
  for (const id of [jobId, ...strange.filter((one) => !/^$|^ $|\.\./.test(one))])
    expect(await answerOf(key, { jobId: id })).toEqual(unknown);
});

test('a stranger’s list and packs are empty, the platform sees all', async () => {
  const mine = await service.body('ai-option-mode/list', {}, { as: stranger });
  expect(mine).toMatchObject({ total: 0, rows: [] });
  for (const planId of Object.values(own)) {
    const byNumber = await service.body('ai-option-mode/getBasePlanDetail', { planId });
    const found = await service.body(
      'ai-option-mode/list',
      { keyword: byNumber.row.planNo },
      { as: stranger },
    );
    expect(found.total).toBe(0);
  }
  expect((await service.body('ai-option-mode/list', {}, { as: 'admin' })).total).toBe(3);
  const pack = await service.body('v1/crowd/user-package', { planId: own.bus });
  expect(pack.linkedPlans.map((plan) => plan.planId).toSorted()).toEqual(Object.values(own).toSorted());
  const twin = await newPlan(service, {}, {}, { as: stranger });
  const theirs = await service.body('v1/crowd/user-package', { planId: twin.planId }, { as: stranger });
  expect(theirs.linkedPlans.map((plan) => plan.planId)).toEqual([twin.planId]);
});
