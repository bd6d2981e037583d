import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { dayAhead, plannedOrder, shelterItem, type ItemInput } from '../../testing/new-order.ts';
import { screenFace, seedSmallInventory, shelterFace } from '../../testing/small-inventory.ts';
import { startTestService } from '../../testing/test-service.ts';

const city = '440300';
const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, city, { persons: 60, lines: 6 });
  await seedSmallInventory(service, city, { shelters: 30 });
});

/** An order that may hold its items, with these as they are stored. */
async function planned(items: ItemInput[], brandId = 'b-0001') {
  const { orderId } = await plannedOrder(service, items, { brandId });
  const { items: stored } = await service.body('mediaOrder/getById', { orderId });
  return { orderId, items: stored };
}

/** Each order holds twenty faces, one call each: `npm run test:all` takes all fifty. */
const rivals = process.env['OOH_TEST_ALL'] === '1' ? 50 : 15;

test(`${rivals} concurrent requests for the same twenty faces give each face to exactly one order`, async () => {
  const faces = Array.from({ length: 20 }, (_, n) => shelterItem(service, city, n));
  // The same brand, so that only the booking itself keeps them apart.
  const orders = await Promise.all(Array.from({ length: rivals }, () => planned(faces)));
  const winners: number[] = [];
  for (const face of faces.keys()) {
    const answers = await Promise.all(
      orders.map(({ orderId, items }) =>
        service.body('v1/orders/hold', { orderId, itemIds: [items[face].itemId] }),
      ),
    );
    winners.push(answers.filter((answer) => answer.heldItems === 1).length);
  }
  expect(winners).toEqual(faces.map(() => 1));
  const { rows } = await sql<{ face_id: string; n: number }>`
    select face_id, count(*)::int as n from media_booking where state = 'hold' group by face_id`.execute(
    service.context.db,
  );
  expect(rows.map((row) => row.n)).toEqual(faces.map(() => 1));
}, 240_000);

test('orders that request several faces in opposite order neither deadlock nor share a face', async () => {
  const faces = [24, 25, 26, 27].map((n) => shelterItem(service, city, n));
  const orders = await Promise.all(
    Array.from({ length: 8 }, (_, n) => planned(n % 2 === 0 ? faces : faces.toReversed())),
  );
  const answers = await Promise.all(orders.map(({ orderId }) => service.body('v1/orders/hold', { orderId })));
  expect(answers.filter((answer) => answer.heldItems === 4)).toHaveLength(1);
  expect(answers.filter((answer) => answer.heldItems === 0)).toHaveLength(7);
}, 120_000);

test('all or nothing, unless what is free is asked for; a conflict comes with the nearest replacement', async () => {
  const later = { startDate: dayAhead(service, 100), endDate: dayAhead(service, 127) };
  const taken = shelterItem(service, city, 5, later);
  const first = await planned([taken]);
  await service.body('v1/orders/hold', { orderId: first.orderId });
  const second = await planned([taken, shelterItem(service, city, 6, later)]);
  const none = await service.body('v1/orders/hold', { orderId: second.orderId });
  expect(none).toMatchObject({ heldItems: 0, heldUnits: 0, expiresAt: null });
  expect(none.conflicts).toMatchObject([{ kind: 'taken', replacement: null }]);
  const checked = await service.body('v1/orders/check-availability', { orderId: second.orderId });
  expect(checked).toMatchObject({ checkedItems: 2, freeItems: 1 });
  const [conflict] = checked.conflicts;
  expect(conflict).toMatchObject({
    kind: 'taken',
    wantedUnits: 1,
    freeUnits: 0,
    taken: [{ ...later, state: 'hold', units: 1 }],
    nextFree: { startDate: dayAhead(service, 128), endDate: dayAhead(service, 155) },
  });
  // Level A like face 5, not in the order itself, the nearest by place.
  expect(conflict.replacement).toMatchObject({ level: 'A', freeUnits: 1, priceFen: 1_200_000 });
  // The other face of the very shelter: the same price, and no way off.
  expect(conflict.replacement).toMatchObject({ faceId: shelterFace(city, 5, 2), distanceMeters: 0 });
  const some = await service.body('v1/orders/hold', { orderId: second.orderId, partial: true });
  expect(some).toMatchObject({ heldItems: 1, heldUnits: 1 });
  // One click: the item moves to the replacement and everything is free.
  const { row } = await service.body('mediaOrder/getById', { orderId: second.orderId });
  const items = [{ ...taken, faceId: conflict.replacement!.faceId! }, shelterItem(service, city, 6, later)];
  await service.body('mediaOrder/update', { orderId: second.orderId, version: row.version, items });
  expect(await service.body('v1/orders/hold', { orderId: second.orderId })).toMatchObject({
    heldItems: 2,
    conflicts: [],
  });
});

test('two items that are not free are sent to different replacements, both of which can be held', async () => {
  const later = { startDate: dayAhead(service, 140), endDate: dayAhead(service, 167) };
  const items = [9, 10].map((n) => shelterItem(service, city, n, later));
  const first = await planned(items);
  await service.body('v1/orders/hold', { orderId: first.orderId });
  const second = await planned(items);
  const { conflicts } = await service.body('v1/orders/check-availability', { orderId: second.orderId });
  const faceIds = conflicts.map((conflict) => conflict.replacement!.faceId!);
  expect(new Set([...faceIds, ...items.map((item) => item.faceId)]).size).toBe(4);
  const { row } = await service.body('mediaOrder/getById', { orderId: second.orderId });
  const replaced = items.map((item, at) => ({ ...item, faceId: faceIds[at] }));
  await service.body('mediaOrder/update', { orderId: second.orderId, version: row.version, items: replaced });
  expect(await service.body('v1/orders/hold', { orderId: second.orderId })).toMatchObject({ heldItems: 2 });
});

