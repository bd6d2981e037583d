import { beforeAll, expect, test } from 'vitest';
import { ownAndForeignOrder } from '../../testing/own-and-foreign.ts';
import type { SmallOrder } from '../../testing/small-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [shenzhen, wuhan] = ['440300', '420100'] as const;
const as = { as: 'customer' } as const;
const day = 86_400_000;
const service = startTestService();
let own: SmallOrder;
let foreign: SmallOrder;

beforeAll(async () => {
  ({ own, foreign } = await ownAndForeignOrder(service));
});

const commentsOf = (user: 'customer' | 'admin', more: object = {}) =>
  service.body('v1/orders/comments', { orderId: own.orderId, ...more }, { as: user });

test('a comment on the order and on a row can be written, read, mention colleagues and be withdrawn', async () => {
  const [shenzhenItem] = own.itemIds;
  const plain = await service.body('v1/orders/add-comment', { orderId: own.orderId, body: ' 请确认 ' }, as);
  expect(plain).toMatchObject({ body: '请确认', unit: null, isOwn: true, isForMe: false });
  const people = await service.body('v1/orders/colleagues', { orderId: own.orderId }, { as: 'admin' });
  expect(people.map(({ userId }) => userId)).toContain(service.userIds.customer);
  const onRow = await service.body(
    'v1/orders/add-comment',
    {
      orderId: own.orderId,
      itemId: shenzhenItem,
      body: '换一面',
      mentionedIds: [service.userIds.customer, service.userIds.customer],
    },
    { as: 'admin' },
  );
  expect(onRow.unit).toMatchObject({ unitKey: `${shenzhen}-s1-1`, unitName: '深圳一面' });
  expect(onRow.mentions).toHaveLength(1);
  const { rows, total } = await commentsOf('customer');
  expect(total).toBe(2);
  expect(rows.map(({ body, isForMe }) => [body, isForMe])).toEqual([
    ['换一面', true],
    ['请确认', false],
  ]);
  expect((await commentsOf('customer', { forMe: 'true' })).total).toBe(1);
  expect((await commentsOf('customer', { unitKey: `${shenzhen}-s1-1` })).total).toBe(1);
  const { commentId } = onRow;
  expectFailure(await service.call('v1/orders/remove-comment', { commentId }, as), 'notFound');
  await service.body('v1/orders/remove-comment', { commentId }, { as: 'admin' });
  expect((await commentsOf('customer')).total).toBe(1);
});

test('comments stay on their unit when the items are written anew, and out of sight where the city is', async () => {
  const [, wuhanItem] = own.itemIds;
  const input = { orderId: own.orderId, itemId: wuhanItem, body: '武汉的话' };
  expectFailure(await service.call('v1/orders/add-comment', input, as), 'notFound');
  await service.body('v1/orders/add-comment', input, { as: 'admin' });
  expect((await commentsOf('admin', { unitKey: `${wuhan}-s1-1` })).total).toBe(1);
  const seen = await commentsOf('customer');
  expect(seen.rows.map(({ body }) => body)).not.toContain('武汉的话');
  expect(seen.total).toBe((await commentsOf('admin')).total - 1);
  const called = await service.call(
    'v1/orders/add-comment',
    { ...input, mentionedIds: [service.userIds.customer] },
    { as: 'admin' },
  );
  expectFailure(called, 'invalid');
  await service.context.db.deleteFrom('media_order_item').where('item_id', '=', wuhanItem).execute();
  expect((await commentsOf('admin', { unitKey: `${wuhan}-s1-1` })).total).toBe(1);
});

test('every call treats foreign orders as unknown', async () => {
  const { orderId } = foreign;
  for (const key of ['v1/orders/comments', 'v1/orders/colleagues', 'v1/orders/shares'] as const)
    expectFailure(await service.call(key, { orderId }, as), 'notFound');
  expectFailure(await service.call('v1/orders/add-comment', { orderId, body: '话' }, as), 'notFound');
  expectFailure(await service.call('v1/orders/share', { orderId }, as), 'notFound');
  const { shareId } = await service.body('v1/orders/share', { orderId });
  expectFailure(await service.call('v1/orders/revoke-share', { shareId }, as), 'notFound');
});

