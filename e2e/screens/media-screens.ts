import type { Page } from 'playwright-core';
import { shenzhen } from '../harness/shenzhen.ts';
import type { Screen } from './screen.ts';

const city = '/media/analysis/city';

/** The map's classes appear once boundaries and figures are loaded. */
async function shaded(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: '图例' }).waitFor();
  await page.getByRole('tab', { name: /^城市明细 \d/ }).waitFor();
}

async function listed(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor();
}

/** Media of the country: cities compared as advertising bases, and the forms of media. */
export const mediaScreens: readonly Screen[] = [
  { name: 'city-base', as: 'planner', path: () => city, shows: shaded },
  {
    name: 'city-base-compare',
    as: 'planner',
    path: () => `${city}?cmp=440300,310100,110100,440100&metric=vacancy&ahead=30&sort=-gdp&tab=compare`,
    async prepare(page) {
      await shaded(page);
      await page.getByRole('table', { name: '城市对比' }).waitFor();
      await page.getByRole('region', { name: /^城市对比/ }).evaluate((card) => card.scrollIntoView());
    },
  },
  {
    name: 'city-base-media',
    as: 'planner',
    path: () => `${city}?tab=media&by=rivalSpend&metric=cpm`,
    async shows(page) {
      await shaded(page);
      await page.getByRole('table', { name: '各城市各媒体' }).last().waitFor();
    },
  },
  {
    name: 'city-base-charts',
    as: 'planner',
    path: () => `${city}?cmp=440300&tab=charts`,
    async prepare(page) {
      await shaded(page);
      await page.getByRole('region', { name: '城市规模' }).evaluate((card) => card.scrollIntoView());
    },
  },
  {
    name: 'city-base-province',
    as: 'planner',
    path: (ids) => `${city}?province=440000&metric=population&line=${ids.cityLine}`,
    shows: shaded,
    dialogs: [
      {
        name: '新建城市线',
        opener: (page) =>
          page.getByRole('region', { name: '我的城市线' }).getByRole('button', { name: '新建', exact: true }),
      },
    ],
  },
  // Three cities are permitted: all others are hatched.
  { name: 'city-base-customer', as: 'customer', path: () => city, shows: shaded },
  {
    name: 'city-base-none',
    as: 'planner',
    path: () => `${city}?q=没有这座城市`,
    async shows(page) {
      await page.getByText('没有符合条件的结果').waitFor();
    },
  },
  {
    name: 'city-line-dialog',
    as: 'planner',
    path: () => `${city}?cmp=440300,310100`,
    async prepare(page) {
      await shaded(page);
      // In a narrow window the left panel is folded.
      const unfold = page.getByRole('button', { name: '展开左侧面板' });
      if (await unfold.isVisible()) await unfold.click();
      await page.getByRole('region', { name: '我的城市线' }).getByRole('button', { name: '新建' }).click();
      await page.getByRole('dialog', { name: '新建城市线' }).getByText('深圳').waitFor();
    },
  },
  {
    name: 'media',
    as: 'planner',
    path: () => `/media?city=${shenzhen}&media=2`,
    shows: (page) =>
      page
        .getByTitle(/^打开 /)
        .first()
        .waitFor({ timeout: 120_000 }),
    dialogs: [
      { name: '目标人群 TA', opener: (page) => page.getByRole('button', { name: /^设定目标人群|全体人群/ }) },
      { name: '选择地点集', opener: (page) => page.getByRole('button', { name: '门店周边', exact: true }) },
      { name: /./, opener: (page) => page.getByTitle(/^打开 /) },
    ],
  },
  {
    name: 'media-map',
    as: 'planner',
    isVariant: true,
    path: () => `/media?city=${shenzhen}&media=2&view=map`,
    shows: (page) => page.getByRole('list', { name: '媒体卡片' }).waitFor({ timeout: 120_000 }),
  },
  {
    name: 'media-unit',
    as: 'planner',
    isVariant: true,
    path: () => `/media?city=${shenzhen}&media=2&ta=102`,
    async prepare(page) {
      await page
        .getByTitle(/^打开 /)
        .first()
        .click({ timeout: 120_000 });
      await page.getByRole('heading', { name: '未来 90 天空位' }).waitFor();
    },
  },
  {
    name: 'creative-app',
    as: 'planner',
    path: () => '/media/creative-app?by=popular',
    shows: (page) => page.getByRole('list', { name: '创意作品' }).getByRole('img').first().waitFor(),
    dialogs: [
      { name: /./, opener: (page) => page.getByRole('list', { name: '创意作品' }).getByRole('button') },
    ],
  },
  {
    name: 'creative-app-detail',
    as: 'planner',
    path: ({ creative }) => `/media/creative-app/detail?albumId=${creative}`,
    shows: (page) => page.getByRole('heading', { name: '制作要点' }).waitFor(),
    dialogs: [
      {
        name: '加入提案素材',
        opener: (page) => page.getByRole('button', { name: '加入提案素材', exact: true }),
      },
    ],
  },
  {
    name: 'media-category',
    as: 'planner',
    path: () => '/media/category',
    shows: listed,
    dialogs: [
      {
        name: /规格与价格$/,
        opener: (page) => page.getByRole('button', { name: '公交候车亭的规格与价格', exact: true }),
      },
    ],
  },
  {
    name: 'media-category-detail',
    as: 'planner',
    path: () => '/media/category/detail?medium=2&tab=spec',
    shows: (page) => page.getByRole('list', { name: '交稿日历' }).waitFor(),
    dialogs: [
      { name: /手册$/, opener: (page) => page.getByRole('button', { name: '手册原文与版本', exact: true }) },
    ],
  },
  {
    name: 'media-category-rates',
    as: 'planner',
    isVariant: true,
    path: () => '/media/category/detail?medium=2&tab=rates',
    shows: (page) => page.getByRole('table', { name: '各城市刊例' }).last().waitFor(),
  },
  {
    name: 'media-category-forms',
    as: 'customer',
    path: () => '/media/category?id=2',
    async shows(page) {
      await page
        .getByRole('dialog', { name: /规格与价格/ })
        .getByText('候车亭灯箱')
        .first()
        .waitFor();
    },
  },
  {
    name: 'media-category-compare',
    as: 'planner',
    path: () => '/media/category?cmp=2,5,7',
    async prepare(page) {
      await listed(page);
      await page.getByRole('button', { name: /^对比（3）$/ }).click();
      await page.getByRole('table', { name: '媒体对比' }).waitFor();
    },
  },
];
