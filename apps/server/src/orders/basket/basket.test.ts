import type { CallInput } from '@ooh/contract/registry';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { seedSmallCity } from '../../testing/small-city.ts';
import { dayAhead, newOrder, plannedOrder, shelterItem, takeSteps } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [shenzhen, wuhan] = ['440300', '420100'] as const;
const as = { as: 'customer' } as const;
const boss = { as: 'admin' } as const;
const service = startTestService();

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, shenzhen, { persons: 1500, lines: 3 });
  await seedSmallInventory(service, shenzhen, { shelters: 10, screens: 2 });
  await seedSmallInventory(service, wuhan, { shelters: 3, screens: 0 });
});
beforeEach(() => service.context.db.deleteFrom('basket_item').execute());

const keyOf = (cityCode: string, n: number) => `${cityCode}-s${n}-1|1`;
const shelter = (n: number, over: object = {}) => shelterItem(service, shenzhen, n, over);
/** The customer's grants: lines and shelters. */
const ordered = (items: ReturnType<typeof shelter>[] = [], submit = false) =>
  newOrder(service, items, { mediumIds: [1, 2] }, { ...as, submit });
const change = (input: CallInput<'v1/basket/change'>, user: 'customer' | 'admin' = 'customer') =>
  service.body('v1/basket/change', input, { as: user });
const put = (...items: ReturnType<typeof shelter>[]) => change({ put: items });

test('added media are returned at the price of an order; adding them again updates them', async () => {
  expect(await service.body('v1/basket/get', {}, as)).toMatchObject({ items: [], units: 0 });
  const filled = await put(shelter(1), shelter(2));
  expect(filled.items.map(({ itemKey }) => itemKey)).toEqual([keyOf(shenzhen, 1), keyOf(shenzhen, 2)]);
  const order = await ordered([shelter(1), shelter(2)]);
  const { row } = await service.body('mediaOrder/getById', { orderId: order.orderId }, as);
  expect(filled.amounts).toEqual(row.amounts);
  const again = await put(shelter(2, { discountPermille: 500 }));
  expect(again.items).toHaveLength(2);
  expect(again.items[1]).toMatchObject({ ownDiscountPermille: 500, discountPermille: 500 });
  const one = await change({ remove: [keyOf(shenzhen, 1), 'unknown|1'] });
  expect(one.items.map(({ itemKey }) => itemKey)).toEqual([keyOf(shenzhen, 2)]);
  expect(await service.body('v1/basket/get', {}, as)).toEqual(one);
});

test('baskets of users and briefs are separate', async () => {
  await put(shelter(1));
  const { orderId } = await ordered();
  const brief = { briefKind: 'order', briefId: orderId } as const;
  const own = await change({ ...brief, put: [shelter(2)] });
  expect(own).toMatchObject({ briefName: '秋季候车亭', budgetFen: 50_000_000, units: 1 });
  const list = await service.body('v1/basket/list', {}, as);
  expect(list.map(({ briefKind, items }) => [briefKind, items]).sort()).toEqual([
    ['free', 1],
    ['order', 1],
  ]);
  expect(await service.body('v1/basket/list', {}, { as: 'admin' })).toEqual([]);
  expect((await service.body('v1/basket/get', brief, { as: 'admin' })).items).toEqual([]);
});

