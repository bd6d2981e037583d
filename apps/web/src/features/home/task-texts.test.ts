import type { Task } from '@ooh/contract/domain/home';
import { expect, test } from 'vitest';
import { leftText, taskText } from './task-texts.ts';

const now = new Date('2026-11-23T02:00:00Z');
const task = (change: Partial<Task>): Task => ({
  kind: 'confirm',
  orderId: 'o 1',
  planId: null,
  planKind: null,
  orderMode: 'base',
  name: '秋季焕新',
  brandName: '驰野越野',
  cityNames: ['深圳市'],
  units: null,
  since: null,
  dueAt: null,
  reason: null,
  ...change,
});

test('what ends says how long is left, in the unit that matters', () => {
  expect(leftText('2026-11-23T02:30:00Z', now)).toBe('剩 30 分钟');
  expect(leftText('2026-11-23T07:12:00Z', now)).toBe('剩 5 小时');
  expect(leftText('2026-11-26T01:00:00Z', now)).toBe('剩 2 天');
  expect(leftText('2026-11-23T02:00:00Z', now)).toBe('已到期');
});

test('the client is asked for his word, the agency waits for it', () => {
  expect(taskText(task({}), now, true)).toMatchObject({ name: '待您确认', action: '确认方案' });
  expect(taskText(task({}), now, false)).toMatchObject({ name: '待客户确认' });
});

test('each task leads to the page where it is done', () => {
  const href = (change: Partial<Task>) => taskText(task(change), now, false).href;
  expect(href({})).toBe('/marketing/order/detail?orderId=o%201');
  expect(href({ kind: 'lock', orderMode: 'man-land' })).toBe(
    '/marketing/order/detail-man-land?orderId=o%201',
  );
  expect(href({ kind: 'submit' })).toBe('/marketing/order/create/step-1?orderId=o%201');
  expect(href({ kind: 'fault' })).toBe('/marketing/order/monitoring?orderId=o%201');
  expect(href({ kind: 'conclude' })).toBe('/evaluation/detail?orderId=o%201');
  expect(href({ kind: 'stale-plan', orderId: null, planId: 'p', planKind: 'ta' })).toBe(
    '/marketing/smart-select/plan-ta?planId=p',
  );
});

test('places, units and reason stand in one line', () => {
  const { detail, when } = taskText(
    task({ cityNames: ['深圳市', '广州市', '上海市'], units: 17, since: '2026-11-20T02:00:00Z' }),
    now,
    false,
  );
  expect(detail).toBe('深圳市、广州市等 3 城 · 17 面/辆');
  expect(when).toBe('已 3 天');
});
