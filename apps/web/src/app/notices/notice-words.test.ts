import type { Notice } from '@ooh/contract/v1/notices/list';
import { expect, test } from 'vitest';
import { noticeWords } from './notice-words.ts';

const notice = (change: Partial<Notice>): Notice => ({
  noticeId: 'n',
  kind: 'order-step',
  subject: '秋季焕新',
  text: null,
  actorName: '林悦',
  orderId: 'o-1',
  orderMode: 'base',
  orderState: null,
  planId: null,
  planKind: null,
  address: null,
  at: '2026-11-21T06:00:00.000Z',
  isUnread: true,
  ...change,
});

test('who did what with which order, and the page that shows it', () => {
  expect(noticeWords(notice({ orderState: 'running' }))).toEqual({
    title: '林悦把「秋季焕新」变更为投放中',
    description: null,
    href: '/marketing/order/detail?orderId=o-1',
    tone: 'info',
  });
  expect(noticeWords(notice({ actorName: null, orderState: 'ended' })).title).toMatch(/^系统把/);
  expect(noticeWords(notice({ kind: 'mention', text: '请看' }))).toMatchObject({
    title: '林悦在「秋季焕新」提到了您',
    description: '请看',
  });
});

test('a plan opens where it is computed again; a job leads nowhere', () => {
  const plan = { orderId: null, planId: 'p-1', planKind: 'bus' } as const;
  expect(noticeWords(notice({ kind: 'plan-failed', ...plan }))).toMatchObject({
    href: '/marketing/smart-select/create/step-2?planId=p-1',
    tone: 'error',
  });
  expect(noticeWords(notice({ kind: 'share-opened', ...plan, text: '已打开 2 次' }))).toEqual({
    title: '您分享的「秋季焕新」被打开',
    description: '已打开 2 次',
    href: '/marketing/smart-select/defence?planId=p-1',
    tone: 'info',
  });
  expect(noticeWords(notice({ kind: 'job-failed', orderId: null })).href).toBeNull();
});

test('a new placement of a competitor leads to the monitor', () => {
  const address = '/strategy/competition/monitor?city=310100';
  const sighting = {
    kind: 'sighting' as const,
    subject: '汽车 · 上海',
    orderId: null,
    actorName: null,
    address,
  };
  expect(noticeWords(notice({ ...sighting, text: '驰野越野 在 上海市 新上 12 面公交候车亭' }))).toEqual({
    title: '「汽车 · 上海」有新的竞品投放',
    description: '驰野越野 在 上海市 新上 12 面公交候车亭',
    href: address,
    tone: 'info',
  });
});