test('a screen has three slots, a line its free vehicles; each sells out once', async () => {
  const screen = shelterItem(service, city, 0, { mediumId: 7, faceId: screenFace(city, 0), quantity: 2 });
  const a = await planned([screen], 'b-0001');
  const b = await planned([{ ...screen, quantity: 1 }]);
  const c = await planned([{ ...screen, quantity: 1 }]);
  expect(await service.body('v1/orders/hold', { orderId: a.orderId })).toMatchObject({ heldUnits: 2 });
  expect(await service.body('v1/orders/hold', { orderId: b.orderId })).toMatchObject({ heldUnits: 1 });
  expect((await service.body('v1/orders/hold', { orderId: c.orderId })).conflicts[0]).toMatchObject({
    freeUnits: 0,
  });
  // Line 440300-small-00 has four single-deck vehicles, none of them in publication.
  const line = (quantity: number) => {
    const { faceId: _face, ...rest } = shelterItem(service, city, 0, { mediumId: 1, quantity });
    return { ...rest, lineId: '440300-small-00', deck: 'single' as const };
  };
  const d = await planned([line(3)]);
  const e = await planned([line(2)]);
  expect(await service.body('v1/orders/hold', { orderId: d.orderId })).toMatchObject({ heldUnits: 3 });
  const short = await service.body('v1/orders/hold', { orderId: e.orderId });
  expect(short.conflicts[0]).toMatchObject({ kind: 'taken', wantedUnits: 2, freeUnits: 1 });
  const keys = await sql<{
    slot: number;
  }>`select slot from media_booking where face_id = '440300-small-00:single'
    order by slot`.execute(service.context.db);
  expect(keys.rows.map((row) => row.slot)).toEqual([1, 2, 3]);
});

test('holding again extends holds, releasing frees units, and other orders’ units are not released', async () => {
  const order = await planned([shelterItem(service, city, 28)]);
  const { orderId } = order;
  const held = await service.body('v1/orders/hold', { orderId, hours: 1 });
  const longer = await service.body('v1/orders/hold', { orderId, hours: 48 });
  expect(Date.parse(longer.expiresAt!) - Date.parse(held.expiresAt!)).toBeGreaterThan(46 * 3_600_000);
  const { items } = await service.body('mediaOrder/getById', { orderId });
  expect(items[0]).toMatchObject({ heldUnits: 1, expiresAt: longer.expiresAt });
  const other = await planned([shelterItem(service, city, 28)]);
  expect(await service.body('v1/orders/release', { orderId: other.orderId })).toEqual({ releasedUnits: 0 });
  expect(await service.body('v1/orders/release', { orderId })).toEqual({ releasedUnits: 1 });
  expect(await service.body('v1/orders/hold', { orderId: other.orderId })).toMatchObject({ heldItems: 1 });
  const foreign = await service.call('v1/orders/hold', { orderId, itemIds: [other.items[0].itemId] });
  expect(foreign.status).toBe(404);
});

test('the schedule shows own and other bookings without revealing their owners, and the days around', async () => {
  const { orderId } = await planned([shelterItem(service, city, 28), shelterItem(service, city, 29)]);
  await service.body('v1/orders/hold', { orderId, partial: true });
  const grid = await service.body('v1/orders/schedule', { orderId });
  expect(grid).toMatchObject({ total: 2, startDate: dayAhead(service, 26), endDate: dayAhead(service, 81) });
  expect(
    grid.rows.map((row) => row.bars.map(({ state, isOwn, units }) => ({ state, isOwn, units }))),
  ).toEqual([[{ state: 'hold', isOwn: false, units: 1 }], [{ state: 'hold', isOwn: true, units: 1 }]]);
  expect(grid.rows[0]).toMatchObject({ capacity: 1, bars: [{ expiresAt: null }] });
  const bad = await service.call('v1/orders/schedule', {
    orderId,
    startDate: '2027-02-01',
    endDate: '2027-01-01',
  });
  expect(bad.status).toBe(400);
});

test('an order takes no unit that is not for sale, twice, or in too great a number', async () => {
  const unknown = await service.call('mediaOrder/create', {
    brief: {
      name: '坏',
      mode: 'base',
      brandId: 'b-0001',
      goal: 'brand',
      cityCodes: [city],
      mediumIds: [2],
      startDate: dayAhead(service, 40),
      endDate: dayAhead(service, 67),
      budgetFen: 1000,
      targetAudience: {},
    },
    items: [
      shelterItem(service, city, 999),
      shelterItem(service, city, 1, { quantity: 2 }),
      shelterItem(service, city, 2),
      shelterItem(service, city, 2),
    ],
  });
  expect(unknown.status).toBe(400);
  expect(unknown.envelope.message).toContain('第 1 行');
  expect(unknown.envelope.message).toContain('数量 2 超过可售 1');
  expect(unknown.envelope.message).toContain('第 4 行与第 3 行的媒体相同且刊期重叠');
});
