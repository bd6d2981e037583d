import { registry, type CallKey } from '@ooh/contract/registry';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { openSession } from '../platform/session/session.ts';
import { seedSmallCity } from '../testing/small-city.ts';
import { newPlan } from '../testing/seeded-plan.ts';
import { startTestService } from '../testing/test-service.ts';
import { callOf } from '../testing/wire.ts';

const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, '440300', { persons: 500, lines: 6 });
});

const entries = () => service.context.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();

/** The audit entries added by an operation. */
async function added(work: () => Promise<unknown>) {
  const before = (await entries()).length;
  await work();
  return (await entries()).slice(before);
}

test('an unrecorded change is recorded automatically, with ids but no texts', async () => {
  const csv = Buffer.from('name,lng,lat\n甲,114.05,22.54\n');
  const upload = await service.upload(
    'v1/imports',
    { kind: 'poi', cityCode: '440300', crs: 'WGS84' },
    { fileName: 'a.csv', bytes: csv },
  );
  const { importId } = upload.envelope.body!;
  const mapping = [{ field: 'name', column: 'name' }];
  const [entry, ...more] = await added(() =>
    service.body('v1/imports/{importId}/mapping', { importId, mapping, crs: 'GCJ02' }),
  );
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ action: 'call.change', actor_name: 'planner', outcome: 'done' });
  expect(entry.detail).toMatchObject({ call: 'imports/{importId}/mapping', importId });
  expect(JSON.stringify(entry.detail)).not.toContain('column');
});

test('a recorded change has one entry, a read none', async () => {
  const made = await added(() => newPlan(service));
  expect(made.map(({ action }) => action)).toEqual(['plan.create']);
  expect(await added(() => service.call('ai-option-mode/list', {}))).toEqual([]);
});

test('unknown and foreign objects are recorded as denied in the same way', async () => {
  const { planId } = await newPlan(service, {}, {}, { as: 'admin' });
  for (const id of [planId, '00000000-0000-4000-8000-000000000000']) {
    const denied = await added(() => service.call('ai-option-mode/getBasePlanDetail', { planId: id }));
    expect(denied).toHaveLength(1);
    expect(denied[0]).toMatchObject({ action: 'call.not-found', outcome: 'denied', detail: { planId: id } });
  }
});

test('invalid tokens are recorded once per minute and IP address, with their number', async () => {
  const token = 'x'.repeat(43);
  const refuse = (times: number) => async () => {
    for (let n = 0; n < times; n += 1) await service.call('account/get-user-info', {}, { as: { token } });
  };
  expect((await added(refuse(5))).map(({ action }) => action)).toEqual(['session.refuse']);
  service.advance(61_000);
  const [later] = await added(refuse(2));
  expect(later).toMatchObject({ outcome: 'denied', actor_id: null, detail: { leftOut: 4 } });
});

test('no GET call changes anything, for any input', async () => {
  const gets = (Object.keys(registry) as CallKey[]).filter(
    (key) => callOf(key).method === 'GET' && callOf(key).kind !== 'events',
  );
  const changes = await added(async () => {
    for (const key of gets) {
      const { db, now } = service.context;
      const as = await openSession(db, { userId: service.userIds.admin, now: now(), hours: 1 });
      await service.callRaw(key, callOf(key).example.input, { as });
    }
  });
  const written = changes.filter(({ action }) => action === 'call.change');
  expect(written.map(({ detail }) => detail)).toEqual([]);
});
