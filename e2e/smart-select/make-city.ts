import { expect } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import type { Journey } from '../harness/journey.ts';
import { untilCalm } from '../harness/screenshot.ts';
import { storePlan } from '../harness/seeded-plan.ts';

/** By `npm run test:all`: half a minute of simulating. `deepen-job.test.ts` makes such a city in every run. */
const waitsForIt = process.env['OOH_TEST_ALL'] === '1';

/** The city picker tells a city without lines, which gets them where its plan is checked, or on the page of the plan. */
export async function makeCity(journey: Journey, list: string): Promise<void> {
  const { page, api } = journey;
  const cityCode = '350200';
  await page.goto(`${list}/create/step-1`);
  await page.getByRole('button', { name: '选择城市' }).click();
  await page.getByRole('checkbox', { name: '厦门市，暂无线路', exact: true }).check();
  await page.getByText('厦门：暂无线路 · 暂无点位 · 暂无样本').waitFor();
  await page.getByRole('checkbox', { name: '深圳市', exact: true }).check();
  await page.getByText(/^深圳：公交 [\d,]+ 条 · /).waitFor();
  // A place that nothing is known of is shut.
  expect(
    await page.getByRole('checkbox', { name: '唐山市，暂无数据，请先导入' }).getAttribute('aria-disabled'),
  ).toBe('true');
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  const { planId } = await storePlan(api, { name: '走查 厦门', cityCodes: [cityCode] });
  const strategy = `${list}/create/step-2?planId=${planId}`;
  await page.goto(strategy);
  const make = page.getByRole('button', { name: '现在生成' });
  await make.waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: '打开选线页' }).click();
  await page.getByText('厦门市还没有公交线路', { exact: true }).waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await make.isEnabled()).toBe(true);
  journey.expectNoTrouble();
  if (!waitsForIt) return;
  await page.goto(strategy);
  await make.click();
  await page.getByRole('progressbar', { name: '生成厦门市的进度' }).waitFor();
  await page.getByText('可行', { exact: true }).waitFor({ timeout: 120_000 });
  expect(await page.getByRole('button', { name: '开始智选' }).isEnabled()).toBe(true);
  const { lines } = await api.call('bus-plan/v1/getBusLineByPlanCity', { planId, cityCode });
  expect(lines.length).toBeGreaterThan(100);
  journey.expectNoTrouble();
}
