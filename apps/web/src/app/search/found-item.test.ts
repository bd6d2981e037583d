import type { Found } from '@ooh/contract/v1/find';
import { expect, test } from 'vitest';
import { hrefOfFound, itemOfFound } from './found-item.ts';

const found = (change: Partial<Found>): Found => ({
  kind: 'order',
  id: 'o-1',
  name: '秋季焕新',
  detail: 'DD2611210001 · 星河汽车',
  cityCode: null,
  mediumId: null,
  orderMode: null,
  orderState: null,
  planKind: null,
  planState: null,
  ...change,
});

test('each kind opens the page that shows it', () => {
  const order = { orderMode: 'base', orderState: 'running' } as const;
  expect(hrefOfFound(found(order))).toBe('/marketing/order/detail?orderId=o-1');
  expect(hrefOfFound(found({ ...order, orderState: 'draft' }))).toBe(
    '/marketing/order/create/step-1?orderId=o-1',
  );
  expect(hrefOfFound(found({ kind: 'plan', planKind: 'bus', planState: 'ready' }))).toBe(
    '/marketing/smart-select/plan-bus?planId=o-1',
  );
  expect(hrefOfFound(found({ kind: 'brand', name: '星河' }))).toBe('/marketing/order?q=%E6%98%9F%E6%B2%B3');
  expect(hrefOfFound(found({ kind: 'position', name: 'A', cityCode: '440300', mediumId: 2 }))).toBe(
    '/media?city=440300&q=A&media=2',
  );
  expect(hrefOfFound(found({ kind: 'line', name: 'M3', cityCode: '440300', mediumId: 1 }))).toBe(
    '/administration/bus-lines?city=440300&q=M3',
  );
});

test('an order says its state beside number and brand', () => {
  const item = itemOfFound(found({ orderMode: 'base', orderState: 'running' }));
  expect(item).toMatchObject({
    group: '订单',
    title: '秋季焕新',
    detail: 'DD2611210001 · 星河汽车 · 投放中',
  });
});
