import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { smallOrder, smallShelterItem, type SmallOrder } from '../../testing/small-order.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const [shenzhen, wuhan] = ['440300', '420100'] as const;
const admin = { as: 'admin' } as const;
const customer = { as: 'customer' } as const;
const service = startTestService();
let order: SmallOrder;

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  order = await smallOrder(service, {
    owner: 'planner',
    items: [smallShelterItem(shenzhen, '深圳一面'), smallShelterItem(wuhan, '武汉一面')],
  });
});

const say = (body: string) => service.body('v1/orders/add-comment', { orderId: order.orderId, body });
const heard = async () =>
  (await service.body('v1/notices/list', {}, admin)).rows
    .filter(({ orderId, kind }) => orderId === order.orderId && kind === 'comment')
    .map(({ text }) => text);
const follow = (isFollowing: boolean) =>
  service.body('v1/orders/follow', { orderId: order.orderId, isFollowing }, admin);

test('who follows an order of somebody else is told of it, and no longer once he stops', async () => {
  await say('没有人听');
  expect(await heard()).toEqual([]);
  await follow(true);
  await follow(true);
  expect(await service.body('v1/orders/followers', { orderId: order.orderId }, admin)).toMatchObject({
    isFollowing: true,
    isOwnMatter: false,
  });
  await say('关注者听到');
  expect(await heard()).toContain('关注者听到');
  await follow(false);
  expect(await heard()).toEqual([]);
});

test('its owner is told in any case, and is shown the followers of his organisation alone', async () => {
  await follow(true);
  const seen = await service.body('v1/orders/followers', { orderId: order.orderId });
  expect(seen).toEqual({ isFollowing: false, isOwnMatter: true, names: [] });
});

test('nobody follows what he does not see', async () => {
  const asked = { orderId: order.orderId, isFollowing: true };
  expectFailure(await service.call('v1/orders/follow', asked, customer), 'notFound');
  expectFailure(await service.call('v1/orders/followers', { orderId: order.orderId }, customer), 'notFound');
});
