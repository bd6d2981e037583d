import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const districts = '/strategy/scene/business';
const women = 'ta=102';

/** The charts of the compared business districts. */
async function compared(page: Page): Promise<void> {
  await page.getByRole('table', { name: '商圈对比' }).waitFor();
  await page.getByRole('img', { name: /^到访者来源地/ }).waitFor({ timeout: 60_000 });
}

/** Smart marketing strategy: the drafts, scenes. */
export const strategyScreens: readonly Screen[] = [
  {
    name: 'strategy-home',
    as: 'planner',
    path: ({ strategyDraft }) => `/strategy?draft=${strategyDraft}`,
    dialogs: [
      { name: '新建策略草稿', opener: (page) => page.getByRole('button', { name: '新建草稿', exact: true }) },
      {
        name: '目标人群 TA',
        opener: (page) => page.getByRole('button', { name: /^设定目标人群|全体人群|^TA/ }),
      },
    ],
  },
  {
    name: 'competition',
    as: 'planner',
    path: () => '/strategy/competition?own=b-0001',
    async shows(page) {
      await page.getByRole('table', { name: '品牌 × 城市花费' }).waitFor({ timeout: 60_000 });
    },
    dialogs: [
      { name: '新建策略草稿', opener: (page) => page.getByRole('button', { name: '新建', exact: true }) },
      {
        name: '用于策略草稿',
        opener: (page) => page.getByRole('button', { name: '用于…', exact: true }),
        menuItem: '策略草稿',
      },
      {
        name: '固定到策略草稿',
        opener: (page) => page.getByRole('button', { name: '固定到草稿：竞品洞察 1', exact: true }),
      },
    ],
  },
  {
    name: 'competition-monitor',
    as: 'planner',
    path: () => '/strategy/competition/monitor?own=b-0001',
    async prepare(page) {
      await page.getByRole('list', { name: '监测图墙' }).getByRole('button').first().click();
      await page.getByRole('complementary').getByText('连续', { exact: true }).waitFor();
    },
  },
  {
    name: 'strategy-cases',
    as: 'planner',
    path: () => '/strategy/media',
    async shows(page) {
      await page.getByRole('list', { name: '策略案例' }).getByRole('link').first().waitFor();
    },
  },
  {
    name: 'strategy-case',
    as: 'planner',
    path: ({ strategyCase }) => `/strategy/media/detail?caseId=${strategyCase}`,
    async shows(page) {
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'people-city',
    as: 'planner',
    path: () => '/strategy/people/city?ta=102&cmp=440300',
    async shows(page) {
      await page.getByRole('table', { name: '年龄' }).waitFor({ timeout: 60_000 });
    },
    dialogs: [{ name: '目标人群 TA', opener: (page) => page.getByRole('button', { name: /^TA：/ }) }],
  },
  {
    name: 'people-preference',
    as: 'planner',
    path: () => '/strategy/people/ta/preference?ta=102&kind=interest',
    async shows(page) {
      await page.getByRole('img', { name: /渗透率 × TGI/ }).waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'business-districts',
    as: 'planner',
    path: () => districts,
    dialogs: [
      { name: '目标人群 TA', opener: (page) => page.getByRole('button', { name: /^设定目标人群|全体人群/ }) },
    ],
  },
  {
    name: 'business-districts-compare',
    as: 'planner',
    path: () => `${districts}?${women}`,
    async prepare(page) {
      const boxes = page.getByRole('region', { name: '商圈排名' }).getByRole('checkbox');
      for (const nth of [1, 2, 3]) await boxes.nth(nth).check();
      await page.getByRole('tab', { name: '商圈对比 3' }).click();
      await compared(page);
      await page.getByRole('table', { name: '商圈对比' }).evaluate((table) => table.scrollIntoView());
    },
  },
  {
    name: 'business-districts-quadrants',
    as: 'planner',
    path: () => `${districts}?${women}&metric=tgi&tab=quadrants`,
    isVariant: true,
    async shows(page) {
      const quadrants = page.getByRole('img', { name: /^客流 × TGI/ });
      await quadrants.waitFor();
      await quadrants.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'business-districts-to-plan',
    as: 'planner',
    path: () => districts,
    isVariant: true,
    async prepare(page) {
      const boxes = page.getByRole('region', { name: '商圈排名' }).getByRole('checkbox');
      await boxes.nth(2).check();
      await page.getByRole('button', { name: '用于…' }).click();
      await page.getByRole('menuitem', { name: '公交方案的选线条件' }).click();
      await page.getByRole('dialog', { name: '用于公交方案' }).getByRole('combobox').waitFor();
    },
  },
  {
    name: 'business-districts-no-match',
    as: 'planner',
    path: () => `${districts}?q=没有这样的商圈`,
    isVariant: true,
  },
  {
    name: 'business-districts-foreign',
    as: 'customer',
    path: () => `${districts}?city=500100`,
    isVariant: true,
  },
  {
    name: 'combinations',
    as: 'planner',
    path: () => '/strategy/combination',
    async shows(page) {
      await page
        .getByText(/还没有保存的组合|共 \d+ 个/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'combination-target',
    as: 'planner',
    path: () => '/strategy/combination/target?city=440300',
    async shows(page) {
      await page.getByRole('form', { name: '营销目标' }).waitFor();
    },
  },
  {
    name: 'combination-scene',
    as: 'planner',
    path: () => '/strategy/combination/scene?city=440300',
    async shows(page) {
      await page.getByRole('region', { name: '场景与媒体的适配指数' }).waitFor({ timeout: 60_000 });
    },
  },
];
