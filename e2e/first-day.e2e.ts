import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { startJourney } from './harness/journey.ts';

const journey = startJourney('first-day', { data: 'small-shenzhen' });

async function openTours() {
  const { page } = journey;
  await page.getByRole('button', { name: '帮助' }).click();
  await page.getByRole('menuitem', { name: '引导' }).click();
  const drawer = page.getByRole('dialog', { name: '引导' });
  await drawer.waitFor();
  return drawer;
}

test('a tour is left at any step and found again, and is marked once it was taken', async () => {
  const { page } = journey;
  await page.goto('/');
  const start = { name: '开始：认识首页' };
  await (await openTours()).getByRole('button', start).click();
  const steps = page.locator('.ant-tour');
  await steps.getByText('从菜单进入各项工作').waitFor();
  await steps.getByRole('button', { name: '下一步' }).click();
  await steps.getByText('快捷入口').waitFor();
  await page.keyboard.press('Escape');
  await steps.getByText('快捷入口').waitFor({ state: 'hidden' });

  const drawer = await openTours();
  expect(await drawer.getByText('看过').count()).toBe(0);
  await drawer.getByRole('button', start).click();
  await steps.getByText('从菜单进入各项工作').waitFor();
  for (let step = 1; step < 5; step += 1) await steps.getByRole('button', { name: '下一步' }).click();
  await steps.getByText('随时再看').waitFor();
  await steps.locator('.ant-tour-actions button').last().click();
  await steps.waitFor({ state: 'hidden' });
  await (await openTours()).getByText('看过').waitFor();
  await page.keyboard.press('Escape');
  journey.expectNoTrouble();
});

test('while the demonstration is being made home says what is done and what follows, and shows it when it comes', async () => {
  const { page } = journey;
  let isMaking = true;
  const calls = '**/api/**';
  await page.route(calls, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/demo-data/progress')) {
      const stages = ['people', 'orders', 'outcomes', 'cities'].map((stage, i) => ({
        stage,
        isDone: !isMaking || i === 0,
      }));
      return route.fulfill({ json: { code: '01', message: '', body: { isMaking, stages } } });
    }
    if (isMaking && pathname.endsWith('/mediaOrder/list'))
      return route.fulfill({
        json: { code: '01', message: '', body: { rows: [], total: 0, pageNo: 1, pageSize: 8 } },
      });
    return route.fallback();
  });
  await page.goto('/strategy/combination/target');
  await page.getByText('演示数据 · 生成中').waitFor();
  await page.goto('/');
  const making = page.getByRole('region', { name: '演示数据的准备进度' });
  await making.getByText('生成中示例订单、上刊与照片').waitFor();
  await page.getByText('演示订单正在生成，稍后自动显示').waitFor();
  expect(await page.getByText('没有进行中的订单').count()).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  isMaking = false;
  await making.waitFor({ state: 'hidden' });
  await page.getByText('演示订单正在生成，稍后自动显示').waitFor({ state: 'hidden' });
  await page.goto('/strategy/combination/target');
  await page.getByTitle(/^人群与到访为按公开资料合成/).waitFor();
  await page.unroute(calls);
  journey.expectNoTrouble();
});
