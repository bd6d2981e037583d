import type { Page } from 'playwright-core';
import { shenzhen } from '../harness/shenzhen.ts';
import type { Screen } from './screen.ts';

const people = '/strategy/people/ta';
const poi = '/strategy/scene/poi';
/** Women. */
const audience = 'ta=102';

/** The figures of a scope are there. */
async function delineated(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: '圈内概况' })
    .getByText('重叠率')
    .first()
    .waitFor({ timeout: 60_000 });
}

/** Places: where the audience is, which AOI is meant, where addresses are, scenes, and points of interest. */
export const placeScreens: readonly Screen[] = [
  {
    name: 'ta-aois',
    as: 'planner',
    path: () => `${people}/aoi-list?${audience}`,
    dialogs: [{ name: '目标人群 TA', opener: (page) => page.getByRole('button', { name: /^TA：/ }) }],
  },
  { name: 'aoi-search', as: 'planner', path: () => `${people}/aoi-search` },
  {
    name: 'place-search',
    as: 'planner',
    path: () => `${people}/place-search?city=${shenzhen}`,
    async prepare(page) {
      await page.getByRole('textbox', { name: '门店名称与地址' }).fill('没有这样的店,没有的路');
      await page.getByRole('button', { name: '解析 1 行' }).click();
      await page.getByText('未找到').first().waitFor();
    },
  },
  { name: 'scene-aoi', as: 'planner', path: () => `/strategy/scene/aoi?${audience}` },
  { name: 'poi', as: 'planner', path: () => poi },
  { name: 'poi-count', as: 'planner', path: () => `${poi}/count?brand=示例咖啡甲&rival=示例咖啡乙` },
  {
    name: 'poi-scope',
    as: 'planner',
    path: () => `${poi}/scope?brand=示例咖啡甲&${audience}`,
    shows: delineated,
  },
  { name: 'poi-foreign', as: 'customer', path: () => `${poi}/count?city=500100`, isVariant: true },
];
