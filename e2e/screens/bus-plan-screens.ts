import type { Page } from 'playwright-core';
import { presented } from './presented.ts';
import type { Ids, Screen } from './screen.ts';

const planBus = (query: string) => (ids: Ids) =>
  `/marketing/smart-select/plan-bus?planId=${ids.plan}${query}`;

async function evaluated(page: Page): Promise<void> {
  await page.getByRole('region', { name: '实时评估' }).getByText('TA 到达率').first().waitFor();
  await page.getByRole('spinbutton').first().waitFor();
}

/** Tabs of questions about the choice, with the questions that each asks. */
const insights = [
  ['budget', ['预算曲线', '反算最小预算']],
  ['prices', ['约束价格']],
  ['robustness', ['稳健性']],
] as const;

/** Asks every question of a tab and waits for the answers. */
async function answered(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) {
    const question = page.getByRole('region', { name: title, exact: true });
    await question.getByRole('button', { name: '开始计算' }).click();
    await question.getByRole('button', { name: '重新计算' }).waitFor({ timeout: 180_000 });
  }
}

const conditionCards = [
  'businessDistrict',
  'mainRoad',
  'dataEmpowerment',
  'relation',
  'targetAoi',
  'targetPoi',
] as const;

/** The bus plan: its table, conditions, tabs and dialogs. */
export const busPlanScreens: readonly Screen[] = [
  { name: 'plan-bus', as: 'planner', path: planBus(''), shows: evaluated },
  {
    name: 'plan-defence',
    as: 'planner',
    path: (ids) => `/marketing/smart-select/defence?planId=${ids.insightPlan}`,
    shows: presented,
  },
  ...conditionCards.map((card) => ({
    name: `plan-bus-${card}`,
    as: 'planner' as const,
    path: planBus(`&cond=${card}`),
    isVariant: true,
    shows: evaluated,
  })),
  { name: 'plan-bus-reach', as: 'planner', path: planBus('&tab=reach') },
  { name: 'plan-bus-contributions', as: 'planner', path: planBus('&tab=contributions') },
  { name: 'plan-bus-prices-unasked', as: 'planner', path: planBus('&tab=prices'), isVariant: true },
  ...insights.map(([tab, titles]) => ({
    name: `plan-bus-${tab}`,
    as: 'planner' as const,
    path: (ids: Ids) => planBus(`&tab=${tab}`)({ ...ids, plan: ids.insightPlan }),
    prepare: (page: Page) => answered(page, titles),
  })),
  {
    name: 'plan-bus-line',
    as: 'planner',
    path: planBus('&show=chosen'),
    async prepare(page) {
      await evaluated(page);
      const line = page
        .getByRole('row')
        .filter({ has: page.getByRole('spinbutton') })
        .first();
      await line.getByRole('button', { name: /路/ }).first().click();
      await page
        .getByRole('complementary')
        .or(page.getByRole('dialog'))
        .getByText(/首末站|里程|配车/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'plan-bus-difference',
    as: 'planner',
    path: planBus('&show=chosen'),
    async prepare(page) {
      await evaluated(page);
      const vehicles = page.getByRole('spinbutton').first();
      await vehicles.fill(String(Number(await vehicles.inputValue()) - 1));
      await vehicles.press('Enter');
      await page
        .getByRole('region', { name: '方案比较' })
        .getByText(/抽样误差|触达相同/)
        .waitFor();
    },
  },
  {
    name: 'plan-bus-certificate',
    as: 'planner',
    path: planBus(''),
    isVariant: true,
    async prepare(page) {
      await evaluated(page);
      await page.getByRole('button', { name: /^最优性证书/ }).click();
      await page.getByText(/到达率 .+ → .+95% 区间/).waitFor();
    },
  },
  {
    name: 'plan-bus-costs',
    as: 'planner',
    path: planBus(''),
    async prepare(page) {
      await evaluated(page);
      await page.getByRole('button', { name: '费用汇总' }).click();
      await page.getByRole('dialog').getByText('合计').first().waitFor();
    },
  },
];
