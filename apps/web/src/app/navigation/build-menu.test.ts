import { describe, expect, test } from 'vitest';
import { buildMenu, menuTrail, type DescribedRoute, type MenuNode } from './build-menu.ts';

const routes: DescribedRoute[] = [
  { path: '/', metadata: { title: '发现', layout: 'default', isMenu: true, sort: 0 } },
  { path: '/login', metadata: { title: '登录', layout: 'blank', noAuth: true } },
  {
    path: '/marketing/order',
    metadata: {
      title: '订单模式',
      layout: 'default',
      isMenu: true,
      sort: 2,
      auth_key: 'investmentOrderData.orderPatternData.isEnabled',
    },
  },
  {
    path: '/marketing/smart-select',
    metadata: {
      title: '智选模式',
      layout: 'default',
      isMenu: true,
      sort: 1,
      auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    },
  },
  {
    path: '/marketing/smart-select/plan-bus',
    metadata: {
      title: '公交智选方案',
      layout: 'default',
      auth_key: 'investmentOrderData.wiseChoicePatternData.isEnabled',
    },
  },
  {
    path: '/marketing',
    metadata: {
      title: '投资订单管理',
      layout: 'default',
      isMenu: true,
      sort: 3,
      pageIsEnabled: 'investmentOrderData.pageIsEnabled',
    },
  },
  {
    path: '/media/analysis/city',
    metadata: {
      title: '城市底盘',
      layout: 'default',
      isMenu: true,
      auth_key: 'digitalAssetRoleData.allNationwideMediaData.isEnabled',
    },
  },
  {
    path: '/media',
    metadata: {
      title: '数字资产管理',
      layout: 'default',
      isMenu: true,
      sort: 1,
      auth_key: 'digitalAssetRoleData.pageIsEnabled',
    },
  },
  {
    path: '/strategy/combination',
    metadata: {
      title: '目标与组合',
      layout: 'default',
      isMenu: true,
      auth_key:
        'smartMarketingData.wisdomTargetData.targetShowState,smartMarketingData.wisdomCombinationData.isEnabled',
    },
  },
];

const drawn = (nodes: readonly MenuNode[]): string =>
  nodes.map(({ title, children }) => (children.length ? `${title}(${drawn(children)})` : title)).join(' ');

const investment = (page: boolean, order: boolean, smart: boolean) => ({
  investmentOrderData: {
    pageIsEnabled: page,
    orderPatternData: { isEnabled: order },
    wiseChoicePatternData: { isEnabled: smart },
  },
});

describe('the menu of a permission structure', () => {
  test.each([null, undefined, {}, 'damaged', { investmentOrderData: null }])(
    'shows only open pages for %j',
    (permission) => {
      expect(drawn(buildMenu(routes, permission))).toBe('发现');
    },
  );

  test('shows groups and entries by their own flags, in order of sort', () => {
    expect(drawn(buildMenu(routes, investment(true, true, true)))).toBe(
      '发现 投资订单管理(智选模式 订单模式)',
    );
    expect(drawn(buildMenu(routes, investment(true, false, true)))).toBe('发现 投资订单管理(智选模式)');
    expect(drawn(buildMenu(routes, investment(true, false, false)))).toBe('发现 投资订单管理');
  });

  test('hides the entries of a group that is off', () => {
    expect(drawn(buildMenu(routes, investment(false, true, true)))).toBe('发现');
  });

  test('an entry with two flags shows for either, at the top where it has no group', () => {
    const either = { smartMarketingData: { wisdomCombinationData: { isEnabled: true } } };
    expect(drawn(buildMenu(routes, either))).toBe('发现 目标与组合');
  });

  test('skips path levels without a route of their own', () => {
    const media = {
      digitalAssetRoleData: { pageIsEnabled: true, allNationwideMediaData: { isEnabled: true } },
    };
    expect(drawn(buildMenu(routes, media))).toBe('发现 数字资产管理(城市底盘)');
  });
});

test('a page below an entry keeps that entry marked', () => {
  const menu = buildMenu(routes, investment(true, true, true));
  expect(menuTrail(menu, '/marketing/smart-select/plan-bus')).toEqual([
    '/marketing',
    '/marketing/smart-select',
  ]);
  expect(menuTrail(menu, '/marketing')).toEqual(['/marketing']);
  expect(menuTrail(menu, '/')).toEqual(['/']);
  expect(menuTrail(menu, '/marketing-else')).toEqual([]);
});
