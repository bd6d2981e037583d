import { nextAction } from '@ooh/contract/domain/order-next-action';
import { expect, test } from 'vitest';
import { shelterCity, shelterOrders } from '../../testing/shelter-orders.ts';
import {
  dayAhead,
  newOrder,
  orderBriefOf,
  plannedOrder,
  shelterItem,
  takeSteps,
} from '../../testing/new-order.ts';
import { startTestService } from '../../testing/test-service.ts';
import { expireHolds, maintainOrders } from './advance-orders.ts';

const service = startTestService();
const { nextShelter, ownOrder, detailOf } = shelterOrders(service);

test('a row shows the number of held units, without expired holds', async () => {
  const name = '锁位计数';
  const items = [
    shelterItem(service, shelterCity, nextShelter()),
    shelterItem(service, shelterCity, nextShelter()),
  ];
  const order = await newOrder(service, items, { name }, { submit: true });
  const { orderId } = order;
  await takeSteps(service, order, ['planning', 'confirming', 'holding']);
  const holdState = async () => {
    const { rows } = await service.body('mediaOrder/list', { keyword: name });
    const { row } = await detailOf(orderId);
    expect(rows[0].heldUnits).toBe(row.heldUnits);
    return { units: row.units, heldUnits: row.heldUnits, next: nextAction(row, dayAhead(service, 0))?.kind };
  };
  expect(await holdState()).toEqual({ units: 2, heldUnits: 0, next: 'hold' });
  const { items: stored } = await detailOf(orderId);
  await service.body('v1/orders/hold', { orderId, hours: 5, itemIds: [stored[0].itemId] });
  expect(await holdState()).toEqual({ units: 2, heldUnits: 1, next: 'hold' });
  await service.body('v1/orders/hold', { orderId, hours: 9, itemIds: [stored[1].itemId] });
  expect(await holdState()).toEqual({ units: 2, heldUnits: 2, next: 'step' });
  // Before housekeeping runs.
  service.advance(6 * 3_600_000);
  expect(await holdState()).toEqual({ units: 2, heldUnits: 1, next: 'hold' });
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

test('an expired hold frees its days, is recorded on its order, and others can hold them', async () => {
  const item = shelterItem(service, shelterCity, nextShelter());
  const first = await plannedOrder(service, [item]);
  const second = await plannedOrder(service, [item]);
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
  const n = nextShelter();
  const place = (side: 1 | 2) =>
    shelterItem(service, shelterCity, n, { faceId: `${shelterCity}-s${n}-${side}` });
  const ours = await plannedOrder(service, [place(1)]);
  await service.body('v1/orders/hold', { orderId: ours.orderId });
  // b-0003 is of the same industry as b-0001, b-0005 is not.
  const rival = await plannedOrder(service, [place(2)], { brandId: 'b-0003' });
  const refused = await service.body('v1/orders/hold', { orderId: rival.orderId });
  expect(refused).toMatchObject({ heldItems: 0, conflicts: [{ kind: 'rival' }] });
  expect(refused.conflicts[0].message).toContain('同业排斥');
  expect(refused.conflicts[0].nextFree).toEqual({
    startDate: dayAhead(service, 68),
    endDate: dayAhead(service, 95),
  });
  const other = await plannedOrder(service, [place(2)], { brandId: 'b-0005' });
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
