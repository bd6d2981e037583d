import { orderStateNames, orderStates, type OrderState } from '@ooh/contract/domain/order';
import { nextAction } from '@ooh/contract/domain/order-next-action';
import { mayBecome } from '@ooh/contract/domain/order-transitions';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import {
  seedSmallInventory,
  shelterItem,
  newOrder,
  orderBriefOf,
  takeSteps,
  dayAhead,
} from '../../testing/small-inventory.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { advanceOrders, expireHolds, maintainOrders } from './advance-orders.ts';

const city = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallInventory(service, city, { shelters: 40 });
});

let face = 0;
/** An order on a shelter of its own. */
const ownOrder = (submit = false) => newOrder(service, [shelterItem(service, city, face++)], {}, { submit });

const setState = (orderId: string, state: OrderState) =>
  service.context.db.updateTable('media_order').set({ state }).where('order_id', '=', orderId).execute();

const detailOf = (orderId: string) => service.body('mediaOrder/getById', { orderId });

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
  const empty = await newOrder(service, [], {}, { submit: true });
  const version = await takeSteps(service, empty, ['planning']);
  const { orderId } = empty;
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

test('a row shows the number of held units, without expired holds', async () => {
  const name = '锁位计数';
  const items = [shelterItem(service, city, face++), shelterItem(service, city, face++)];
  const order = await newOrder(service, items, { name }, { submit: true });
  const { orderId } = order;
  await takeSteps(service, order, ['planning', 'confirming', 'holding']);
  const told = async () => {
    const { rows } = await service.body('mediaOrder/list', { keyword: name });
    const { row } = await detailOf(orderId);
    expect(rows[0].heldUnits).toBe(row.heldUnits);
    return { units: row.units, heldUnits: row.heldUnits, next: nextAction(row, dayAhead(service, 0))?.kind };
  };
  expect(await told()).toEqual({ units: 2, heldUnits: 0, next: 'hold' });
  const { items: stored } = await detailOf(orderId);
  await service.body('v1/orders/hold', { orderId, hours: 5, itemIds: [stored[0].itemId] });
  expect(await told()).toEqual({ units: 2, heldUnits: 1, next: 'hold' });
  await service.body('v1/orders/hold', { orderId, hours: 9, itemIds: [stored[1].itemId] });
  expect(await told()).toEqual({ units: 2, heldUnits: 2, next: 'step' });
  // Before housekeeping comes by.
  service.advance(6 * 3_600_000);
  expect(await told()).toEqual({ units: 2, heldUnits: 1, next: 'hold' });
  service.advance(-6 * 3_600_000);
  await service.body('v1/orders/release', { orderId });
});

test('cancelling releases all units', async () => {
  const order = await ownOrder(true);
  const { orderId } = order;
  const version = await takeSteps(service, order, ['planning']);
  await service.body('v1/orders/hold', { orderId });
  await takeSteps(service, { orderId, version }, ['cancelled']);
  const rows = await service.context.db
    .selectFrom('media_booking')
    .innerJoin('media_order_item', 'media_order_item.item_id', 'media_booking.order_item_id')
    .select('state')
    .where('order_id', '=', orderId)
    .execute();
  expect(rows).toEqual([{ state: 'released' }]);
});

test('a save against an older version is a conflict and changes nothing', async () => {
  const { orderId } = await ownOrder();
  const brief = (name: string) => orderBriefOf(service, { name });
  const saves = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      service.call('mediaOrder/update', { orderId, version: 1, brief: brief(`并发${n}`) }),
    ),
  );
  expect(saves.filter((answer) => answer.status === 200)).toHaveLength(1);
  for (const answer of saves.filter((other) => other.status !== 200)) expectFailure(answer, 'conflict');
  const { row } = await detailOf(orderId);
  expect(row.version).toBe(2);
  const stale = await service.call('v1/orders/transition', { orderId, version: 1, state: 'ready' });
  expectFailure(stale, 'conflict');
});

test('fifty requests with one key create one order and get the same answer', async () => {
  const input = {
    brief: orderBriefOf(service, { name: '只下一次' }),
    items: [shelterItem(service, city, face++)],
  };
  const headers = { 'idempotency-key': 'create-once' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => service.call('mediaOrder/create', input, { headers })),
  );
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.envelope.body))).size).toBe(1);
  const { total } = await service.body('mediaOrder/list', { keyword: '只下一次' });
  expect(total).toBe(1);
  const other = { ...input, brief: orderBriefOf(service, { name: '另一个' }) };
  expectFailure(await service.call('mediaOrder/create', other, { headers }), 'refused');
  expect(
    (await service.call('mediaOrder/create', other, { headers: { 'idempotency-key': ' ' } })).status,
  ).toBe(400);
  // The same key of another user is another request.
  await service.body('mediaOrder/create', input, { as: 'admin', headers });
});

test('a request that failed leaves its key free', async () => {
  const headers = { 'idempotency-key': 'hold-later' };
  const { orderId, version } = await ownOrder();
  expectFailure(await service.call('v1/orders/hold', { orderId }, { headers }), 'refused');
  await takeSteps(service, { orderId, version }, ['ready', 'planning']);
  expect(await service.body('v1/orders/hold', { orderId }, { headers })).toMatchObject({ heldItems: 1 });
});

