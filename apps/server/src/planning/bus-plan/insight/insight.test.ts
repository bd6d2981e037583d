import type { InsightOf, InsightQuestion, InsightResult } from '@ooh/contract/domain/plan-insight';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../../reference/brand/brand-store.ts';
import { jobEnd } from '../../../testing/import-file.ts';
import { computedPlan, newPlan, type NewPlan } from '../../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../../testing/small-city.ts';
import { expectFailure, startTestService } from '../../../testing/test-service.ts';

const cityCode = '440300';
const budgetFen = 6_000_000;
/** The plan's strategy, but for the levels of its lines. */
const anyLevel = {
  maxVehiclesPerLine: 2,
  maxLines: 5,
  mustLineIds: ['440300-small-03'],
  excludedLineIds: ['440300-small-07'],
};
const service = startTestService();
let plan: NewPlan;
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 1500, lines: 12, seed: 8 });
  plan = await computedPlan(service, { budgetFen }, { ...anyLevel, levels: ['特级', 'A++', 'A+'] });
});

async function ask<Kind extends InsightResult['kind']>(
  question: Extract<InsightQuestion, { kind: Kind }>,
  of: NewPlan = plan,
): Promise<InsightOf<Kind>> {
  const { jobId } = await service.body('v1/bus-plan/insight', { planId: of.planId, cityCode, question });
  const job = await jobEnd(service, jobId, 'planner');
  expect(job).toMatchObject({ state: 'done', kind: 'plan-insight' });
  return (await service.body('v1/bus-plan/insight-result', { jobId })) as InsightOf<Kind>;
}

const savedOf = (planId: string) =>
  service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });

test('frontier: what budgets reach, with a bound each; at the own budget it is the plan itself', async () => {
  const { points, k, basis, budgetFen: own } = await ask({ kind: 'frontier' });
  expect({ k, own }).toEqual({ k: 1, own: budgetFen });
  expect(basis.universe).toContain('深圳市');
  expect(points.map((point) => point.budgetFen / budgetFen)).toEqual([0.25, 0.5, 0.75, 1, 1.25, 1.5, 2]);
  const plans = points.flatMap((point) => point.plan ?? []);
  expect(plans.length).toBeGreaterThan(4);
  for (const [i, now] of plans.entries()) {
    expect(now.boundPersons).toBeGreaterThanOrEqual(now.persons - 1e-6);
    expect(now.boundShare).toBeLessThanOrEqual(1 + 1e-9);
    expect(now.persons).toBeGreaterThanOrEqual(plans[i - 1]?.persons ?? 0);
    expect(now.lines).toBeLessThanOrEqual(5);
  }
  const here = points.find((point) => point.budgetFen === budgetFen)!.plan!;
  const saved = await savedOf(plan.planId);
  expect(here.persons / saved.evaluation!.reach.value!).toBeCloseTo(1, 5);
  for (const point of points) expect(point.plan === null).toBe(point.message !== null);
});

test('inverse: the budget found attains the target when it is evaluated, and less is proved short', async () => {
  const saved = await savedOf(plan.planId);
  const reachShare = 0.8 * saved.evaluation!.reachShare.value!;
  const found = await ask({ kind: 'leastBudget', reachShare });
  expect(found.status).toBe('attained');
  expect(found.enough!.share).toBeGreaterThanOrEqual(reachShare);
  expect(found.enough!.costFen).toBeLessThan(budgetFen);
  expect(found.short!.budgetFen).toBeLessThan(found.enough!.costFen);
  expect(found.short!.boundShare ?? 0).toBeLessThan(reachShare);
  const flights = saved.delivery.lines[0].flights;
  const lines = found.enough!.lines.map(({ lineId, vehicles }) => {
    const deck = saved.delivery.lines.find((line) => line.lineId === lineId)?.deck ?? ('single' as const);
    return { lineId, vehicles, formId: 1, deck, flights };
  });
  const where = { planId: plan.planId, cityCode };
  const evaluated = await service.body('v1/bus-plan/evaluate', { ...where, delivery: { lines } });
  expect(evaluated.reachShare.value! / found.enough!.share).toBeCloseTo(1, 5);
  expect(evaluated.amounts.totalFen).toBeLessThanOrEqual(found.enough!.costFen);
  const never = await ask({ kind: 'leastBudget', reachShare: 1 });
  expect(never).toMatchObject({ status: 'impossible', enough: null });
  expect(never.short).toMatchObject({ budgetFen: never.maxFen });
  expect(never.short!.boundShare).toBeLessThan(1);
});

test('prices: every constraint of the strategy is loosened, and what binds has its price', async () => {
  const found = await ask({ kind: 'prices' });
  expect(found.left).toBe(0);
  expect(found.prices.map((price) => price.text)).toEqual([
    '总预算增加 5%',
    '线路总数上限放宽到 6 条',
    '每线车辆上限放宽到 3 辆',
    '不限线路等级',
    '不再必选「4路」',
    '不再排除「8路」',
  ]);
  for (const { gain, atMost } of found.prices) {
    expect(gain).toBeGreaterThanOrEqual(0);
    expect(atMost).toBeGreaterThanOrEqual(gain - 1e-6);
  }
  expect(Math.max(...found.prices.map((price) => price.gain))).toBeGreaterThan(0);
  const changed = found.prices.find((price) => price.linesIn.length > 0)!;
  expect(changed.linesIn[0]).toMatch(/路$/);
  // The same question to a plan without that constraint gives the value that the price promised.
  const levels = found.prices.find((price) => price.text === '不限线路等级')!;
  const open = await computedPlan(service, { budgetFen }, anyLevel);
  const saved = await savedOf(open.planId);
  expect(saved.certificate!.value / (found.value + levels.gain)).toBeCloseTo(1, 5);
});

