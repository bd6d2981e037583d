import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { computedPlan } from '../../testing/seeded-plan.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

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
  const change = (to: ReturnType<typeof sql>) =>
    sql`update bus_plan_city set ${to} where plan_id = ${planId} and city_code = ${cityCode}`.execute(db);
  await change(
    sql`certificate = jsonb_set(certificate, '{bound}', to_jsonb(((certificate->>'value')::float8) * 0.9))`,
  );
  const changed = await service.body('v1/bus-plan/check-certificate', where);
  expect(changed.holds).toBe(false);
  expect(changed.reasons.length).toBeGreaterThan(0);
  expect(changed.certificateSha256).not.toBe(checked.certificateSha256);

  await change(sql`panel_release_id = line_release_id`);
  expectFailure(await service.call('v1/bus-plan/check-certificate', where), 'refused');
  await change(sql`certified_selection = null`);
  expectFailure(await service.call('v1/bus-plan/check-certificate', where), 'refused');
});
