import type { Page } from 'playwright-core';
import { busPlanScreens } from './bus-plan-screens.ts';
import type { Screen } from './screen.ts';

const list = '/marketing/smart-select';

/** The list of positions of a TA or geofence plan. */
async function vacancies(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: '空位热力明细' });
  await list.getByRole('spinbutton').first().waitFor();
}

/** Smart-select: the list, the steps, and plans of every kind. */
export const smartSelectScreens: readonly Screen[] = [
  { name: 'plan-list-empty', as: 'customer', path: () => list },
  { name: 'plan-list', as: 'planner', path: () => list },
  { name: 'select-mode', as: 'planner', path: () => `${list}/select-mode` },
  { name: 'step-1-new', as: 'planner', path: () => `${list}/create/step-1` },
  { name: 'step-1', as: 'planner', path: (ids) => `${list}/create/step-1?planId=${ids.draftPlan}` },
  { name: 'step-2', as: 'planner', path: (ids) => `${list}/create/step-2?planId=${ids.draftPlan}` },
  ...busPlanScreens,
  {
    name: 'plan-ta',
    as: 'planner',
    path: (ids) => `${list}/plan-ta?planId=${ids.taPlan}`,
    shows: vacancies,
  },
  {
    name: 'plan-geo',
    as: 'planner',
    path: (ids) => `${list}/plan-geo?planId=${ids.geoPlan}`,
    shows: vacancies,
  },
  {
    name: 'plan-geo-drawing',
    as: 'planner',
    path: (ids) => `${list}/plan-geo?planId=${ids.geoPlan}`,
    isVariant: true,
    async prepare(page) {
      await vacancies(page);
      await page.getByRole('toolbar', { name: '绘制围栏' }).getByRole('button', { name: '圆形' }).click();
      await page.getByText(/^单击圆心/).waitFor();
    },
  },
  {
    name: 'plan-geo-order',
    as: 'planner',
    path: (ids) => `${list}/plan-geo?planId=${ids.geoPlan}`,
    async prepare(page) {
      await vacancies(page);
      await page.locator('button:enabled', { hasText: '转为订单' }).first().click();
      await page.getByRole('dialog', { name: '转为订单' }).getByText('含税合计').waitFor();
    },
  },
  {
    name: 'plan-compare',
    as: 'planner',
    path: () => list,
    async prepare(page) {
      for (const name of [/星河汽车 高浓度区域/, /星河汽车 门店围栏/])
        await page.getByRole('row', { name }).getByRole('checkbox').check();
      await page.getByRole('button', { name: /^对\s*比$/ }).click();
      await page.getByRole('table', { name: '方案对比' }).waitFor();
    },
  },
  {
    name: 'crowd-pack',
    as: 'planner',
    path: (ids) => `${list}/user-package?packId=${ids.pack}`,
    async shows(page) {
      await page.getByRole('region', { name: '人群画像' }).getByRole('table').first().waitFor();
    },
  },
  { name: 'plan-ta-new', as: 'planner', path: () => `${list}/plan-ta` },
  { name: 'user-package', as: 'planner', path: (ids) => `${list}/user-package?planId=${ids.plan}` },
];