test('an unknown unit, one of another city and one outside the grants give the same error', async () => {
  const foreign = [
    shelterItem(service, wuhan, 1),
    { ...shelter(1), faceId: 'no-such-face' },
    { ...shelter(1), faceId: `${wuhan}-s1-1` },
  ];
  for (const item of foreign)
    expectFailure(await service.call('v1/basket/change', { put: [item] }, as), 'notFound');
  // A grant that ends takes the medium out of sight, out of the sums and out of what can be moved.
  await put(shelter(1));
  await service.context.db
    .insertInto('basket_item')
    .columns([
      'owner_id',
      'brief_kind',
      'brief_id',
      'item_key',
      'city_code',
      'medium_id',
      'form_id',
      'face_id',
      'unit_name',
      'level',
      'quantity',
      'start_date',
      'end_date',
      'changed_at',
    ])
    .expression((query) =>
      query
        .selectFrom('basket_item')
        .select(['owner_id', 'brief_kind', 'brief_id'])
        .select((eb) => [eb.val(keyOf(wuhan, 1)).as('item_key'), eb.val(wuhan).as('city_code')])
        .select(['medium_id', 'form_id'])
        .select((eb) => eb.val(`${wuhan}-s1-1`).as('face_id'))
        .select(['unit_name', 'level', 'quantity', 'start_date', 'end_date', 'changed_at']),
    )
    .execute();
  const seen = await service.body('v1/basket/get', {}, as);
  expect(seen).toMatchObject({ units: 1 });
  expect(JSON.stringify(seen)).not.toContain(wuhan);
  expect(await service.body('v1/basket/list', {}, as)).toMatchObject([{ items: 1 }]);
  const { cities } = await service.body('v1/basket/measure', {}, as);
  expect(cities.map(({ cityCode }) => cityCode)).toEqual([shenzhen]);
  const { orderId } = await ordered();
  const hidden = { orderId, itemKeys: [keyOf(wuhan, 1)] };
  expectFailure(await service.call('v1/basket/check', hidden, as), 'notFound');
  expectFailure(await service.call('v1/basket/move', { ...hidden, version: 1 }, as), 'notFound');
});

test('unknown and foreign briefs give the same error, and a brief limits cities and media', async () => {
  const { orderId } = await newOrder(service, [], { mediumIds: [7] }, { as: 'admin' });
  for (const briefId of [orderId, '0193a1b2-0000-7000-8000-00000000ffff', 'x'])
    for (const briefKind of ['order', 'plan'] as const)
      expectFailure(await service.call('v1/basket/get', { briefKind, briefId }, as), 'notFound');
  expectFailure(await service.call('v1/basket/get', { briefKind: 'free', briefId: 'x' }, as), 'invalid');
  const own = { briefKind: 'order', briefId: orderId } as const;
  const outside = [shelter(1), shelterItem(service, wuhan, 1)];
  for (const item of outside)
    expectFailure(
      await service.call('v1/basket/change', { ...own, put: [item] }, { as: 'admin' }),
      'refused',
    );
  const tooMany = await service.call('v1/basket/change', { put: [shelter(1, { quantity: 9 })] }, as);
  expectFailure(tooMany, 'refused');
  expect((await service.body('v1/basket/get', {}, as)).items).toEqual([]);
});

test('reach and overlap have a basis; lines without a panel give the reason', async () => {
  const { rows } = await service.body('v1/orders/offers', {
    cityCode: shenzhen,
    mediumId: 1,
    formId: 1,
    startDate: dayAhead(service, 40),
    endDate: dayAhead(service, 67),
  });
  const days = { startDate: dayAhead(service, 40), endDate: dayAhead(service, 67) };
  const lines = rows.slice(0, 2).map(({ lineId, deck }) => ({
    cityCode: shenzhen,
    mediumId: 1,
    formId: 1,
    lineId: lineId!,
    deck: deck!,
    quantity: 1,
    ...days,
  }));
  await change({ put: [...lines, shelterItem(service, wuhan, 1)] }, 'admin');
  const { cities } = await service.body('v1/basket/measure', {}, { as: 'admin' });
  const of = (code: string) => cities.find(({ cityCode }) => cityCode === code)!;
  expect(of(wuhan)).toMatchObject({ figures: null, reason: '该城市没有人群样本' });
  const figures = of(shenzhen).figures!;
  expect(figures.basis).toMatchObject({ nature: '预估' });
  // Only lines are in it: positions are no part of what it rests on.
  expect(figures.basis.dataReleases.map(({ kind }) => kind)).toEqual(['panel', 'bus-lines']);
  expect(figures.items).toHaveLength(2);
  const [reach, overlap] = [figures.reach.value!, figures.overlap.value!];
  expect(overlap).toBeGreaterThan(0);
  expect(figures.overlapShare).toBeCloseTo(overlap / reach, 9);
  for (const item of figures.items) expect(item.added.value!).toBeLessThan(item.reach.value!);
  const added = figures.items.reduce((sum, item) => sum + item.added.value!, 0);
  expect(reach / (overlap + added)).toBeCloseTo(1, 6);
});

