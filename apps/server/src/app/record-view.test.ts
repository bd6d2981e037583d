import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { newPlan } from '../testing/seeded-plan.ts';
import { startTestService } from '../testing/test-service.ts';

const service = startTestService();
let planId: string;

const views = async () =>
  (
    await service.context.db
      .selectFrom('audit_log')
      .select(['actor_name', 'detail'])
      .where('action', '=', 'object.view')
      .orderBy('seq')
      .execute()
  ).map(({ actor_name: by, detail }) => ({ by, ...detail }));

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  ({ planId } = await newPlan(service));
});

const read = (as: 'planner' | 'admin') =>
  service.call('ai-option-mode/getBasePlanDetail', { planId }, { as });

test('who looks at a plan is recorded, once an hour, with what was left out', async () => {
  expect((await read('planner')).status).toBe(200);
  for (let n = 0; n < 3; n += 1) await read('planner');
  await read('admin');
  const call = 'ai-option-mode/getBasePlanDetail';
  expect(await views()).toEqual([
    { by: 'planner', call, planId, leftOut: 0 },
    { by: 'admin', call, planId, leftOut: 0 },
  ]);
  service.advance(3_600_000);
  await read('planner');
  expect((await views()).at(-1)).toEqual({ by: 'planner', call, planId, leftOut: 3 });
});

test('what is not found is no view but a denial', async () => {
  const before = (await views()).length;
  await service.call(
    'ai-option-mode/getBasePlanDetail',
    { planId: '0198c0de-0000-7000-8000-000000000001' },
    { as: 'planner' },
  );
  expect(await views()).toHaveLength(before);
});
