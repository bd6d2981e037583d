import { orderStates } from '@ooh/contract/domain/order-names';
import { clientAnswerOf, mayBecome, needsReason } from '@ooh/contract/domain/order-transitions';
import { expect, test } from 'vitest';
import { shelterCity, shelterOrders } from '../../testing/shelter-orders.ts';
import { newOrder, shelterItem, takeSteps } from '../../testing/new-order.ts';
import { expectFailure, startTestService, type TestUser } from '../../testing/test-service.ts';

const service = startTestService();
const { nextShelter } = shelterOrders(service);

/** An order of the advertiser that the platform has planned and submitted to him. */
async function submittedOrder(name: string) {
  const item = shelterItem(service, shelterCity, nextShelter());
  const order = await newOrder(
    service,
    [item],
    { name, mediumIds: [1, 2] },
    { submit: true, as: 'customer' },
  );
  const version = await takeSteps(service, order, ['planning', 'confirming'], { as: 'admin' });
  return { orderId: order.orderId, version };
}

const detailAs = (orderId: string, as: TestUser) => service.body('mediaOrder/getById', { orderId }, { as });

test('of all steps only those of the client from 待客户确认 are answers, and only a refusal needs a reason', () => {
  for (const from of orderStates)
    for (const to of orderStates.filter((state) => mayBecome(from, state))) {
      const ends = to === 'cancelled' || to === 'terminated';
      expect(needsReason({ from, to, byClient: false })).toBe(ends);
      expect(clientAnswerOf({ from, to, byClient: false })).toBeNull();
      const refuses = from === 'confirming' && to === 'planning';
      expect(needsReason({ from, to, byClient: true })).toBe(ends || refuses);
      expect(clientAnswerOf({ from, to, byClient: true })).toBe(
        refuses ? 'refused' : from === 'confirming' && to === 'holding' ? 'confirmed' : null,
      );
    }
});

test('the client sends a plan back with a reason alone; it is on the order, in its record and told to the planner', async () => {
  const { orderId, version } = await submittedOrder('客户退回的订单');
  const back = { orderId, version, state: 'planning' as const };
  const bare = await service.call('v1/orders/transition', { ...back, reason: '  ' }, { as: 'customer' });
  expectFailure(bare, 'refused');
  expect(bare.envelope.message).toBe('退回方案须填写原因，以便修改');
  expect((await detailAs(orderId, 'customer')).row).toMatchObject({ state: 'confirming', version });
  const reason = '候车亭太远，请换到地铁口';
  await service.body('v1/orders/transition', { ...back, reason }, { as: 'customer' });
  const { row, events } = await detailAs(orderId, 'admin');
  expect(row).toMatchObject({ state: 'planning', stateReason: reason });
  expect(events.at(-1)).toMatchObject({ toState: 'planning', reason, answeredVersion: version });
  const { rows } = await service.body('v1/notices/list', {}, { as: 'admin' });
  expect(rows.filter((notice) => notice.orderId === orderId)).toMatchObject([
    { kind: 'order-refused', text: reason, subject: '客户退回的订单' },
  ]);
  const { tasks } = await service.body('v1/home/tasks', {}, { as: 'admin' });
  expect(tasks.find((task) => task.orderId === orderId)).toMatchObject({
    kind: 'make',
    reason: `客户退回：${reason}`,
  });
});

test('what was changed since the refused version is compared with it, and the new plan is confirmed', async () => {
  const { orderId, version } = await submittedOrder('退回后再提交');
  const back = { orderId, version, state: 'planning' as const, reason: '太贵' };
  await service.body('v1/orders/transition', back, { as: 'customer' });
  const cheaper = [shelterItem(service, shelterCity, nextShelter(), { discountPermille: 500 })];
  const saved = await service.body(
    'mediaOrder/update',
    { orderId, version: version + 1, items: cheaper },
    { as: 'admin' },
  );
  const again = await takeSteps(service, { orderId, version: saved.version }, ['confirming'], {
    as: 'admin',
  });
  const { events, row } = await detailAs(orderId, 'customer');
  const refused = events.find(({ answeredVersion }) => answeredVersion !== null);
  expect(refused?.answeredVersion).toBe(version);
  const difference = await service.body('v1/orders/diff', { orderId, from: version }, { as: 'customer' });
  expect(difference.items.map(({ kind }) => kind).toSorted()).toEqual(['added', 'removed']);
  expect(difference.netFenAfter).toBe(row.amounts.netFen);
  const { tasks } = await service.body('v1/home/tasks', {}, { as: 'customer' });
  const task = tasks.find((one) => one.orderId === orderId);
  expect(task).toMatchObject({ kind: 'confirm', reason: null });
  // An answer to a version that has changed meanwhile is none.
  const stale = await service.call(
    'v1/orders/transition',
    { orderId, version, state: 'holding' },
    { as: 'customer' },
  );
  expectFailure(stale, 'conflict');
  await takeSteps(service, { orderId, version: again }, ['holding'], { as: 'customer' });
  expect((await detailAs(orderId, 'admin')).events.at(-1)).toMatchObject({
    toState: 'holding',
    answeredVersion: again,
  });
});

test('a step back of those who plan needs no reason and is no answer', async () => {
  const { orderId, version } = await submittedOrder('自行退回');
  await service.body('v1/orders/transition', { orderId, version, state: 'planning' }, { as: 'admin' });
  expect((await detailAs(orderId, 'admin')).events.at(-1)).toMatchObject({
    toState: 'planning',
    reason: null,
    answeredVersion: null,
  });
});
