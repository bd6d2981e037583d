import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { countClicks } from './harness/count-clicks.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { submitOrder } from './harness/order-demand.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { computePlan } from './harness/seeded-plan.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { tell } from './harness/tell.ts';
import { tick } from './harness/tick.ts';
import { startJourney } from './harness/journey.ts';
import { adjustTakenPlan } from './smart-select/adjust-taken-plan.ts';
import { compareBusPlans } from './smart-select/compare-bus-plans.ts';
import { drawFences } from './smart-select/draw-fences.ts';
import { enterBrand, fillBrief } from './smart-select/fill-brief.ts';
import { findOnMap } from './smart-select/find-on-map.ts';
import { makeCity } from './smart-select/make-city.ts';
import { orderOnScreen, untilReady } from './smart-select/plan-to-order.ts';

const list = '/marketing/smart-select';

const journey = startJourney('smart-select', { data: 'small-shenzhen' });

test('a bus plan goes from its brief to an order', async () => {
  const { page } = journey;
  const clicks = await countClicks(page);
  await page.goto(`${list}/create/step-1`);
  await page
    .getByRole('textbox', { name: '描述需求' })
    .fill('星河汽车品牌认知，2027年3月1日起在深圳投放8周，预算60万，面向女性');
  await page.getByRole('button', { name: /^识\s*别$/ }).click();
  await page.getByRole('button', { name: '填入表单' }).click();
  const name = page.getByRole('textbox', { name: /^方案名称/ });
  await expectSoon(() => name.inputValue()).toBe('星河汽车 深圳 品牌认知');
  await name.fill('走查 公交智选');
  await page.getByRole('button', { name: '下一步：智选策略' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/create/step-2'));
  const planId = new URL(page.url()).searchParams.get('planId')!;
  // Buses have no position: the page says where positions are capped and kept apart.
  await page.getByText('单区上限、最小间距只用于固定点位').waitFor();
  const weights = page.getByRole('region', { name: /^选线权重/ });
  await weights.getByText('均衡', { exact: true }).click();
  await weights.getByRole('slider', { name: '商圈权重' }).press('ArrowRight');
  await expectSoon(() => weights.getByRole('listitem').filter({ hasText: '商圈' }).innerText()).toContain(
    '24%',
  );
  const [must, excluded] = (
    await journey.api.call('bus-plan/v1/getBusLineByPlanCity', { planId, cityCode: shenzhen })
  ).lines;
  for (const [label, { lineName }] of [
    ['必选线路', must],
    ['排除线路', excluded],
  ] as const) {
    const field = page.getByRole('combobox', { name: label });
    await field.fill(`${lineName}（`);
    // The list of lines may still be on its way.
    await page.locator('.ant-select-item-option-active', { hasText: `${lineName}（` }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
  }
  await journey.page.getByRole('button', { name: '开始智选' }).click();
  await journey.page.waitForURL((url) => url.pathname.endsWith('/plan-bus'), { timeout: 120_000 });
  await untilReady(journey, planId);
  await page.getByRole('button', { name: /^最优性证书/ }).click();
  const proof = page.locator('.ant-popover').filter({ hasText: '证书上界' });
  await proof.getByText(`深圳市 ${must.lineName}`, { exact: true }).waitFor();
  await proof.getByText(`深圳市 ${excluded.lineName}`, { exact: true }).waitFor();
  await proof.getByText(/接触按权重折算：覆盖广度 38%、TA浓度 19%、成本 19%、商圈 24%/).waitFor();
  await untilCalm(page);
  await screenshot(page, 'smart-select-named-lines');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /推荐指数 \d+，查看构成/ })
    .first()
    .click();
  await page.getByRole('row', { name: /^一次接触折算 [\d.]+ 次/ }).waitFor();
  await page.keyboard.press('Escape');
  const where = { planId, cityCode: shenzhen };
  const { delivery } = await journey.api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', where);
  const chosen = delivery.lines.map(({ lineId }) => lineId);
  expect(chosen).toContain(must.lineId);
  expect(chosen).not.toContain(excluded.lineId);
  await orderOnScreen(journey, planId);
  const counted = await clicks();
  tell(`smart-select: from the brief to the order: ${counted} clicks`);
  expect(counted).toBeLessThanOrEqual(25);
  journey.expectNoTrouble();
});

/** A tab of the dock. */
const openTab = (name: string) => journey.page.getByRole('tab', { name }).click();

test('fences are imported from a list of stores and drawn by pointer and by keyboard, and changes are undone', async () => {
  await journey.page.goto(`${list}/plan-geo`);
  await fillBrief(journey, '走查 地理围栏');
  await drawFences(journey);
});

test('a geofence plan: rules, radius, vacancies, order', async () => {
  const planId = new URL(journey.page.url()).searchParams.get('planId')!;
  await journey.page.getByRole('spinbutton', { name: '每围栏点位上限' }).fill('40');
  await journey.page.getByRole('button', { name: '保存围栏并匹配点位' }).click();
  await untilReady(journey, planId);
  await openTab('围栏匹配');
  const matches = journey.page.getByRole('region', { name: '围栏匹配结果' });
  await matches.getByRole('row', { name: /福田店/ }).waitFor({ timeout: 60_000 });
  const detail = await journey.api.call('ai-option-mode/getGeoLocationPlanDetail', { planId });
  expect(detail.matches.map(({ fenceName }) => fenceName)).toEqual(['福田店', '海岸城店']);
  for (const { positions } of detail.matches) expect(positions).toBeLessThanOrEqual(40);
  await openTab('半径敏感度');
  const curve = journey.page.getByRole('region', { name: '半径与覆盖 TA 人数' });
  await curve.getByRole('button', { name: '查看数据表' }).click();
  await expectSoon(() => curve.getByRole('row').count()).toBe(1 + detail.radiusCurve.length);

  // A filter is a step that Back undoes.
  await openTab('空位点位');
  const vacancies = journey.page.getByRole('region', { name: '空位热力明细' });
  await tick(vacancies.getByRole('checkbox', { name: '只看已选' }));
  await journey.page.waitForURL(/chosen=true/);
  await journey.page.goBack();
  await expectSoon(() => vacancies.getByRole('checkbox', { name: '只看已选' }).isChecked()).toBe(false);
  expect(new URL(journey.page.url()).searchParams.get('planId')).toBe(planId);
  await untilCalm(journey.page);
  await screenshot(journey.page, 'smart-select-geo');
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await orderOnScreen(journey, planId);
  journey.expectNoTrouble();
});

test('a TA plan: brief, threshold, areas, faces, order', async () => {
  await journey.page.goto(`${list}/plan-ta`);
  await fillBrief(journey, '走查 TA 浓度', enterBrand);
  const planId = new URL(journey.page.url()).searchParams.get('planId')!;
  const threshold = journey.page.getByRole('spinbutton', { name: 'TA浓度阈值（%）' });
  await threshold.fill('30');
  await threshold.press('Enter');
  await journey.page.getByRole('spinbutton', { name: '单区上限' }).fill('3');
  await journey.page.getByRole('spinbutton', { name: '最小间距' }).fill('400');
  await journey.page.getByRole('button', { name: '按此条件重新匹配' }).click();
  await untilReady(journey, planId);
  const spread = journey.page.getByRole('region', { name: '深圳市的点位分布' });
  await spread.getByText(/^每区最多 3 个，已用满的区：.+区/).waitFor({ timeout: 60_000 });
  await spread.getByText('同一媒体的点位间距不小于 400 米').waitFor();
  await spread.getByText(/任何选法的得分/).waitFor();
  const chosenOf = (await journey.api.call('crowd-tag-plan/v1/getAreaVacancyPositionHotDetail', {
    planId,
    onlyChosen: true,
    pageSize: 200,
  })) as { rows: readonly { positionId: string; districtName: string | null }[] };
  expect(chosenOf.rows.length).toBeGreaterThan(3);
  for (const inDistrict of Map.groupBy(chosenOf.rows, ({ districtName }) => districtName).values())
    expect(new Set(inDistrict.map(({ positionId }) => positionId)).size).toBeLessThanOrEqual(3);
  const detail = await journey.api.call('ai-option-mode/getCrowdTagPlanDetail', { planId });
  expect(detail.taThreshold).toBeCloseTo(0.3, 9);
  await openTab('高浓度区域');
  const areas = journey.page.getByRole('region', { name: /^高浓度区域/ });
  // A long list is drawn in part, its richest area first.
  await areas.getByText(detail.areas[0].name).first().waitFor({ timeout: 60_000 });
  await openTab('空位点位');
  const vacancies = journey.page.getByRole('region', { name: '空位热力明细' });
  const faces = vacancies.getByRole('spinbutton').first();
  await faces.waitFor({ timeout: 60_000 });
  await untilCalm(journey.page);
  await findOnMap(journey, planId);
  const before = (await journey.api.call('crowd-tag-plan/v1/getCityList', { planId }))[0];
  // A chosen position is given up: another one would break the rules.
  const given = vacancies.locator('input[role="spinbutton"][aria-valuenow]:not([aria-valuenow="0"])').first();
  await given.fill('0');
  await given.press('Tab');
  await expectSoon(
    async () => (await journey.api.call('crowd-tag-plan/v1/getCityList', { planId }))[0].version,
  ).toBe(before.version + 1);
  await untilCalm(journey.page);
  await screenshot(journey.page, 'smart-select-ta');
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await orderOnScreen(journey, planId);
  journey.expectNoTrouble();
});

test('plans are compared: all rows, and only the differing ones', async () => {
  const center: [number, number] = [114.055, 22.541];
  await computePlan(journey.api, {
    name: '走查 更多预算',
    kind: 'geo',
    goal: 'store',
    budgetFen: 90_000_000,
    cityCodes: [shenzhen],
    fences: [
      {
        fenceId: 'f1',
        name: '福田店',
        ring: circleRing(wgs84(...center), 1500),
        circle: { center, radiusMeters: 1500 },
      },
    ],
  });
  await journey.page.goto(list);
  for (const name of [/走查 更多预算/, /走查 地理围栏/])
    await journey.page.getByRole('row', { name }).getByRole('checkbox').check();
  await journey.page.getByRole('button', { name: /^对\s*比$/ }).click();
  const comparison = journey.page.getByRole('table', { name: '方案对比' });
  await comparison.getByRole('row', { name: /^品牌/ }).waitFor();
  await journey.page.getByRole('switch', { name: '仅看差异' }).click();
  await comparison.getByRole('row', { name: /^品牌/ }).waitFor({ state: 'detached' });
  await comparison.getByRole('row', { name: /^预算/ }).waitFor();
  await journey.page
    .getByRole('region', { name: '点位重合' })
    .getByText(/^合计 \d+ 个点位：/)
    .waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await journey.page.keyboard.press('Escape');
  await comparison.waitFor({ state: 'hidden' });
  const search = journey.page.getByRole('textbox', { name: /^搜索/ });
  await search.fill('更多预算');
  await search.press('Enter');
  await journey.page.waitForURL(/q=/);
  const rows = journey.page.getByRole('row', { name: /走查/ });
  await expectSoon(() => rows.count()).toBe(1);
  await journey.page.goBack();
  await expectSoon(() => rows.count()).toBeGreaterThan(1);
  journey.expectNoTrouble();
});

test('bus plans are laid over each other: N+ reach as on their pages, and the lines that both buy', () =>
  compareBusPlans(journey, list));

test('a plan whose vehicles are held by an order meanwhile says so, and is adjusted to what is free', () =>
  adjustTakenPlan(journey, list));

test('a description fills the brief of a plan of positions, its first city alone', async () => {
  const { page } = journey;
  await page.goto(`${list}/plan-ta`);
  await page
    .getByRole('textbox', { name: '描述需求' })
    .fill('星河汽车，2027年9月1日起在深圳投放6周，预算80万，面向女性');
  await page.getByRole('button', { name: /^识\s*别$/ }).click();
  await page.getByRole('button', { name: '填入表单' }).click();
  await expectSoon(() => page.getByRole('textbox', { name: /^方案名称/ }).inputValue()).toBe(
    '星河汽车 深圳 TA浓度',
  );
  await expectSoon(() => page.getByRole('textbox', { name: /^开始日期/ }).inputValue()).toBe('2027-09-01');
  expect(await page.getByRole('spinbutton', { name: /^投放周数/ }).inputValue()).toBe('6');
  expect(await page.getByRole('button', { name: '创建方案' }).isEnabled()).toBe(true);
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('from a sentence on the first page to a submitted order in five clicks', async () => {
  const { page } = journey;
  const clicks = await countClicks(page);
  await page.goto('/');
  await page
    .getByRole('searchbox', { name: '描述投放需求' })
    .fill('星河汽车品牌认知，2027年6月7日起在深圳投放4周，预算60万，面向女性');
  await untilCalm(page);
  await screenshot(page, 'planner-home');
  await page.keyboard.press('Enter');
  await page.getByText('识别结果，已填入表单，请核对，仍可修改').waitFor();
  await expectSoon(() => page.getByRole('textbox', { name: /^方案名称/ }).inputValue()).toBe(
    '星河汽车 深圳 品牌认知',
  );
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'described-brief');
  await page.getByRole('button', { name: '直接开始智选' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/plan-bus'), { timeout: 120_000 });
  const toOrder = page.getByRole('button', { name: '转为订单' });
  await toOrder.click({ timeout: 60_000 });
  await page.getByRole('dialog', { name: '转为订单' }).getByRole('button', { name: '转为订单' }).click();
  await page.waitForURL(/step-3\?orderId=/);
  await submitOrder(page);
  const counted = await clicks();
  tell(`from a sentence on the first page to a submitted order: ${counted} clicks`);
  expect(counted).toBeLessThanOrEqual(5);
  journey.expectNoTrouble();
});

test('a city of the demonstration without lines says so, and gets them while one waits', () =>
  makeCity(journey, list));
