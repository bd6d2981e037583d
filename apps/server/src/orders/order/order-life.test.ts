import { orderStateNames, orderStates } from '@ooh/contract/domain/order';
import { mayBecome } from '@ooh/contract/domain/order-transitions';
import { expect, test } from 'vitest';
import { shelterOrders } from '../../testing/shelter-orders.ts';
import { newOrder, plannedOrder, takeSteps } from '../../testing/new-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { advanceOrders } from './advance-orders.ts';

const service = startTestService();
const { ownOrder, setState, detailOf } = shelterOrders(service);

test('every step that is not in the table is refused with both states, and nothing changes', async () => {
  const { orderId } = await ownOrder();
  let refused = 0;
  for (const from of orderStates) {
    await setState(orderId, from);
    for (const to of orderStates.filter((state) => !mayBecome(from, state))) {
      const step = { orderId, version: 1, state: to, reason: '测试' };
      const answer = await service.call('v1/orders/transition', step);
      expectFailure(answer, 'refused');
      expect(answer.envelope.message).toContain(
        `从「${orderStateNames[from]}」变更为「${orderStateNames[to]}」`,
      );
      refused += 1;
    }
  }
  expect(refused).toBe(101);
  const { row, events } = await detailOf(orderId);
  expect({ version: row.version, events: events.length }).toEqual({ version: 1, events: 1 });
});

test('an order passes its whole life cycle: held, sold, posted and taken down on its days, closed', async () => {
  const order = await ownOrder(true);
  const { orderId } = order;
  let version = await takeSteps(service, order, ['planning', 'confirming', 'holding']);
  const early = await service.call('v1/orders/transition', { orderId, version, state: 'booked' });
  expectFailure(early, 'refused');
  expect(early.envelope.message).toContain('没有锁满');
  expect(await service.body('v1/orders/hold', { orderId, hours: 24 })).toMatchObject({
    heldItems: 1,
    heldUnits: 1,
  });
  expect((await detailOf(orderId)).items[0]).toMatchObject({ holdState: 'hold', heldUnits: 1 });
  version = await takeSteps(service, { orderId, version }, ['booked']);
  expect((await detailOf(orderId)).items[0]).toMatchObject({ holdState: 'sold', expiresAt: null });
  const soon = await service.call('v1/orders/transition', { orderId, version, state: 'running' });
  expect(soon.envelope.message).toContain('尚不能变更为「投放中」');
  const days = 86_400_000;
  service.advance(41 * days);
  expect(await advanceOrders(service.context)).toBe(1);
  service.advance(28 * days);
  expect(await advanceOrders(service.context)).toBe(1);
  const { row, events } = await detailOf(orderId);
  expect(row.state).toBe('ended');
  await takeSteps(service, { orderId, version: row.version }, ['closed']);
  service.advance(-69 * days);
  const taken = ['planning', 'confirming', 'holding', 'booked', 'running', 'ended'];
  expect(events.map((event) => event.toState)).toEqual(['draft', 'ready', ...taken]);
  expect(events.at(-1)).toMatchObject({ actorName: null, fromState: 'running' });
  const audited = await service.context.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'order.transition')
    .orderBy('seq')
    .execute();
  const own = audited.filter(({ detail }) => (detail as { orderId: string }).orderId === orderId);
  expect(own.map(({ detail }) => (detail as { to: string }).to)).toEqual([...taken, 'closed']);
  expect(await service.context.audit.firstBroken()).toBeNull();
});

test('without media nothing is confirmed, and without a reason nothing is cancelled', async () => {
  const { orderId, version } = await plannedOrder(service, []);
  const confirm = await service.call('v1/orders/transition', { orderId, version, state: 'confirming' });
  expect(confirm.envelope.message).toBe('订单还没有媒体，不能提交客户确认');
  const cancel = await service.call('v1/orders/transition', {
    orderId,
    version,
    state: 'cancelled',
    reason: ' ',
  });
  expect(cancel.envelope.message).toBe('变更为「已取消」须填写原因');
});

test('an order that lost its media is neither agreed nor booked, and has a way back', async () => {
  const empty = await newOrder(service, [], {}, { submit: true });
  const { orderId, version } = empty;
  await setState(orderId, 'confirming');
  const agree = await service.call('v1/orders/transition', { orderId, version, state: 'holding' });
  expect(agree.envelope.message).toBe('订单还没有媒体，不能确认方案');
  await setState(orderId, 'holding');
  const book = await service.call('v1/orders/transition', { orderId, version, state: 'booked' });
  expect(book.envelope.message).toBe('订单还没有媒体，不能完成锁位');
  await takeSteps(service, empty, ['confirming']);
});
