import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const aois = '/media/vision/aoi';
/** Women. */
const audience = 'ta=102';

/** Opens the first AOI of the list. */
async function openFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { pressed: false, name: /·\s?示意/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('table', { name: '人群角色' }).waitFor({ timeout: 60_000 });
  await drawer.getByText('公交线路').waitFor();
}

/** The database of areas of interest. */
const vision = '/media/vision/city';

/** The ranking of the areas and the tiles of the city. */
async function seenThrough(page: Page): Promise<void> {
  await page.getByRole('table', { name: '区域排名' }).getByRole('row').nth(1).waitFor({ timeout: 60_000 });
  await page.getByText('日均外出').waitFor({ timeout: 60_000 });
}

/** A city seen through. */
const visionScreens: readonly Screen[] = [
  {
    name: 'city-vision',
    as: 'planner',
    path: () => vision,
    shows: seenThrough,
    dialogs: [
      { name: /./, opener: (page) => page.getByRole('table', { name: '区域排名' }).getByRole('button') },
      {
        name: '用于策略草稿',
        opener: (page) => page.getByRole('button', { name: '用于…', exact: true }),
        menuItem: '策略草稿',
      },
    ],
  },
  {
    name: 'city-vision-audience',
    as: 'planner',
    path: () => `${vision}?ta=102&unit=district&day=workday&from=7&to=10&cmp=true`,
    isVariant: true,
    shows: seenThrough,
  },
];

export const aoiScreens: readonly Screen[] = [
  ...visionScreens,
  {
    name: 'aoi-database',
    as: 'planner',
    path: () => aois,
    dialogs: [
      { name: '批量匹配 AOI', opener: (page) => page.getByRole('button', { name: '批量匹配', exact: true }) },
      { name: '导入区域', opener: (page) => page.getByRole('button', { name: '导入区域', exact: true }) },
      { name: /./, opener: (page) => page.getByRole('button', { name: /·\s?示意/ }) },
    ],
  },
  {
    name: 'aoi-database-audience',
    as: 'planner',
    path: () => `${aois}?${audience}&type=商场`,
    isVariant: true,
  },
  {
    name: 'aoi-database-open',
    as: 'planner',
    path: () => `${aois}?${audience}&ring=500`,
    prepare: openFirst,
  },
  {
    name: 'aoi-database-match',
    as: 'planner',
    path: () => aois,
    isVariant: true,
    async prepare(page) {
      await page.getByRole('button', { name: '批量匹配' }).click();
      const dialog = page.getByRole('dialog', { name: '批量匹配 AOI' });
      await dialog.getByRole('textbox').fill('没有这样的地方\n购物中心');
      await dialog.getByRole('button', { name: /^匹\s*配$/ }).click();
      await dialog.getByRole('table', { name: '匹配结果' }).waitFor();
    },
  },
  { name: 'aoi-database-no-match', as: 'planner', path: () => `${aois}?q=没有这样的地方`, isVariant: true },
];
