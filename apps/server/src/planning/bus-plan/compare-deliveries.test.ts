import type { Delivery } from '@ooh/contract/domain/bus';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { computedPlan, newPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const cityCode = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 3000 });
});

const flights = [{ startDate: '2027-03-01', endDate: '2027-03-28' }];
const deliveryOf = (vehicles: Record<string, number>): Delivery => ({
  lines: Object.entries(vehicles).map(([lineId, count]) => ({
    lineId,
    formId: 1,
    deck: 'single',
    vehicles: count,
    flights,
  })),
});
const before = deliveryOf({ '440300-small-00': 1, '440300-small-01': 1 });
const after = deliveryOf({ '440300-small-00': 1, '440300-small-01': 1, '440300-small-06': 2 });

test('the difference of two deliveries is that of their evaluations, with its price', async () => {
  const { planId } = await newPlan(service, { budgetFen: 50_000_000 });
  const where = { planId, cityCode };
  const [one, other] = await Promise.all(
    [before, after].map((delivery) => service.body('v1/bus-plan/evaluate', { ...where, delivery })),
  );
  const compared = await service.body('v1/bus-plan/compare', { ...where, before, after });
  expect(compared.verdict).toBe('more');
  expect(compared.reach.value).toBeCloseTo(other.reach.value! - one.reach.value!, 4);
  expect(compared.reachShare.low).toBeGreaterThan(0);
  expect(compared.totalFen).toBe(other.amounts.totalFen - one.amounts.totalFen);
  const back = await service.body('v1/bus-plan/compare', { ...where, before: after, after: before });
  expect(back.verdict).toBe('fewer');
  expect(back.reach.value).toBeCloseTo(-compared.reach.value!, 4);
  const same = await service.body('v1/bus-plan/compare', { ...where, before, after: before });
  expect(same).toMatchObject({ verdict: 'same', totalFen: 0 });
});

test('a delivery that cannot be bought is refused on either side', async () => {
  const { planId } = await newPlan(service);
  const bad = deliveryOf({ '440300-small-00': 999 });
  for (const pair of [
    { before: bad, after },
    { before, after: bad },
  ]) {
    expectFailure(await service.call('v1/bus-plan/compare', { planId, cityCode, ...pair }), 'invalid');
  }
});

test('an audience under the minimum cell has no difference to show', async () => {
  // Men and women at once: nobody.
  const nobody = { groups: [{ conditions: [{ labelIds: [101] }, { labelIds: [102] }] }] };
  const { planId } = await newPlan(service, { targetAudience: nobody });
  const answer = await service.call('v1/bus-plan/compare', { planId, cityCode, before, after });
  expectFailure(answer, 'refused');
});

test('a computed plan carries its hold-out and its foreseen weeks, and keeps its choice when it is edited', async () => {
  const { planId } = await computedPlan(service, {}, { maxVehiclesPerLine: 3 });
  const where = { planId, cityCode };
  const saved = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  const { apparentShare, optimism, corrected } = saved.certificate!.holdOut!;
  expect(apparentShare).toBeCloseTo(saved.evaluation!.reachShare.value!, 6);
  expect(corrected.value).toBeCloseTo(apparentShare - optimism, 9);
  expect(optimism).toBeGreaterThanOrEqual(0);
  expect(saved.recommended).toEqual(saved.delivery);
  const { weeklyReach, reachGrowth } = saved.evaluation!;
  expect(weeklyReach.map((week) => week.postedDays)).toEqual([7, 14, 21, 28]);
  expect(weeklyReach.map((week) => week.modelledShare === null)).toEqual([true, false, false, false]);
  for (const { share, modelledShare } of weeklyReach.slice(1))
    expect(modelledShare).toBeGreaterThanOrEqual(share);
  expect(reachGrowth!.windowDays).toBe(7);
  await service.body('bus-plan/v1/saveCityBusLinePlanDeliveryData', {
    ...where,
    delivery: before,
    deliveryVersion: saved.deliveryVersion,
  });
  const edited = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  expect(edited.recommended).toEqual(saved.delivery);
});
