import { expect } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import type { Journey } from '../harness/journey.ts';
import { screenshot, untilCalm } from '../harness/screenshot.ts';
import { computePlan } from '../harness/seeded-plan.ts';
import { shenzhen } from '../harness/shenzhen.ts';

/** Two bus plans of different budgets are compared: N+ reach as on their pages, and the lines that both buy. */
export async function compareBusPlans(journey: Journey, list: string): Promise<void> {
  const { page, api } = journey;
  const names = ['走查 少买线路', '走查 多买线路'];
  const budgets = [30_000_000, 80_000_000];
  const saved = [];
  for (const [i, name] of names.entries()) {
    const planId = await computePlan(api, { name, budgetFen: budgets[i] });
    saved.push(await api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode: shenzhen }));
  }
  await page.goto(`${list}?q=${encodeURIComponent('买线路')}`);
  for (const name of names)
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: /^对\s*比$/ }).click();
  const overlap = page.getByRole('region', { name: '线路重合与 N+ 到达' });
  await overlap.getByRole('button', { name: '查看数据表' }).click();
  for (const k of [1, 3]) {
    const row = await overlap.getByRole('row', { name: new RegExp(`^${k}\\+`) }).innerText();
    for (const { evaluation } of saved)
      expect(row).toContain(`${(100 * evaluation!.reachAtLeast[k - 1].share).toFixed(1)}%`);
  }
  const [few, many] = saved.map(({ delivery }) => new Set(delivery.lines.map(({ lineId }) => lineId)));
  const both = [...few].filter((line) => many.has(line)).length;
  await overlap
    .getByText(
      `合计 ${few.size + many.size - both} 条线路：${both > 0 ? `两个方案都选 ${both} 条` : '没有共同的'}`,
    )
    .waitFor();
  await overlap
    .getByRole('img', { name: /线路的重合地图/ })
    .or(overlap.locator('canvas'))
    .first()
    .waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'smart-select-overlap');
  journey.expectNoTrouble();
}
