import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import type { CallInput } from '@ooh/contract/registry';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { computedPlan, newPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { dayAhead, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory, shelterFace } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [cityCode, wuhan] = ['440300', '420100'] as const;
const as = { as: 'planner' } as const;
const service = startTestService();

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 1500, lines: 6 });
  await seedSmallInventory(service, cityCode, { shelters: 10, screens: 2 });
  await seedSmallInventory(service, wuhan, { shelters: 2, screens: 0 });
});
beforeEach(() => service.context.db.deleteFrom('basket_item').execute());

const put = (items: NonNullable<CallInput<'v1/basket/change'>['put']>) =>
  service.body('v1/basket/change', { put: items }, as);
const kept = async () => (await service.body('v1/basket/get', {}, as)).items.map(({ itemKey }) => itemKey);
const kindsOf = (conflicts: readonly { itemKey: string; kind: string }[]) =>
  Object.fromEntries(conflicts.map(({ itemKey, kind }) => [itemKey, kind]));
const shelter = (n: number, over: object = {}) => shelterItem(service, cityCode, n, over);
const startDate = () => dayAhead(service, 40);

test('lines go into a bus plan on their own days and are measured with it; what cannot go is named and stays', async () => {
  const { planId } = await computedPlan(service, { startDate: startDate(), budgetFen: 3_000_000 });
  const which = { planId, cityCode };
  const before = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', which, as);
  const held = before.delivery.lines[0];
  const { rows } = await service.body(
    'v1/orders/offers',
    { cityCode, mediumId: 1, formId: 1, startDate: startDate(), endDate: dayAhead(service, 67) },
    as,
  );
  const isHeld = (lineId: string) => before.delivery.lines.some((line) => line.lineId === lineId);
  const [free, other] = rows.filter((row) => row.deck === 'single' && !isHeld(row.lineId!));
  const lineOf = (lineId: string, over: object = {}) => ({
    cityCode,
    mediumId: 1,
    formId: 1,
    lineId,
    deck: 'single' as const,
    quantity: 1,
    startDate: startDate(),
    endDate: dayAhead(service, 53),
    ...over,
  });
  await put([
    lineOf(free.lineId!),
    lineOf(held.lineId, { deck: held.deck }),
    shelter(1),
    shelterItem(service, wuhan, 1),
  ]);
  const expected = {
    [`${held.lineId}:${held.deck}|1`]: 'double',
    [`${cityCode}-s1-1|1`]: 'outside',
    [`${wuhan}-s1-1|1`]: 'outside',
  };
  const checked = await service.body('v1/basket/check-plan', { planId }, as);
  expect(checked).toMatchObject({ planKind: 'bus', freeKeys: [`${free.lineId}:single|1`] });
  expect(kindsOf(checked.conflicts)).toEqual(expected);
  const moved = await service.body('v1/basket/move-to-plan', { planId }, as);
  expect(moved.movedItems).toBe(1);
  expect(kindsOf(moved.conflicts)).toEqual(expected);
  expect((await kept()).sort()).toEqual(Object.keys(expected).sort());

  const after = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', which, as);
  const added = {
    lineId: free.lineId,
    formId: 1,
    deck: 'single',
    vehicles: 1,
    flights: [{ startDate: startDate(), endDate: dayAhead(service, 53) }],
  };
  expect(after.delivery.lines).toEqual([...before.delivery.lines, added]);
  expect(after.deliveryVersion).toBe(before.deliveryVersion + 1);
  // The stored summary is that of the new delivery.
  const { delivery } = after;
  const evaluation = await service.body('v1/bus-plan/evaluate', { ...which, delivery }, as);
  const { rows: plans } = await service.body('ai-option-mode/list', {}, as);
  const listed = plans.find((plan) => plan.planId === planId)!;
  expect(listed.netFen).toBe(evaluation.amounts.netFen);
  expect(listed.reachShare.value).toBeCloseTo(evaluation.reachShare.value!, 9);

  // Beside a save of the plan, a line is either in it or still in the basket, never lost.
  await put([lineOf(other.lineId!)]);
  const itemKey = `${other.lineId}:single|1`;
  const save = { ...which, delivery: { lines: [held] }, deliveryVersion: after.deliveryVersion };
  const answers = await Promise.all([
    service.call('v1/basket/move-to-plan', { planId, itemKeys: [itemKey] }, as),
    service.call('bus-plan/v1/saveCityBusLinePlanDeliveryData', save, as),
  ]);
  const [isMoved, isSaved] = answers.map(({ envelope }) => envelope.code === '01');
  expect(isMoved || isSaved).toBe(true);
  const last = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', which, as);
  expect(last.delivery.lines.some(({ lineId }) => lineId === other.lineId)).toBe(isMoved);
  expect((await kept()).includes(itemKey)).toBe(!isMoved);
});

test('faces go into a geofence plan on its days, within what its positions have free', async () => {
  const centre = wgs84(114.005, 22.5);
  const fence = {
    fenceId: 'f1',
    name: '候车亭一带',
    ring: circleRing(centre, 3000),
    circle: { center: [centre.lng, centre.lat] as [number, number], radiusMeters: 3000 },
  };
  const budgetFen = 100_000;
  const plan = { kind: 'geo' as const, fences: [fence], startDate: startDate(), budgetFen };
  const { planId } = await computedPlan(service, plan);
  const chosen = async () => {
    const { rows } = await service.body(
      'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail',
      { planId, pageSize: 200 },
      as,
    );
    return new Map(rows.map(({ unitId, chosenFaces }) => [unitId, chosenFaces]));
  };
  expect([...(await chosen()).values()].every((faces) => faces === 0)).toBe(true);
  await put([
    shelter(1),
    shelter(1, { faceId: shelterFace(cityCode, 1, 2) }),
    shelter(2, { endDate: dayAhead(service, 60) }),
  ]);
  const checked = await service.body('v1/basket/check-plan', { planId }, as);
  expect(checked.freeKeys).toHaveLength(2);
  expect(checked.conflicts).toMatchObject([
    { kind: 'outside', nextFree: { startDate: startDate(), endDate: dayAhead(service, 67) } },
  ]);
  expect((await service.body('v1/basket/move-to-plan', { planId }, as)).movedItems).toBe(2);
  expect((await chosen()).get(`${cityCode}-s1/1`)).toBe(2);
  expect(await kept()).toEqual([`${cityCode}-s2-1|1`]);
  // Both faces of the position are taken now.
  await put([shelter(1)]);
  const again = await service.body(
    'v1/basket/move-to-plan',
    { planId, itemKeys: [`${cityCode}-s1-1|1`] },
    as,
  );
  expect(again).toMatchObject({ movedItems: 0, conflicts: [{ kind: 'short' }] });
});

test('a plan that is not computed takes nothing; unknown plans and items answer alike', async () => {
  const { planId } = await newPlan(service);
  await put([shelter(1)]);
  for (const call of ['v1/basket/check-plan', 'v1/basket/move-to-plan'] as const) {
    expectFailure(await service.call(call, { planId }, as), 'refused');
    expectFailure(
      await service.call(call, { planId: '0193a1b2-0000-7000-8000-00000000ffff' }, as),
      'notFound',
    );
  }
  expect(await kept()).toHaveLength(1);
});
