import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { orderGrants } from '../../testing/order-grants.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { newOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'];
const service = startTestService();
let mate: { token: string; userId: string };
let narrow: { token: string; userId: string };

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallInventory(service, shenzhen);
  mate = await signInAs(
    service,
    '同事',
    orderGrants([{ regionCodes: [shenzhen, shanghai], mediaIds: [1, 2, 7] }]),
  );
  narrow = await signInAs(service, '同事乙', orderGrants([{ regionCodes: [shenzhen], mediaIds: [1, 2] }]));
});

const twoCities = { cityCodes: [shenzhen, shanghai], mediumIds: [2, 7] };
const ownersOf = async (orderId: string) =>
  (await service.body('mediaOrder/getById', { orderId })).row.ownerName;

test('an order goes to a colleague who sees all of it, who is told, with who gave it and why', async () => {
  const { orderId, version } = await newOrder(service, [shelterItem(service, shenzhen, 1)], twoCities, {
    submit: true,
  });
  const before = await ownersOf(orderId);
  const people = await service.body('v1/orders/receivers', { orderId });
  expect(people.map(({ userId, refusal }) => [userId, refusal])).toEqual(
    expect.arrayContaining([
      [mate.userId, null],
      [narrow.userId, expect.stringMatching(/^其数据权限不含上海市、/)],
    ]),
  );
  const transfer = { orderId, version, userId: mate.userId, reason: '客户归组' };
  const stored = await service.body('v1/orders/transfer', transfer);
  expect(stored).toMatchObject({ orderId, version: version + 1, state: 'ready' });
  const order = await service.body('mediaOrder/getById', { orderId });
  expect(order.row).toMatchObject({ ownerId: mate.userId, ownerName: '同事' });
  expect(order.transfers).toEqual([
    expect.objectContaining({ fromName: before, toName: '同事', actorName: before, reason: '客户归组' }),
  ]);
  const { rows } = await service.body('v1/notices/list', {}, { as: mate });
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'order-transfer', orderId, actorName: before, text: '客户归组' }),
  );
  // He who gave it is not told of it, and still sees the order.
  const own = await service.body('v1/notices/list', {});
  expect(own.rows.filter(({ kind }) => kind === 'order-transfer')).toEqual([]);
  const audit = await service.context.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'order.transfer')
    .execute();
  expect(audit).toHaveLength(1);
});

test('refused: who does not see all of it, who owns it, strangers, an outdated version; nothing changes', async () => {
  const { orderId, version } = await newOrder(service, [], twoCities);
  const owner = await ownersOf(orderId);
  const { row } = await service.body('mediaOrder/getById', { orderId });
  const refused = async (userId: string, words: RegExp) => {
    const answer = await service.call('v1/orders/transfer', { orderId, version, userId });
    expectFailure(answer, 'refused');
    expect(answer.envelope?.message).toMatch(words);
  };
  await refused(narrow.userId, /不能转交给「同事乙」：其数据权限不含/);
  await refused(row.ownerId, /已由此人负责/);
  await refused('0193a1b2-0000-7000-8000-00000000dead', /所属机构/);
  expectFailure(
    await service.call('v1/orders/transfer', { orderId, version: version + 1, userId: mate.userId }),
    'conflict',
  );
  expectFailure(
    await service.call('v1/orders/transfer', { orderId, version, userId: mate.userId }, { as: 'customer' }),
    'notFound',
  );
  expect(await ownersOf(orderId)).toBe(owner);
});