const open = (token: string) => service.call('v1/orders/shared', { token }, { as: null });

test('a link shows only what its creator sees, without prices unless they are shared', async () => {
  const { orderId } = own;
  const { token } = await service.body('v1/orders/share', { orderId }, as);
  const seen = (await open(token)).envelope.body!;
  expect(seen).toMatchObject({ name: '双城候车亭', units: 1, total: 1, amounts: null });
  expect(seen.rows).toMatchObject([{ unitName: '深圳一面', netFen: null }]);
  expect(seen.watermark).toContain(seen.sharerName);
  const text = JSON.stringify(seen);
  for (const hidden of ['武汉', orderId, own.itemIds[0], service.userIds.customer, '700000'])
    expect(text).not.toContain(hidden);
  const priced = await service.body('v1/orders/share', { orderId, showsPrices: true }, as);
  const detail = await service.body('mediaOrder/getById', { orderId }, as);
  expect((await open(priced.token)).envelope.body!.amounts).toEqual(detail.row.amounts);
  const [newest] = await service.body('v1/orders/shares', { orderId }, as);
  expect(newest).toMatchObject({ shareId: priced.shareId, opens: 1, state: 'active', showsPrices: true });
});

test('revoked, expired and unknown links and links of a disabled creator give the same answer', async () => {
  const { orderId } = own;
  const { db } = service.context;
  const revoked = await service.body('v1/orders/share', { orderId }, as);
  expect((await open(revoked.token)).status).toBe(200);
  await service.body('v1/orders/revoke-share', { shareId: revoked.shareId }, as);
  const live = await service.body('v1/orders/share', { orderId, days: 1 }, as);
  const enable = (isEnabled: boolean) =>
    db
      .updateTable('app_user')
      .set({ is_enabled: isEnabled })
      .where('id', '=', service.userIds.customer)
      .execute();
  await enable(false);
  const ofDisabled = await open(live.token);
  await enable(true);
  expect((await open(live.token)).status).toBe(200);
  service.advance(day + 1000);
  const answers = [
    ofDisabled,
    await open(live.token),
    await open(revoked.token),
    await open('x'.repeat(43)),
    await open("' or 1=1 --"),
  ];
  service.advance(-day - 1000);
  for (const answer of answers) expectFailure(answer, 'notFound');
  expect(new Set(answers.map(({ envelope }) => envelope.message)).size).toBe(1);
});

test('a city that the creator has lost is no longer shown by the links', async () => {
  const { db } = service.context;
  const { orderId } = own;
  const { token } = await service.body('v1/orders/share', { orderId }, { as: 'admin' });
  expect((await open(token)).status).toBe(200);
  const { role_id: roleId } = await db
    .selectFrom('app_user')
    .select('role_id')
    .where('id', '=', service.userIds.admin)
    .executeTakeFirstOrThrow();
  const role = await db.selectFrom('role').selectAll().where('id', '=', roleId).executeTakeFirstOrThrow();
  await db.updateTable('role').set({ permission: '{}' }).where('id', '=', roleId).execute();
  expectFailure(await open(token), 'notFound');
  await db
    .updateTable('role')
    .set({ permission: JSON.stringify(role.permission) })
    .where('id', '=', roleId)
    .execute();
  expect((await open(token)).status).toBe(200);
});

test('every step is in the audit chain, the token nowhere', async () => {
  const { db, audit } = service.context;
  const { token } = await service.body('v1/orders/share', { orderId: own.orderId }, as);
  await open(token);
  const rows = await db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('action', 'like', 'order.%')
    .execute();
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set([
      'order.comment',
      'order.comment-remove',
      'order.share',
      'order.share-open',
      'order.share-refuse',
      'order.share-revoke',
    ]),
  );
  expect(JSON.stringify(rows)).not.toContain(token);
  const stored = await db.selectFrom('order_share').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await audit.firstBroken()).toBeNull();
});
