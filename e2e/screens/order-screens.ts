import type { Locator, Page } from 'playwright-core';
import { orderViews } from '../../apps/web/src/shared/order/order-views.ts';
import { presented } from './presented.ts';
import type { Ids, Screen } from './screen.ts';

const list = '/marketing/order';

/** Tabs by the order with most content: the running one, or the one with a history. */
const detailTabs = [
  ...(['media', 'schedule', 'quotation', 'estimate', 'match'] as const).map(
    (tab) => [tab, 'posted'] as const,
  ),
  ...(['versions', 'record', 'comments'] as const).map((tab) => [tab, 'referred'] as const),
];

async function openBasket(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^方案篮，[1-9]\d* 项媒体/ }).click();
  const basket = page.getByRole('dialog', { name: '方案篮', exact: true });
  await basket.getByText('触达人数').waitFor({ timeout: 60_000 });
  return basket;
}

/** The basket of an order, over the screen where media are chosen. */
const basketScreens: readonly Screen[] = [
  {
    name: 'basket',
    async prepare(page: Page) {
      await openBasket(page);
    },
  },
  {
    name: 'basket-compare',
    async prepare(page: Page) {
      const basket = await openBasket(page);
      for (const at of [0, 1]) await basket.getByRole('checkbox', { name: /^选择/ }).nth(at).check();
      await basket.getByRole('button', { name: /^对比/ }).click();
      await page.getByRole('table', { name: '媒体对比' }).waitFor();
    },
  },
  {
    name: 'basket-move',
    async prepare(page: Page) {
      const basket = await openBasket(page);
      await basket.getByRole('button', { name: /^转入订单/ }).click();
      await page
        .getByRole('dialog', { name: /^转入/ })
        .getByText(/项可转入/)
        .waitFor();
    },
  },
].map((screen) => ({
  ...screen,
  as: 'planner',
  path: (ids: Ids) => `${list}/create/step-2-base?orderId=${ids.order}`,
}));

async function schedule(page: Page): Promise<void> {
  await page.getByRole('grid', { name: '排期表' }).waitFor();
}

/** Orders: the list, the steps of every mode, the detail with its tabs and views, and the running order. */
export const orderScreens: readonly Screen[] = [
  { name: 'order-list', as: 'planner', path: () => list },
  ...(['board', 'calendar'] as const).map((view) => ({
    name: `order-list-${view}`,
    as: 'planner' as const,
    path: () => `${list}?view=${view}`,
  })),
  {
    name: 'order-compare',
    as: 'planner',
    path: () => list,
    async prepare(page) {
      for (const name of [/星河汽车 深圳 组合/, /星河汽车 深圳 参考往期/])
        await page.getByRole('row', { name }).getByRole('checkbox').check();
      await page.getByRole('button', { name: /^对\s*比$/ }).click();
      await page.getByRole('table', { name: '订单对比' }).waitFor();
    },
  },
  { name: 'order-select-mode', as: 'planner', path: () => `${list}/select-mode` },
  { name: 'order-step-1-new', as: 'planner', path: () => `${list}/create/step-1?mode=base` },
  { name: 'order-step-1', as: 'planner', path: (ids) => `${list}/create/step-1?orderId=${ids.order}` },
  { name: 'order-base', as: 'planner', path: (ids) => `${list}/create/step-2-base?orderId=${ids.order}` },
  {
    name: 'order-refer',
    as: 'planner',
    path: (ids) => `${list}/create/step-2-refer?orderId=${ids.referred}`,
  },
  ...basketScreens,
  {
    name: 'order-schedule',
    as: 'planner',
    path: (ids) => `${list}/create/step-3?orderId=${ids.order}`,
    shows: schedule,
  },
  {
    name: 'order-man-land',
    as: 'planner',
    path: (ids) => `${list}/create/step-3-man-land?orderId=${ids.matched}`,
    async prepare(page) {
      const matrix = page.getByRole('table', { name: /人×地矩阵/ });
      await matrix.getByRole('button', { name: /TGI/ }).first().click();
      await page
        .getByRole('button', { name: /^加入排期|再加/ })
        .first()
        .waitFor();
      await page.getByRole('region', { name: '目标人群 → 场景 → 媒体' }).getByRole('img').waitFor();
    },
  },
  ...(['board', 'table', 'photos', 'map', 'timeline'] as const).map((view) => ({
    name: `order-monitoring-${view}`,
    as: 'planner' as const,
    path: (ids: Ids) => `${list}/monitoring?orderId=${ids.posted}&view=${view}`,
  })),
  {
    name: 'order-competition',
    as: 'planner',
    path: (ids) => `${list}/competition?orderId=${ids.posted}`,
  },
  {
    name: 'order-suggestion',
    as: 'planner',
    path: (ids) => `${list}/suggestion?orderId=${ids.posted}&part=city&q=SOS`,
  },
  {
    name: 'order-detail-man-land',
    as: 'planner',
    path: (ids) => `${list}/detail-man-land?orderId=${ids.matched}`,
    async shows(page) {
      await page.getByRole('list', { name: '覆盖漏斗' }).waitFor();
      await page.getByRole('region', { name: '区域覆盖与缺口' }).getByRole('row').nth(1).waitFor();
    },
  },
  // The plain detail of such an order, as a link from elsewhere opens it.
  { name: 'order-detail-of-matched', as: 'planner', path: (ids) => `${list}/detail?orderId=${ids.matched}` },
  {
    name: 'order-detail-of-referred',
    as: 'planner',
    path: (ids) => `${list}/detail?orderId=${ids.referred}`,
  },
  {
    name: 'order-detail-locking',
    as: 'planner',
    path: (ids) => `${list}/detail?orderId=${ids.locking}`,
    async shows(page: Page) {
      await page.getByRole('region', { name: '不能锁位的媒体' }).waitFor();
    },
  },
  { name: 'order-detail', as: 'planner', path: (ids) => `${list}/detail?orderId=${ids.posted}` },
  ...detailTabs.map(([tab, order]) => ({
    name: `order-detail-${tab}`,
    as: 'planner' as const,
    path: (ids: Ids) => `${list}/detail?orderId=${ids[order]}&tab=${tab}`,
    isVariant: true,
  })),
  ...orderViews.map((view) => ({
    name: `order-view-${view}`,
    as: 'planner' as const,
    path: (ids: Ids) => `${list}/detail?orderId=${ids.posted}&view=${view}`,
  })),
  { name: 'shared-order', as: null, path: (ids) => `/shared-order#${ids.shareToken}` },
  { name: 'shared-report-absent', as: null, path: () => '/shared-report' },
  {
    name: 'order-defence',
    as: 'planner',
    path: (ids) => `${list}/defence?orderId=${ids.posted}`,
    shows: presented,
  },
  { name: 'shared-defence-absent', as: null, path: () => '/shared-defence' },
];
