import { expect, test } from 'vitest';
import { shelterCity, shelterOrders } from '../../testing/shelter-orders.ts';
import { orderBriefOf, shelterItem, takeSteps } from '../../testing/new-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const { nextShelter, ownOrder, setState, detailOf } = shelterOrders(service);

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
    items: [shelterItem(service, shelterCity, nextShelter())],
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
