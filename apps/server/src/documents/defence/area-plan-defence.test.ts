import { surplusSentence } from '@ooh/contract/domain/surplus-sentence';
import type { CallOutput } from '@ooh/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { areaCityCode, seedAreaCity, women } from '../../testing/area-city.ts';
import { jobEnd } from '../../testing/import-file.ts';
import { computedPlan, newPlan, signInAs, smartSelectOf } from '../../testing/seeded-plan.ts';
import { newOrder } from '../../testing/new-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService();
let planId: string;
beforeAll(async () => {
  await seedAreaCity(service);
  ({ planId } = await computedPlan(service, {
    kind: 'ta',
    taThreshold: 0.2,
    targetAudience: women,
    budgetFen: 3_000_000,
  }));
});

type Asked = { planId?: string; orderId?: string };

async function presented(asked: Asked) {
  const { jobId } = await service.body('v1/defence/prepare', asked);
  expect(await jobEnd(service, jobId, 'planner')).toMatchObject({ state: 'done' });
  return (await service.body('v1/defence/get', asked)).defence!;
}

async function presentedAs(as: { token: string }) {
  await service.body('v1/defence/prepare', { planId }, { as });
  const found = async () => (await service.body('v1/defence/get', { planId }, { as })).defence;
  await expect.poll(found).not.toBeNull();
  return (await found())!;
}

const cityOf = async (): Promise<CallOutput<'crowd-tag-plan/v1/getCityList'>[number]> => {
  const [city] = await service.body('crowd-tag-plan/v1/getCityList', { planId });
  return city;
};

test('a plan of positions is presented with the figures, amounts and proof of its own page', async () => {
  const [defence, city] = [await presented({ planId }), await cityOf()];
  const { reach } = city;
  expect(defence.reach.value! / reach!.reach.value!).toBeCloseTo(1, 9);
  expect(defence.reachShare.value! / reach!.reachShare.value!).toBeCloseTo(1, 9);
  expect(defence.frequency.value! / reach!.frequency.value!).toBeCloseTo(1, 9);
  expect(defence.unmodelledUnits).toBe(reach!.unmodelledFaces);
  expect(defence.amounts).toEqual(city.amounts);
  expect(defence.schedule.reduce((sum, { units }) => sum + units, 0)).toBe(city.chosenFaces);
  const [only] = defence.cities;
  expect(only.certificate).toBe(surplusSentence(city.spread!));
  expect(only.certificate).toContain('在同样的预算下');
  expect(only.map!.light.startsWith('<svg')).toBe(true);
  expect(only.argument).toBeNull();
  // Of the same media each brings no more than it reaches alone.
  expect(defence.media.length).toBeGreaterThan(1);
  const told = defence.media.filter(({ aloneShare, addedShare }) => aloneShare.value && addedShare.value);
  expect(told.length).toBeGreaterThan(0);
  for (const { aloneShare, addedShare } of told)
    expect(addedShare.value!).toBeLessThanOrEqual(aloneShare.value! + 1e-12);
});

test('the order that it becomes reaches the same, and a changed choice is presented anew', async () => {
  const before = await presented({ planId });
  const placement = await service.body('mediaOrder/getMediaPlacementPlanByPlanId', { planId });
  const items = placement.items.map(({ cityCode, mediumId, formId, faceId, ...rest }) => {
    const { quantity, startDate, endDate, discountPermille } = rest;
    return {
      cityCode,
      mediumId,
      formId,
      faceId: faceId ?? undefined,
      quantity,
      startDate,
      endDate,
      discountPermille,
    };
  });
  const { orderId } = await newOrder(service, items, {
    cityCodes: [areaCityCode],
    mediumIds: [...new Set(items.map(({ mediumId }) => mediumId))],
    startDate: placement.startDate,
    endDate: placement.endDate,
    smartPlanIds: [planId],
    targetAudience: women,
  });
  const order = await presented({ orderId });
  expect(order.reachShare.value! / before.reachShare.value!).toBeCloseTo(1, 9);
  const { version } = await cityOf();
  const [unit] = (
    await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', {
      planId,
      onlyChosen: true,
      pageSize: 1,
    })
  ).rows;
  await service.body('v1/area-plan/choose', {
    planId,
    cityCode: areaCityCode,
    version,
    units: [{ unitId: unit.unitId, faces: 0 }],
  });
  expect((await service.body('v1/defence/get', { planId })).defence).toBeNull();
  expect((await presented({ planId })).reach.value!).toBeLessThan(before.reach.value!);
});

test('who sees some of the media is shown these alone, and the proof of all media not', async () => {
  const one = await signInAs(
    service,
    'shelters',
    smartSelectOf([{ regionCodes: [areaCityCode], mediaIds: [2] }]),
  );
  const [all, own] = [await presented({ planId }), await presentedAs(one)];
  expect(own.schedule.map(({ mediumName }) => mediumName)).toEqual(
    all.media.map(({ mediumName }) => mediumName).filter((name) => own.media[0].mediumName === name),
  );
  expect(own.reach.value!).toBeLessThan(all.reach.value!);
  expect(own.cities[0].certificate).toBeNull();
  const { defenceId } = own;
  const { token } = await service.body('v1/defence/share', { planId, defenceId }, { as: one });
  const shared = await service.body('v1/defence/shared', { token }, { as: null });
  expect(shared.defence).toMatchObject({ fingerprint: own.fingerprint, amounts: null });
});

test('before anything is chosen it says what is missing', async () => {
  const empty = await newPlan(service, { kind: 'geo', targetAudience: women });
  const failure = await service.call('v1/defence/get', { planId: empty.planId });
  expectFailure(failure, 'refused');
  expect(JSON.stringify(failure)).toContain('方案还没有选点位');
});
