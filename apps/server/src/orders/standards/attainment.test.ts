import { chinaDate } from '@ooh/contract/domain/china-time';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { orderGrants } from '../../testing/order-grants.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { smallOrder, type SmallOrder } from '../../testing/small-order.ts';
import { lastFullWeek, noteWeeklyReport } from '../monitoring/weekly-report.ts';
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

test('exceptions count by the hours from their report to the first handling and to their end', async () => {
  const { db, now } = service.context;
  const [missing] = orders[0].postingIds[0].slice(-1);
  const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000);
  const add = (reported: number, responded: number | null, resolved: number | null) =>
    db
      .insertInto('posting_exception')
      .values({
        posting_id: missing,
        reported_at: hoursAgo(reported),
        responded_at: responded === null ? null : hoursAgo(responded),
        resolved_at: resolved === null ? null : hoursAgo(resolved),
      })
      .execute();
  // In time; handled in time and resolved too late; both too late; in time again, twice.
  await add(200, 190, 160);
  await add(200, 180, 100);
  await add(200, 170, 100);
  await add(100, 99, 98);
  await add(100, 99, 98);
  expect(await lineOf('exception')).toMatchObject({ due: 5, kept: 4, share: 0.8 });
  expect(await lineOf('repair')).toMatchObject({ due: 5, kept: 3 });
  // An open one is due once its hours are over.
  await add(30, null, null);
  expect(await lineOf('exception')).toMatchObject({ due: 6, kept: 4 });
  expect(await lineOf('repair')).toMatchObject({ due: 5, kept: 3 });
});

test('marking a unit keeps the times of its exception', async () => {
  const { db } = service.context;
  const [postingId] = orders[0].postingIds[1];
  const mark = (state: 'damaged' | 'posted', note: string) =>
    service.body('v1/monitoring/mark-posting', {
      postingId,
      state,
      postedOn: chinaDate(new Date(service.context.now().getTime() - 20 * 86_400_000)),
      note,
    });
  const known = () =>
    db.selectFrom('posting_exception').selectAll().where('posting_id', '=', postingId).execute();
  expect(await known()).toEqual([]);
  await mark('damaged', '灯箱不亮');
  expect(await known()).toMatchObject([{ responded_at: null, resolved_at: null }]);
  await mark('damaged', '已派工');
  const [handled] = await known();
  expect(handled).toMatchObject({ responded_at: expect.any(Date), resolved_at: null });
  await mark('posted', '已恢复');
  expect(await known()).toMatchObject([
    { responded_at: handled.responded_at, resolved_at: expect.any(Date) },
  ]);
  await mark('damaged', '又不亮');
  expect(await known()).toHaveLength(2);
});

test('a weekly report is due on the Monday after its week, at its hour', async () => {
  const before = await lineOf('weekly');
  expect(before).toMatchObject({ kept: 0 });
  const { orderId } = orders[0];
  // A week earlier than the last one, whose report is not due yet on a Monday morning.
  const issued = new Date(`${lastFullWeek(service.context.now())}T11:00:00+08:00`);
  await noteWeeklyReport(service.context.db, orderId, issued);
  // Given out again, the first time counts.
  await noteWeeklyReport(service.context.db, orderId, new Date(issued.getTime() + 86_400_000));
  expect(await lineOf('weekly')).toMatchObject({ due: before!.due, kept: 1 });
});
