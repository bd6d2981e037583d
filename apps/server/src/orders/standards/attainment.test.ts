import { chinaDate } from '@ooh/contract/domain/china-time';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { orderGrants } from '../../testing/order-grants.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { smallOrder, type SmallOrder } from '../../testing/small-order.ts';
import { startTestService, type CallOptions } from '../../testing/test-service.ts';

const service = startTestService();
const [shenzhen, wuhan] = ['440300', '420100'] as const;
const orders: SmallOrder[] = [];

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  const posted = { state: 'posted' } as const;
  const item = (cityCode: string, units: readonly object[], fromDay = -20) => ({
    cityCode,
    lineId: 'L1',
    fromDay,
    toDay: fromDay + 27,
    quantity: units.length,
    units: units as (typeof posted)[],
  });
  orders.push(
    await smallOrder(service, {
      items: [
        item(shenzhen, [posted, posted, { state: 'late', late: 2 }, { state: 'missing' }]),
        item(wuhan, [posted, { state: 'missing' }]),
      ],
    }),
    await smallOrder(service, { state: 'ended', items: [item(shenzhen, [posted, posted], -60)] }),
  );
  await smallOrder(service, { owner: 'customer', items: [item(shenzhen, [posted])] });
});

const attainmentOf = (options?: CallOptions, daysBack = 90) => {
  const now = service.context.now();
  const from = chinaDate(new Date(now.getTime() - daysBack * 86_400_000));
  return service.body('v1/standards/attainment', { from, to: chinaDate(now) }, options);
};
const lineOf = async (key: string, options?: CallOptions) =>
  (await attainmentOf(options)).lines.find((line) => line.key === key);

test('on-time posting is the sum over the boards of the orders', async () => {
  const boards = await Promise.all(
    orders.map(({ orderId }) => service.body('v1/monitoring/board', { orderId })),
  );
  const [kept, due] = (['onTimeUnits', 'dueUnits'] as const).map((field) =>
    boards.reduce((sum, { counts }) => sum + counts[field], 0),
  );
  expect([kept, due]).toEqual([5, 8]);
  expect(await lineOf('posting')).toMatchObject({ kept, due, share: kept / due });
});

test('units without a photo count once their last day is over', async () => {
  expect(await lineOf('photos')).toMatchObject({ due: 6, kept: 0 });
});

test('fewer than five cases are not told', async () => {
  expect(await lineOf('make-good')).toMatchObject({ due: 2, kept: null, share: null });
  expect(await lineOf('posting', { as: 'customer' })).toMatchObject({ due: 1, kept: null, share: null });
});

test('orders outside the window and units outside the grants do not count', async () => {
  expect((await attainmentOf(undefined, 10)).orders).toBe(1);
  const grants = {
    ...(orderGrants([{ regionCodes: [wuhan], mediaIds: [1] }]) as object),
    serviceStandardData: { isEnabled: true },
  };
  const reader = { as: await signInAs(service, '只看武汉', grants) };
  expect(await lineOf('posting', reader)).toMatchObject({ due: 2, kept: null });
  const none = { as: await signInAs(service, '无订单', { serviceStandardData: { isEnabled: true } }) };
  expect(await attainmentOf(none)).toMatchObject({ orders: 0 });
  expect(await lineOf('posting', none)).toMatchObject({ due: 0, kept: null });
});
