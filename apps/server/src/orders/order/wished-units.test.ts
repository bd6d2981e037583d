import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { newOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory, shelterFace } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService, type CallAnswer } from '../../testing/test-service.ts';
import { jsonb } from '../../platform/storage/postgres/database.ts';
import type { CallKey } from '@ooh/contract/registry';

const [shenzhen, foreign] = ['440300', '420100'];
const service = startTestService();
const want = shelterFace(shenzhen, 1);
const avoid = shelterFace(shenzhen, 2);

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallInventory(service, shenzhen);
  await seedSmallInventory(service, foreign);
});

function expectRefusal(answer: CallAnswer<CallKey>, name: 'refused' | 'invalid', words: RegExp): void {
  expectFailure(answer, name);
  expect(answer.envelope?.message).toMatch(words);
}

const wishes = { mustUnits: [want], excludedUnits: [avoid] };
const getOrder = (orderId: string, as?: 'customer') =>
  service.body('mediaOrder/getById', { orderId }, as === undefined ? {} : { as });

test('units of 必投 and 避投 come back with the names under which they are sold', async () => {
  const { orderId } = await newOrder(service, [shelterItem(service, shenzhen, 1)], {
    wishes: { ...wishes, mustUnits: [want, 'gone'] },
  });
  const { brief, wishedUnits } = await getOrder(orderId);
  expect(brief.wishes).toMatchObject({ mustUnits: [want, 'gone'], excludedUnits: [avoid] });
  expect(wishedUnits.map(({ unitId, cityName, mediumId }) => [unitId, cityName, mediumId])).toEqual([
    [want, '深圳市', 2],
    [avoid, '深圳市', 2],
  ]);
  expect(wishedUnits[0].unitName).toMatch(/候车亭/);
});

test('what is to be avoided is bought by no way, and the fault names row and unit', async () => {
  const item = shelterItem(service, shenzhen, 2);
  const brief = { name: '避投', wishes };
  expectRefusal(
    await service.call('mediaOrder/create', {
      brief: (await getOrder((await newOrder(service, [], brief)).orderId)).brief,
      items: [item],
    }),
    'refused',
    /第 1 行「.+」在避投之列/,
  );
  const order = await newOrder(service, [shelterItem(service, shenzhen, 1)], brief);
  const { orderId } = order;
  const refused = await service.call('mediaOrder/update', {
    orderId,
    version: order.version,
    items: [shelterItem(service, shenzhen, 1), item],
  });
  expectRefusal(refused, 'refused', /第 2 行「.+」在避投之列/);
  // Nothing of the refused change is there.
  const { row, brief: stored, items } = await getOrder(orderId);
  expect([row.version, items.length]).toEqual([order.version, 1]);
  // A unit that is bought cannot become one to be avoided.
  expectRefusal(
    await service.call('mediaOrder/update', {
      orderId,
      version: row.version,
      brief: { ...stored, wishes: { ...stored.wishes, mustUnits: [], excludedUnits: [want] } },
    }),
    'refused',
    /第 1 行「.+」在避投之列/,
  );
});

test('a unit is not wanted and to be avoided at once', async () => {
  const { brief } = await getOrder((await newOrder(service)).orderId);
  expectRefusal(
    await service.call('mediaOrder/create', {
      brief: { ...brief, wishes: { ...brief.wishes, mustUnits: [want], excludedUnits: [want] } },
    }),
    'invalid',
    /不能既必投又避投/,
  );
});

test("a unit outside the reader's scope is not shown to him, and stays when he saves", async () => {
  const far = shelterFace(foreign, 1);
  const brief = { mediumIds: [2], wishes: { mustUnits: [want] } };
  const order = await newOrder(service, [], brief, { as: 'customer' });
  const { orderId } = order;
  const stored = { mustUnits: [want, far], excludedUnits: [shelterFace(foreign, 2)] };
  await service.context.db
    .updateTable('media_order')
    .set({ city_codes: [shenzhen, foreign], brief: jsonb(stored) })
    .where('order_id', '=', orderId)
    .execute();
  const seen = await getOrder(orderId, 'customer');
  expect(seen.brief.wishes).toMatchObject({ mustUnits: [want], excludedUnits: [] });
  expect(seen.wishedUnits.map(({ unitId }) => unitId)).toEqual([want]);
  const changed = { ...seen.brief, wishes: { ...seen.brief.wishes, mustUnits: [], excludedUnits: [want] } };
  await service.body(
    'mediaOrder/update',
    { orderId, version: order.version, brief: changed },
    { as: 'customer' },
  );
  const kept = await service.context.db
    .selectFrom('media_order')
    .select('brief')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(kept.brief).toMatchObject({ mustUnits: [far], excludedUnits: [want, shelterFace(foreign, 2)] });
});
