import { expect, test } from 'vitest';
import { findCurrent } from '../../city-data/release/data-release-store.ts';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { jobEnd } from '../../testing/import-file.ts';
import { computedPlan } from '../../testing/seeded-plan.ts';
import { startTestService } from '../../testing/test-service.ts';
import { seedCity } from '../seed-city.ts';

const service = startTestService();
const cityCode = '440300';
const persons = 5000;

/** What a plan buys and what it reaches. */
async function planned() {
  const { planId } = await computedPlan(service, { cityCodes: [cityCode], budgetFen: 300_000_000, weeks: 8 });
  const { delivery, evaluation } = await service.body('bus-plan/v1/getCityBusLinePlanDeliveryData', {
    planId,
    cityCode,
  });
  // The same panel under another number.
  return JSON.stringify({ delivery, evaluation }).replaceAll(/(R-\d+-panel)-\d/g, '$1');
}

test('lines that come before the panel and lines that come after it give the same plan and the same reach', async () => {
  const { db } = service.context;
  await seedSampleBrands(db);
  await seedCity(service.context, cityCode, { persons });
  const lines = (await findCurrent(db, 'bus-lines', cityCode))!;
  const mark = (releaseId: string, state: 'current' | 'undone') =>
    db.updateTable('data_release').set({ state }).where('release_id', '=', releaseId).execute();
  const drawPanel = async () => {
    await mark((await findCurrent(db, 'panel', cityCode))!.release_id, 'undone');
    const { jobId } = await service.body('v1/panels', { cityCode, persons, seed: 1 }, { as: 'admin' });
    expect((await jobEnd(service, jobId)).state).toBe('done');
  };

  await drawPanel();
  const first = await planned();
  await mark(lines.release_id, 'undone');
  await drawPanel();
  await mark(lines.release_id, 'current');
  const last = await planned();

  expect(JSON.parse(first)).toHaveProperty('evaluation.reachShare.value', expect.any(Number));
  expect(first).toContain('"lineId":');
  expect(last).toBe(first);
});