test('robustness: the same seed says the same, and lines are counted over the samples', async () => {
  const question = { kind: 'robustness', replicates: 12, seed: 5 } as const;
  const found = await ask(question);
  expect(found).toMatchObject({ asked: 12, replicates: 12, seed: 5 });
  expect(found.value.low).toBeLessThan(found.value.high);
  expect(found.kept).toBeGreaterThan(0.2);
  expect(found.regret.high).toBeGreaterThanOrEqual(found.regret.mean);
  const must = found.lines.find((line) => line.lineId === '440300-small-03')!;
  expect(must.chosenShare).toBe(1);
  expect(found.lines.some((line) => line.lineId === '440300-small-07')).toBe(false);
  for (const { chosenShare } of found.lines) expect((chosenShare * 12) % 1).toBeCloseTo(0, 9);
  const saved = await savedOf(plan.planId);
  const inPlan = found.lines.filter((line) => line.vehicles > 0).map((line) => line.lineId);
  expect(inPlan.sort()).toEqual(saved.delivery.lines.map((line) => line.lineId).sort());
  expect(await ask(question)).toEqual(found);
});

test('fair parts sum to the reach of the delivery, between what a line adds last and reaches alone', async () => {
  const { delivery, evaluation } = await savedOf(plan.planId);
  const where = { planId: plan.planId, cityCode };
  const found = await service.body('v1/bus-plan/contributions', { ...where, delivery });
  expect(found).toMatchObject({ method: 'exact', k: 1, withheld: 0 });
  expect(found.persons / evaluation!.reach.value!).toBeCloseTo(1, 6);
  expect(found.lines.map((line) => line.lineId).sort()).toEqual(
    delivery.lines.map((line) => line.lineId).sort(),
  );
  expect(found.lines.reduce((sum, line) => sum + line.fairPersons, 0) / found.persons).toBeCloseTo(1, 9);
  const added = new Map(evaluation!.lineContributions.map((line) => [line.lineId, line.addedPersons]));
  for (const line of found.lines) {
    expect(line.addedPersons / added.get(line.lineId)!).toBeCloseTo(1, 5);
    expect(line.addedPersons).toBeLessThanOrEqual(line.fairPersons + 1e-6);
    expect(line.fairPersons).toBeLessThanOrEqual(line.alonePersons + 1e-6);
    if (line.mostShared) expect(line.mostShared.share).toBeGreaterThan(0);
  }
  const none = await service.body('v1/bus-plan/contributions', { ...where, delivery: { lines: [] } });
  expect(none).toMatchObject({ persons: 0, lines: [] });
});

test('a brief without a plan is refused with the conflict; foreign jobs and foreign plans are not found', async () => {
  const poor = await newPlan(
    service,
    { budgetFen: 100_000 },
    { mustLineIds: ['440300-small-03'], minVehiclesPerLine: 2 },
  );
  const { jobId } = await service.body('v1/bus-plan/insight', {
    planId: poor.planId,
    cityCode,
    question: { kind: 'prices' },
  });
  const job = await jobEnd(service, jobId, 'planner');
  expect(job).toMatchObject({ state: 'failed', message: expect.stringContaining('以下约束无法同时满足') });
  const early = await service.call('v1/bus-plan/insight-result', { jobId });
  expectFailure(early, 'refused');
  const foreign = await service.call('v1/bus-plan/insight-result', { jobId }, { as: 'customer' });
  expectFailure(foreign, 'notFound');
  const where = { cityCode, question: { kind: 'frontier' } as const };
  expectFailure(await service.call('v1/bus-plan/insight', { ...where, planId: 'gone' }), 'notFound');
  const share = {
    ...where,
    planId: plan.planId,
    question: { kind: 'leastBudget', reachShare: 1.2 } as const,
  };
  expectFailure(await service.call('v1/bus-plan/insight', share), 'invalid');
});

test('an audience under the minimum is described by no insight', async () => {
  const tiny = { groups: [{ conditions: [{ labelIds: [101] }, { labelIds: [102] }] }] };
  const small = await newPlan(service, { budgetFen, targetAudience: tiny });
  const where = { planId: small.planId, cityCode };
  const shares = await service.call('v1/bus-plan/contributions', { ...where, delivery: { lines: [] } });
  expectFailure(shares, 'refused');
  const { jobId } = await service.body('v1/bus-plan/insight', { ...where, question: { kind: 'frontier' } });
  const job = await jobEnd(service, jobId, 'planner');
  expect(job).toMatchObject({ state: 'failed', message: expect.stringContaining('样本不足') });
});