test('a basket moves into an order; conflicting items stay with the reason, unless requested', async () => {
  const rival = await plannedOrder(service, [shelter(5)]);
  await service.body('v1/orders/hold', { orderId: rival.orderId });
  const order = await newOrder(service, [shelter(6)], { mediumIds: [2] }, boss);
  const { orderId, version } = order;
  const screen = { ...shelter(0), mediumId: 7, faceId: `${shenzhen}-t0-1` };
  const filled = await change({ put: [shelter(4), shelter(5), shelter(6), screen] }, 'admin');
  expect(filled.items.find(({ itemKey }) => itemKey === keyOf(shenzhen, 5))).toMatchObject({
    state: 'short',
    freeUnits: 0,
  });
  const checked = await service.body('v1/basket/check', { orderId }, boss);
  expect(checked).toMatchObject({ version, freeKeys: [keyOf(shenzhen, 4)] });
  const kinds = Object.fromEntries(checked.conflicts.map(({ itemKey, kind }) => [itemKey, kind]));
  expect(kinds).toEqual({
    [keyOf(shenzhen, 5)]: 'taken',
    [keyOf(shenzhen, 6)]: 'double',
    [`${shenzhen}-t0-1|1`]: 'outside',
  });
  const stale = await service.call('v1/basket/move', { orderId, version: version + 1 }, boss);
  expectFailure(stale, 'conflict');
  const moved = await service.body('v1/basket/move', { orderId, version }, boss);
  expect(moved).toMatchObject({ movedItems: 1, version: version + 1 });
  expect(moved.conflicts.map(({ kind }) => kind).sort()).toEqual(['double', 'outside', 'taken']);
  const along = await service.body(
    'v1/basket/move',
    { orderId, version: moved.version, withConflicts: true },
    boss,
  );
  expect(along.movedItems).toBe(1);
  const { items } = await service.body('mediaOrder/getById', { orderId }, boss);
  expect(items.map(({ faceId }) => faceId)).toEqual([6, 4, 5].map((n) => `${shenzhen}-s${n}-1`));
  const left = await service.body('v1/basket/get', {}, boss);
  expect(left.items.map(({ itemKey }) => itemKey).sort()).toEqual(
    [keyOf(shenzhen, 6), `${shenzhen}-t0-1|1`].sort(),
  );
});

test('moving keeps the order’s holds, and an order that is not editable accepts nothing', async () => {
  const order = await ordered([shelter(7)], true);
  const version = await takeSteps(service, order, ['planning'], { as: 'admin' });
  const { orderId } = order;
  expect(await service.body('v1/orders/hold', { orderId }, as)).toMatchObject({ heldItems: 1 });
  const now = (await service.body('mediaOrder/getById', { orderId }, as)).row.version;
  expect(now).toBeGreaterThanOrEqual(version);
  await put(shelter(8));
  const moved = await service.body('v1/basket/move', { orderId, version: now }, as);
  expect(moved.movedItems).toBe(1);
  const { items } = await service.body('mediaOrder/getById', { orderId }, as);
  expect(items.map(({ heldUnits }) => heldUnits)).toEqual([1, 0]);
  await service.body(
    'v1/orders/transition',
    { orderId, version: moved.version, state: 'cancelled', reason: '测试' },
    { as: 'admin' },
  );
  await put(shelter(9));
  const fixed = await service.call('v1/basket/check', { orderId }, as);
  expectFailure(fixed, 'refused');
});
