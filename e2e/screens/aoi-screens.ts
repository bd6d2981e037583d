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
export const aoiScreens: readonly Screen[] = [
  { name: 'aoi-database', as: 'planner', path: () => aois },
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
