import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../platform/storage/postgres/database.ts';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { computedPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { readPlanCity } from '../plan/plan-cities.ts';

const cityCode = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, cityCode, { persons: 3000 });
});

test('a stored certificate is checked again, found false once changed, and refused on other data', async () => {
  const { planId } = await computedPlan(service, {}, { minVehiclesPerLine: 2 });
  const where = { planId, cityCode };
  const saved = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  const checked = await service.body('v1/bus-plan/check-certificate', where);
  expect(checked).toMatchObject({
    holds: true,
    reasons: [],
    instanceHash: saved.certificate!.instanceHash,
    value: saved.certificate!.value,
  });
  expect(checked.upperBound! / saved.certificate!.upperBound).toBeCloseTo(1, 8);
  // The downloaded certificate is the one that was checked, and names the request but nobody.
  const file = await service.call('v1/bus-plan/certificate', where);
  const document = JSON.parse(file.bytes.toString('utf8')) as { certificate: object; selection: object };
  const hash = createHash('sha256').update(JSON.stringify(document.certificate)).digest('hex');
  expect(checked.certificateSha256).toBe(hash);
  expect(Object.keys(document.selection).sort()).toEqual(
    ['audience', 'budgetFen', 'maxLines', 'minVehicles', 'objective', 'seconds', 'seed', 'terms'].sort(),
  );

  const { db } = service.context;
  const change = (to: {
    certificate?: ReturnType<typeof jsonb>;
    panel_release_id?: string | null;
    certified_selection?: null;
  }) =>
    db
      .updateTable('bus_plan_city')
      .set(to)
      .where('plan_id', '=', planId)
      .where('city_code', '=', cityCode)
      .execute();
  const { certificate, line_release_id: otherRelease } = (await readPlanCity(db, planId, cityCode))!;
  const bound = 0.9 * saved.certificate!.value;
  await change({ certificate: jsonb({ ...(certificate as object), bound }) });
  const changed = await service.body('v1/bus-plan/check-certificate', where);
  expect(changed.holds).toBe(false);
  expect(changed.reasons.length).toBeGreaterThan(0);
  expect(changed.certificateSha256).not.toBe(checked.certificateSha256);

  await change({ panel_release_id: otherRelease });
  expectFailure(await service.call('v1/bus-plan/check-certificate', where), 'refused');
  await change({ certified_selection: null });
  expectFailure(await service.call('v1/bus-plan/check-certificate', where), 'refused');
});
