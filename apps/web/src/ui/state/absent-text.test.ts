import { expect, test } from 'vitest';
import { absentText, isAbsence } from './absent-text.ts';
import { nameInTitle } from './named-part.tsx';

test("who asks for what is unknown or another's is told so in one sentence", () => {
  expect(absentText('未找到人群包')).toBe('没有找到这个人群包，或不在您的权限内');
  expect(absentText('城市不存在，或不在您的数据权限内')).toBe('城市不存在，或不在您的数据权限内');
});

test('only an absent subject is no failure', () => {
  expect(isAbsence(Object.assign(new Error('未找到订单'), { isAbsent: true }))).toBe(true);
  expect(isAbsence(Object.assign(new Error('服务内部错误'), { isAbsent: false }))).toBe(false);
  expect(isAbsence(new Error('网络连接失败'))).toBe(false);
  expect(isAbsence(null)).toBe(false);
});

test.each([
  ['城市对比（2/4）', '城市对比'],
  ['城市排名：25–35岁 且 有车', '城市排名'],
  ['固定的洞察 3', '固定的洞察'],
  ['24 小时曲线', '24 小时曲线'],
  ['深圳 · 可售媒体', '深圳 · 可售媒体'],
])('the name of the card 「%s」 is %s', (title, name) => {
  expect(nameInTitle(title)).toBe(name);
});
