import { expect, test } from 'vitest';
import type { DescribedRoute } from '../navigation/build-menu.ts';
import { localItems } from './match-items.ts';

const route = (
  path: string,
  title: string,
  auth_key?: DescribedRoute['metadata']['auth_key'],
): DescribedRoute => ({
  path,
  metadata: { title, layout: 'default' as const, ...(auth_key === undefined ? {} : { auth_key }) },
});
const orders = 'investmentOrderData.orderPatternData.isEnabled';
const routes = [
  route('/', '发现'),
  route('/marketing/order', '订单模式', orders),
  route('/marketing/order/select-mode', '选择下单方式', orders),
];
const granted = { investmentOrderData: { orderPatternData: { isEnabled: true } } };
const none = () => ({ full: '', initials: '' });
const titles = (typed: string, permission: unknown = granted) => {
  const { first, last } = localItems(routes, permission, typed, none);
  return { first: first.map(({ title }) => title), last: last.map(({ title }) => title) };
};

test('with nothing typed, what can be done stands before the pages', () => {
  const { first } = titles('');
  expect(first.indexOf('新建订单')).toBeLessThan(first.indexOf('发现'));
});

test('a page called what is typed comes first, help and terms last', () => {
  expect(titles('订单模式').first[0]).toBe('订单模式');
  expect(titles('锁位').last).toContain('怎么锁位，锁位到期怎么办？');
  expect(titles('tgi').last).toContain('TGI');
});

test('an action is found by another word for it', () => {
  expect(titles('下单').first).toContain('新建订单');
});

test('what the user may not open is not offered', () => {
  expect(titles('', {}).first).not.toContain('新建订单');
  expect(titles('导入').first).not.toContain('导入数据');
});
