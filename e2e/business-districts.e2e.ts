import { expect, test } from 'vitest';
import { expectSoon } from './harness/expect-soon.ts';
import { untilCalm } from './harness/screenshot.ts';
import { plannedId } from './harness/seeded-plan.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

let planId: string;
const journey = startJourney('business-districts', {
  data: 'planned-shenzhen',
  async arrange({ api }) {
    planId = await plannedId(api);
  },
});

const chosenOf = (url: string) => new URL(url).searchParams.get('ids')?.split(',') ?? [];

test('selection, ranking and filters are in the address, and are restored from it', async () => {
  const { page } = journey;
  await page.goto('/strategy/scene/business');
  const ranking = page.getByRole('region', { name: '商圈排名' });
  const boxes = ranking.getByRole('checkbox');
  // The first measurement of the service loads the panel.
  await boxes.nth(2).waitFor({ timeout: 120_000 });
  await boxes.nth(1).check();
  await page.getByText('已选 1 个').waitFor();
  await boxes.nth(2).check();
  const comparison = page.getByRole('tab', { name: '商圈对比 2' });
  await comparison.click();
  await page.getByRole('table', { name: '商圈对比' }).waitFor();
  expect(chosenOf(page.url())).toHaveLength(2);
  await page.getByRole('tab', { name: /^商圈排名/ }).click();
  await ranking.getByRole('columnheader', { name: /媒体点位数/ }).click();
  await expectSoon(() => new URL(page.url()).searchParams.get('metric')).toBe('areaMedia');
  await page.reload();
  await page.getByText('已选 2 个').waitFor();
  await comparison.click();
  await page.getByRole('table', { name: '商圈对比' }).waitFor();
  await untilCalm(page);
  const heads = page.getByRole('table', { name: '商圈对比' }).getByRole('columnheader');
  await expectSoon(() => heads.count()).toBe(3);
});

test('the ranking is exported as a workbook', async () => {
  const { page } = journey;
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出排名' }).click();
  expect((await download).suggestedFilename()).toMatch(/^商圈洞察_深圳市_商圈排名_V1_\d{8}\.xlsx$/);
});

test('chosen business districts become a condition of a bus plan', async () => {
  const { page, api } = journey;
  const chosen = chosenOf(page.url());
  await page.getByRole('button', { name: '用于…' }).click();
  await page.getByRole('menuitem', { name: '公交方案的选线条件' }).click();
  const dialog = page.getByRole('dialog', { name: '用于公交方案' });
  await dialog.getByRole('combobox').click();
  await page.getByText(/星河汽车 深圳 品牌/).click();
  await dialog.getByText('途经（线路经过）').click();
  await dialog.getByRole('button', { name: '加入并打开方案' }).click();
  await page.waitForURL(/plan-bus/);
  await page.getByText('移除该条件').waitFor({ timeout: 60_000 });
  const saved = await api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode: shenzhen });
  expect(saved.filter.conditions).toMatchObject([
    { kind: 'businessDistrict', districtIds: chosen, mode: 'passes' },
  ]);
});