test('an expired hold frees its days, is recorded on its order, and others can hold them', async () => {
  const item = shelterItem(service, city, face++);
  const first = await newOrder(service, [item], {}, { submit: true });
  const second = await newOrder(service, [item], {}, { submit: true });
  await takeSteps(service, first, ['planning']);
  await takeSteps(service, second, ['planning']);
  await service.body('v1/orders/hold', { orderId: first.orderId, hours: 5 });
  const blocked = await service.body('v1/orders/hold', { orderId: second.orderId });
  expect(blocked).toMatchObject({ heldItems: 0, conflicts: [{ kind: 'taken', freeUnits: 0 }] });
  service.advance(4 * 3_600_000);
  expect(await expireHolds(service.context)).toBe(0);
  service.advance(3_700_000);
  // Free at once, before housekeeping comes by.
  const check = await service.body('v1/orders/check-availability', { orderId: second.orderId });
  expect(check).toMatchObject({ freeItems: 1, conflicts: [] });
  expect(await expireHolds(service.context)).toBe(1);
  const { row, items } = await detailOf(first.orderId);
  expect(row.stateReason).toBe('锁位已到期，档期已释放');
  expect(items[0]).toMatchObject({ holdState: null, heldUnits: 0 });
  expect(await service.body('v1/orders/hold', { orderId: second.orderId })).toMatchObject({ heldItems: 1 });
  await maintainOrders(service.context);
});

test('two brands of one industry never share a shelter on a day', async () => {
  const n = face++;
  const place = (side: 1 | 2) => shelterItem(service, city, n, { faceId: `${city}-s${n}-${side}` });
  const ours = await newOrder(service, [place(1)], {}, { submit: true });
  await takeSteps(service, ours, ['planning']);
  await service.body('v1/orders/hold', { orderId: ours.orderId });
  // b-0003 is of the same industry as b-0001, b-0005 is not.
  const rival = await newOrder(service, [place(2)], { brandId: 'b-0003' }, { submit: true });
  await takeSteps(service, rival, ['planning']);
  const refused = await service.body('v1/orders/hold', { orderId: rival.orderId });
  expect(refused).toMatchObject({ heldItems: 0, conflicts: [{ kind: 'rival' }] });
  expect(refused.conflicts[0].message).toContain('同业排斥');
  expect(refused.conflicts[0].nextFree).toEqual({
    startDate: dayAhead(service, 68),
    endDate: dayAhead(service, 95),
  });
  const other = await newOrder(service, [place(2)], { brandId: 'b-0005' }, { submit: true });
  await takeSteps(service, other, ['planning']);
  expect(await service.body('v1/orders/hold', { orderId: other.orderId })).toMatchObject({ heldItems: 1 });
});

test('changing the brand of an order releases its holds', async () => {
  const order = await ownOrder(true);
  const { orderId } = order;
  const version = await takeSteps(service, order, ['planning']);
  await service.body('v1/orders/hold', { orderId });
  const same = { orderId, version, brief: orderBriefOf(service, { name: '同一品牌' }) };
  const kept = await service.body('mediaOrder/update', same);
  expect((await detailOf(orderId)).items[0]).toMatchObject({ heldUnits: 1 });
  const brief = orderBriefOf(service, { brandId: 'b-0003' });
  await service.body('mediaOrder/update', { orderId, version: kept.version, brief });
  expect((await detailOf(orderId)).items[0]).toMatchObject({ heldUnits: 0, holdState: null });
});

test('sold and running orders are not edited, drafts keep no versions, later changes do', async () => {
  const draft = await ownOrder();
  const { orderId } = draft;
  const saved = await service.body('mediaOrder/update', {
    orderId,
    version: 1,
    brief: orderBriefOf(service, { name: '改名' }),
  });
  expect(await service.body('v1/orders/versions', { orderId })).toEqual([]);
  const version = await takeSteps(service, { orderId, version: saved.version }, ['ready', 'planning']);
  const brief = orderBriefOf(service, { name: '改名', budgetFen: 60_000_000 });
  await service.body('mediaOrder/update', { orderId, version, brief, note: '加预算' });
  const versions = await service.body('v1/orders/versions', { orderId });
  expect(versions.map((row) => [row.version, row.state, row.note])).toEqual([
    [5, 'planning', '加预算'],
    [4, 'planning', '测试'],
    [3, 'ready', '测试'],
  ]);
  const diff = await service.body('v1/orders/diff', { orderId, from: 3 });
  expect(diff).toMatchObject({ from: 3, to: 5, items: [] });
  expect(diff.fields.map((field) => field.name)).toEqual(['状态', '预算']);
  expectFailure(await service.call('v1/orders/diff', { orderId, from: 2 }), 'notFound');
  await setState(orderId, 'booked');
  const late = await service.call('mediaOrder/update', { orderId, version: 5, brief });
  expect(late.envelope.message).toBe('订单处于「待上刊」，不能再修改');
  const services = [{ serviceId: 'm', name: '监测', amountFen: 500 }];
  expect(await service.body('mediaOrder/updateService', { orderId, version: 5, services })).toMatchObject({
    servicesFen: 500,
    version: 6,
  });
});
