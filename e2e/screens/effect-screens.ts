import type { Page } from 'playwright-core';
import type { Ids, Screen } from './screen.ts';

const list = '/evaluation';
const detail = (query: string) => (ids: Ids) => `${list}/detail?orderId=${ids.posted}${query}`;

/** Orders under appraisal. */
export const effectScreens: readonly Screen[] = [
  { name: 'effect-list', as: 'planner', path: () => list },
  {
    name: 'effect-list-no-match',
    as: 'planner',
    path: () => `${list}?appraisal=third-party`,
    isVariant: true,
  },
  {
    name: 'effect-compare',
    as: 'planner',
    path: () => list,
    async prepare(page) {
      for (const name of [/星河汽车 深圳 监测走查/, /星河汽车 深圳 往期/])
        await page.getByRole('row', { name }).getByRole('checkbox').check();
      await page.getByRole('button', { name: /^对\s*比$/ }).click();
      await page.getByRole('table', { name: '订单对比' }).waitFor();
    },
  },
  { name: 'effect-detail', as: 'planner', path: detail('') },
  ...(['exposure', 'audience', 'behaviour', 'execution'] as const).map((tab) => ({
    name: `effect-detail-${tab}`,
    as: 'planner' as const,
    path: detail(`&tab=${tab}`),
  })),
  {
    name: 'effect-detail-spatial',
    as: 'planner',
    path: detail('&tab=spatial'),
    async shows(page) {
      await page.getByRole('heading', { name: /到达漏斗$/ }).waitFor();
    },
  },
  {
    name: 'effect-detail-advice',
    as: 'planner',
    isVariant: true,
    path: detail('&tab=advice'),
    async shows(page) {
      await page.getByRole('link', { name: '预算模拟与采纳记录' }).waitFor();
    },
  },
  {
    name: 'effect-man-land',
    as: 'planner',
    path: (ids) => `${list}/detail-man-land?orderId=${ids.posted}`,
    async shows(page) {
      await page.getByRole('table', { name: '区域与人群的覆盖' }).first().waitFor();
    },
  },
  {
    name: 'effect-man-land-aoi',
    as: 'planner',
    path: (ids) => `${list}/detail-man-land?orderId=${ids.posted}&unit=aoi`,
    isVariant: true,
    async shows(page) {
      await page.getByRole('table', { name: '区域与人群的覆盖' }).first().waitFor();
    },
  },
  {
    name: 'effect-board',
    as: 'planner',
    path: (ids) => `${list}/detail-plus?orderId=${ids.posted}`,
    async shows(page) {
      await page.getByRole('table', { name: '各城市、媒体与周的曝光' }).waitFor();
    },
  },
  ...(['', '/top', '/report', '/report-city'] as const).map((part) => ({
    name: `bus-report${part.replace('/', '-')}`,
    as: 'planner' as const,
    path: (ids: Ids) => `${list}/report-bus${part}?orderId=${ids.posted}`,
    async shows(page: Page) {
      await page.getByRole('button', { name: '导出 PPT' }).waitFor();
    },
  })),
  {
    name: 'effect-detail-closing',
    as: 'planner',
    path: detail('&tab=closing'),
    async shows(page) {
      await page.getByRole('button', { name: '导出 PPT' }).waitFor();
    },
  },
  {
    name: 'third-party',
    as: 'planner',
    path: (ids) => `${list}/detail-third-party?orderId=${ids.posted}`,
  },
  { name: 'bus-report-unselected', as: 'planner', path: () => `${list}/report-bus`, isVariant: true },
  {
    name: 'effect-conclusion',
    as: 'planner',
    path: detail(''),
    isVariant: true,
    async prepare(page) {
      await page.getByRole('button', { name: '核对草稿并确认' }).click();
      await page.getByRole('textbox', { name: '评估结论' }).waitFor();
    },
  },
];
