import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../../reference/brand/brand-store.ts';
import { sql } from '../../../platform/storage/postgres/database.ts';
import { seedSmallCity } from '../../../testing/small-city.ts';
import { startTestService } from '../../../testing/test-service.ts';

const service = startTestService();
const list = async (as?: 'planner' | 'customer') => (await service.body('v1/exports/list', {}, { as })).rows;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, '440300', { persons: 60, lines: 4 });
});

test('an export is found with its file, and can be made again as it was asked for', async () => {
  const input = { sort: 'population' };
  const file = await service.callRaw('v1/city-base/export', input);
  expect(file.status).toBe(200);
  const [record] = await list();
  expect(record).toMatchObject({
    action: 'export.city-base',
    state: 'done',
    byteCount: file.bytes.byteLength,
  });
  expect(record.again).toEqual({ call: 'v1/city-base/export', input });
  const again = await service.callRaw('v1/city-base/export', record.again!.input);
  expect(again.status).toBe(200);
  expect(await list()).toHaveLength(2);
});

test('a refused export says why', async () => {
  await service.callRaw('v1/orders/quotation', { orderId: '00000000-0000-7000-8000-000000000000' });
  const [record] = await list();
  expect(record).toMatchObject({ action: 'export.quotation', state: 'failed', fileName: null });
  expect(record.message).not.toBe('');
});

test('one that was interrupted is not shown as running for ever', async () => {
  const { db, now } = service.context;
  const { rows } = await sql<{
    id: string;
  }>`insert into export_record (user_id, action, call, state, started_at)
    values (${service.userIds.customer}::uuid, 'export.schedule', 'x', 'running', ${new Date(now().getTime() - 3_600_000)})
    returning export_id as id`.execute(db);
  expect(await list('customer')).toMatchObject([
    { exportId: rows[0].id, state: 'failed', message: '服务中断，未完成' },
  ]);
});

test('a record is removed by its own user alone', async () => {
  const [own] = await list();
  const foreign = await service.call('v1/exports/remove', { exportId: own.exportId }, { as: 'customer' });
  expect(foreign.status).toBe(404);
  await service.body('v1/exports/remove', { exportId: own.exportId });
  expect((await list()).map(({ exportId }) => exportId)).not.toContain(own.exportId);
});
