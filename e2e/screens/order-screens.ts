import type { Page } from 'playwright-core';
import { orderViews } from '../../apps/web/src/features/order/detail/order-views.ts';
import type { Ids, Screen } from './screen.ts';

const list = '/marketing/order';

const detailTabs = ['media', 'schedule', 'quotation', 'estimate', 'match', 'versions', 'record', 'comments'];

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
  { name: 'order-select-mode', as: 'planner', path: () => `${list}/select-mode` },
  { name: 'order-step-1-new', as: 'planner', path: () => `${list}/create/step-1?mode=base` },
  { name: 'order-step-1', as: 'planner', path: (ids) => `${list}/create/step-1?orderId=${ids.order}` },
  { name: 'order-base', as: 'planner', path: (ids) => `${list}/create/step-2-base?orderId=${ids.order}` },
  { name: 'order-refer', as: 'planner', path: (ids) => `${list}/create/step-2-refer?orderId=${ids.order}` },
  {
    name: 'order-schedule',
    as: 'planner',
    path: (ids) => `${list}/create/step-3?orderId=${ids.order}`,
    prepare: schedule,
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
    async prepare(page) {
      await page.getByRole('list', { name: '覆盖漏斗' }).waitFor();
      await page.getByRole('region', { name: '区域覆盖与缺口' }).getByRole('row').nth(1).waitFor();
    },
  },
  // The plain detail of such an order, as a link from elsewhere opens it.
  { name: 'order-detail-of-matched', as: 'planner', path: (ids) => `${list}/detail?orderId=${ids.matched}` },
  { name: 'order-detail', as: 'planner', path: (ids) => `${list}/detail?orderId=${ids.posted}` },
  ...detailTabs.map((tab) => ({
    name: `order-detail-${tab}`,
    as: 'planner' as const,
    path: (ids: Ids) => `${list}/detail?orderId=${ids.posted}&tab=${tab}`,
    isVariant: true,
  })),
  ...orderViews.map((view) => ({
    name: `order-view-${view}`,
    as: 'planner' as const,
    path: (ids: Ids) => `${list}/detail?orderId=${ids.posted}&view=${view}`,
  })),
  { name: 'shared-order', as: null, path: (ids) => `/shared-order#${ids.shareToken}` },
];
