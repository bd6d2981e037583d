import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { computedPlan, signInAs, smartSelectOf } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { dayAhead, newOrder, plannedOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { spreadOverFaces } from './face-plan-items.ts';
import type { Offer } from './offers.ts';

const cityCode = '440300';
const service = startTestService();
let planId: string;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 1500, lines: 6 });
  await seedSmallInventory(service, cityCode);
  const center: [number, number] = [114.006, 22.5];
  const plan = await computedPlan(service, {
    kind: 'geo',
    goal: 'store',
    startDate: dayAhead(service, 60),
    targetAudience: { groups: [] },
    fences: [
      {
        fenceId: 'f1',
        name: '门店',
        ring: circleRing(wgs84(...center), 3000),
        circle: { center, radiusMeters: 3000 },
      },
    ],
  });
  ({ planId } = plan);
});

const placement = (id = planId) => service.body('mediaOrder/getMediaPlacementPlanByPlanId', { planId: id });

/** Chooses so many faces of positions, and none elsewhere. */
async function choose(wanted: Readonly<Record<string, number>>): Promise<void> {
  const { rows } = await service.body('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', {
    planId,
    pageSize: 100,
  });
  const [city] = await service.body('crowd-tag-plan/v1/getCityList', { planId });
  const units = rows.map(({ unitId, positionId }) => ({ unitId, faces: wanted[positionId] ?? 0 }));
  await service.body('v1/area-plan/choose', { planId, cityCode, version: city.version, units });
}

test('what a geofence plan has chosen can be ordered face by face, for the plan’s own money', async () => {
  await choose({ [`${cityCode}-s1`]: 1, [`${cityCode}-s2`]: 2, [`${cityCode}-t0`]: 2 });
  const plan = await placement();
  expect(plan.source).toBe('smart-plan');
  expect(plan.items.map(({ faceId, quantity }) => [faceId, quantity])).toEqual([
    [`${cityCode}-s1-1`, 1],
    [`${cityCode}-s2-1`, 1],
    [`${cityCode}-s2-2`, 1],
    [`${cityCode}-t0-1`, 2],
  ]);
  const costs = await service.body('crowd-tag-plan/v1/getCostAggregateList', { planId, groupBy: 'medium' });
  for (const key of ['netFen', 'totalFen', 'productionFen'] as const)
    expect(plan.totals[key]).toBe(costs.reduce((sum, { amounts }) => sum + amounts[key], 0));
  const items = plan.items.map(
    ({ cityCode: city, mediumId, formId, faceId, quantity, startDate, endDate, discountPermille }) => ({
      cityCode: city,
      mediumId,
      formId,
      quantity,
      startDate,
      endDate,
      discountPermille,
      faceId: faceId!,
    }),
  );
  const { orderId } = await newOrder(service, items, {
    startDate: plan.startDate,
    endDate: plan.endDate,
    smartPlanIds: [planId],
    mediumIds: [2, 7],
  });
  const order = await service.body('mediaOrder/getById', { orderId });
  expect(order.row.amounts.netFen).toBe(plan.totals.netFen);
  expect(order.brief.smartPlanIds).toEqual([planId]);
});

test('a face that was sold since is passed over while another is free, then stays wanted', async () => {
  await choose({ [`${cityCode}-s3`]: 1 });
  const { items, startDate, endDate } = await placement();
  expect(items.map(({ faceId }) => faceId)).toEqual([`${cityCode}-s3-1`]);
  const sell = async (faceId: string) => {
    const item = shelterItem(service, cityCode, 3, { faceId, startDate, endDate });
    const { orderId } = await plannedOrder(service, [item], { startDate, endDate });
    await service.body('v1/orders/hold', { orderId });
  };
  await sell(`${cityCode}-s3-1`);
  expect((await placement()).items.map(({ faceId }) => faceId)).toEqual([`${cityCode}-s3-2`]);
  await sell(`${cityCode}-s3-2`);
  expect((await placement()).items.map(({ faceId }) => faceId)).toEqual([`${cityCode}-s3-1`]);
});

