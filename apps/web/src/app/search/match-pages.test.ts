import { expect, test } from 'vitest';
import { matchPages, searchablePages, type Transliterate } from './match-pages.ts';

const routes = [
  { path: '/', metadata: { title: '发现', layout: 'default' } },
  { path: '/login', metadata: { title: '登录', layout: 'blank' } },
  {
    path: '/marketing',
    metadata: { title: '投资订单管理', layout: 'default', auth_key: 'investmentOrderData.pageIsEnabled' },
  },
  {
    path: '/marketing/smart-select',
    metadata: {
      title: '智选模式',
      layout: 'default',
      auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    },
  },
  {
    path: '/marketing/smart-select/plan-bus',
    metadata: { title: '公交智选方案', layout: 'default', tabKeys: ['planId'] },
  },
] as const;
const permission = {
  investmentOrderData: { pageIsEnabled: true, wiseChoicePatternData: { isEnabled: true } },
};
const pinyin: Record<string, { full: string; initials: string }> = {
  发现: { full: 'faxian', initials: 'fx' },
  投资订单管理: { full: 'touzidingdanguanli', initials: 'tzddgl' },
  智选模式: { full: 'zhixuanmoshi', initials: 'zxms' },
};
const transliterate: Transliterate = (text) => pinyin[text];
const found = (typed: string, granted: unknown = permission) =>
  matchPages(searchablePages(routes, granted), typed, transliterate).map(({ path }) => path);

test('pages that need a plan, or lie outside the shell, are not offered', () => {
  expect(found('')).toEqual(['/', '/marketing', '/marketing/smart-select']);
});

test('pages without permission are not offered', () => {
  expect(found('', null)).toEqual(['/']);
});

test('titles, pinyin, initials, parents and addresses match, best first', () => {
  expect(found('智选')).toEqual(['/marketing/smart-select']);
  expect(found('ZXMS')).toEqual(['/marketing/smart-select']);
  expect(found('zhixuan')).toEqual(['/marketing/smart-select']);
  expect(found('订单')).toEqual(['/marketing', '/marketing/smart-select']);
  expect(found('smart')).toEqual(['/marketing/smart-select']);
  expect(found('没有')).toEqual([]);
});

test('a page names the pages above it', () => {
  const [, , smart] = searchablePages(routes, permission);
  expect(smart.place).toEqual(['投资订单管理']);
});