test('a user without permission for the media gets none of them, and the same error as for an unknown plan', async () => {
  await choose({ [`${cityCode}-s1`]: 1, [`${cityCode}-t0`]: 1 });
  const grant = (mediaIds: number[], regionCodes = [cityCode]) => ({
    investmentOrderData: {
      orderPatternData: {
        isEnabled: true,
        regionCodes,
        mediaIds,
        mediaRegionData: [{ regionCodes, mediaIds }],
      },
    },
  });
  const screens = await signInAs(service, 'screens-only', grant([7]));
  const seen = await service.body('mediaOrder/getMediaPlacementPlanByPlanId', { planId }, { as: screens });
  expect(seen.items.map(({ mediumId }) => mediumId)).toEqual([7]);
  const elsewhere = await signInAs(service, 'elsewhere', grant([0], ['310100']));
  const ask = (id: string, as: typeof screens) =>
    service.call('mediaOrder/getMediaPlacementPlanByPlanId', { planId: id }, { as });
  const [foreign, unknown] = [await ask(planId, elsewhere), await ask('none', elsewhere)];
  expectFailure(foreign, 'notFound');
  expect(foreign.envelope.message).toBe(unknown.envelope.message);
});

test('users who order or plan can compose an audience in their own cities', async () => {
  const pairs = [{ regionCodes: [cityCode], mediaIds: [7] }];
  const orders = {
    investmentOrderData: {
      orderPatternData: {
        isEnabled: true,
        regionCodes: [cityCode],
        mediaIds: [7],
        mediaRegionData: pairs,
      },
    },
  };
  const asked = { cityCodes: [cityCode], targetAudience: { groups: [] } };
  const shares = async (permission: unknown, name: string) => {
    const as = await signInAs(service, name, permission);
    const tree = await service.body('common/getCrowdLabelList', { cityCodes: [cityCode] }, { as });
    const known = tree
      .flatMap(({ dimensions }) => dimensions)
      .flatMap(({ labels }) => labels)
      .some(({ share }) => share !== null);
    const estimate = await service.call('v1/crowd/estimate', asked, { as });
    return [known, estimate.envelope.code, estimate.envelope.body?.cities.length ?? 0];
  };
  expect(await shares(orders, 'orders-only')).toEqual([true, '01', 1]);
  const planner = smartSelectOf([{ regionCodes: [cityCode], mediaIds: [1] }]);
  expect(await shares(planner, 'plans-only')).toEqual([true, '01', 1]);
  const stranger = structuredClone(orders);
  stranger.investmentOrderData.orderPatternData.mediaRegionData = [
    { regionCodes: ['310100'], mediaIds: [7] },
  ];
  expect(await shares(stranger, 'other-city')).toEqual([false, '01', 0]);
  const [known, code] = await shares({}, 'nobody');
  expect([known, code]).toEqual([false, '05']);
});

test('spreading keeps the amount, and takes what is taken only when nothing free is left', () => {
  const face = fc.record({ capacity: fc.integer({ min: 0, max: 6 }), share: fc.integer({ min: 0, max: 6 }) });
  fc.assert(
    fc.property(fc.array(face, { maxLength: 6 }), fc.integer({ min: 0, max: 30 }), (drawn, wanted) => {
      const faces = drawn.map(({ capacity, share }, n) => ({
        offer: { faceId: String(n), capacities: [capacity, capacity, capacity, capacity] as const } as Offer,
        free: Math.min(capacity, share),
      }));
      const hung = spreadOverFaces(wanted, faces);
      const all = faces.reduce((sum, { offer }) => sum + offer.capacities[0], 0);
      expect(hung.reduce((sum, { slots }) => sum + slots, 0)).toBe(Math.min(wanted, all));
      const freeOf = new Map(faces.map(({ offer, free }) => [offer.faceId, free]));
      const overbooked = hung.some(({ offer, slots }) => slots > freeOf.get(offer.faceId)!);
      const free = faces.reduce((sum, one) => sum + one.free, 0);
      expect(overbooked).toBe(wanted > free && free < all);
      for (const { offer, slots } of hung) expect(slots).toBeLessThanOrEqual(offer.capacities[0]);
    }),
  );
});
