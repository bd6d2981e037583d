import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { activeOption } from './harness/active-option.ts';
import { chooseWomen } from './harness/choose-women.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { freeMap } from './harness/free-map.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { computePlan } from './harness/seeded-plan.ts';
import { chooseShenzhen, shenzhen } from './harness/shenzhen.ts';
import { tick } from './harness/tick.ts';
import { startJourney } from './harness/journey.ts';

const list = '/marketing/smart-select';

const walk = startJourney('smart-select', { data: 'small-shenzhen' });

/** Waits until a plan is computed, as the service has it. */
async function untilReady(planId: string): Promise<void> {
  const state = async () => (await walk.api.call('ai-option-mode/getBasePlanDetail', { planId })).row.state;
  await expect.poll(state, { timeout: 120_000, interval: 500 }).toBe('ready');
}

/** Makes an order of the plan on screen and holds it against what the plan has chosen. */
async function orderOnScreen(planId: string): Promise<void> {
  await walk.page.locator('button:enabled', { hasText: '转为订单' }).first().waitFor();
  await untilCalm(walk.page);
  await walk.page.locator('button:enabled', { hasText: '转为订单' }).first().click();
  const dialog = walk.page.getByRole('dialog', { name: '转为订单' });
  await dialog.getByText('含税合计').waitFor();
  await untilCalm(walk.page);
  expect(await accessibilityViolations(walk.page)).toEqual([]);
  await dialog.getByRole('button', { name: '转为订单' }).click();
  await walk.page.waitForURL(/\/marketing\/order\/create\/step-3\?orderId=/);
  const orderId = new URL(walk.page.url()).searchParams.get('orderId')!;
  const plan = await walk.api.call('mediaOrder/getMediaPlacementPlanByPlanId', { planId });
  const order = await walk.api.call('mediaOrder/getById', { orderId });
  expect(order.brief.smartPlanIds).toEqual([planId]);
  expect(order.items).toHaveLength(plan.items.length);
  expect(order.row.amounts.netFen).toBe(plan.totals.netFen);
  expect(order.row.amounts.totalFen).toBe(plan.totals.totalFen);
  await walk.page.getByRole('grid', { name: '排期表' }).waitFor();
  await walk.page.goto('/marketing/order');
  await walk.page.getByRole('row', { name: new RegExp(order.row.orderNo) }).waitFor();
}

test('a bus plan goes from its brief to an order', async () => {
  const { page } = walk;
  await page.goto(`${list}/create/step-1`);
  await page.getByRole('textbox', { name: /^方案名称/ }).fill('走查 公交智选');
  await page.getByRole('combobox', { name: /^品牌/ }).fill('星河汽车');
  await page.getByTitle('星河汽车', { exact: true }).first().click();
  await page.getByRole('radio', { name: /品牌/ }).first().check();
  await chooseShenzhen(page, page.locator('button', { hasText: '选择城市' }));
  await page.getByRole('textbox', { name: '开始日期' }).fill('2027-03-01');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: '预算' }).fill('60');
  await chooseWomen(page);
  await page.getByRole('button', { name: '下一步：智选策略' }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/create/step-2'));
  const planId = new URL(page.url()).searchParams.get('planId')!;
  await walk.page.getByRole('button', { name: '开始智选' }).click();
  await walk.page.waitForURL((url) => url.pathname.endsWith('/plan-bus'), { timeout: 120_000 });
  await untilReady(planId);
  await orderOnScreen(planId);
  walk.expectNoTrouble();
});

const brandField = () => walk.page.getByRole('combobox', { name: /^品牌/ });

async function chooseBrand(): Promise<void> {
  await brandField().fill('星河汽车');
  await walk.page.getByTitle('星河汽车', { exact: true }).first().click();
}

/** A brand that nobody has entered yet, by the keys alone. */
async function enterBrand(): Promise<void> {
  await brandField().fill('溪谷茶饮');
  await activeOption(walk.page, '新增品牌「溪谷茶饮」').waitFor();
  await walk.page.keyboard.press('Enter');
  const dialog = walk.page.getByRole('dialog', { name: '新增品牌' });
  await dialog.getByRole('combobox', { name: /^行业/ }).fill('食品饮料');
  await activeOption(walk.page, '食品饮料').waitFor();
  await walk.page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: /^新\s*增$/ }).click();
  await walk.page.getByText('已登记品牌「溪谷茶饮」').waitFor();
}

async function fillBrief(name: string, pickBrand = chooseBrand): Promise<void> {
  await walk.page.getByRole('textbox', { name: /^方案名称/ }).fill(name);
  await pickBrand();
  await walk.page.getByRole('combobox', { name: '城市' }).fill('深圳');
  await walk.page.locator('.ant-select-item-option').filter({ hasText: '深圳' }).first().click();
  await walk.page.getByRole('textbox', { name: /^开始日期/ }).fill('2027-03-01');
  await walk.page.keyboard.press('Enter');
  await walk.page.getByRole('textbox', { name: /^预算/ }).fill('60');
  await walk.page.getByRole('button', { name: '创建方案' }).click();
  await walk.page.waitForURL(/planId=/);
}

/** A tab of the dock. */
const openTab = (name: string) => walk.page.getByRole('tab', { name }).click();

const fencePanel = () => walk.page.getByRole('region', { name: /^围栏（\d+）/ });
const mapCanvas = () => walk.page.getByRole('application', { name: /地图/ });
const fences = () => fencePanel().getByRole('list', { name: '围栏' }).getByRole('listitem');

/** A place on the map beside its panels, as shares of the width and height that they leave. */
async function onMap(x: number, y: number): Promise<[number, number]> {
  const free = await freeMap(walk.page);
  return [free.left + free.width * x, free.top + free.height * y];
}

test('fences come from a list of stores and from drawing, by pointer and by keyboard, and go back', async () => {
  await walk.page.goto(`${list}/plan-geo`);
  await fillBrief('走查 地理围栏');
  await walk.page.getByText('请先绘制围栏或导入门店').waitFor({ timeout: 60_000 });
  await walk.page.getByRole('button', { name: '导入门店' }).click();
  const dialog = walk.page.getByRole('dialog', { name: '导入门店，自动生成围栏' });
  await dialog
    .getByRole('textbox', { name: '门店清单' })
    .fill('名称,经度,纬度\n福田店,114.055,22.541\n海岸城店,113.936,22.517\n颠倒店,22.5,114.05\n');
  await dialog.getByText('1 行未采用').waitFor();
  await dialog.getByRole('button', { name: '生成 2 个围栏' }).click();
  await expectSoon(() => fences().count()).toBe(2);
  await untilCalm(walk.page);

  // A rectangle with the pointer, then a polygon that crosses itself.
  await fencePanel().getByRole('button', { name: '矩形' }).click();
  await walk.page.mouse.click(...(await onMap(0.5, 0.5)));
  await walk.page.mouse.move(...(await onMap(0.55, 0.55)));
  await fencePanel()
    .getByText(/\d+ × \d+ 米/)
    .waitFor();
  await walk.page.mouse.click(...(await onMap(0.55, 0.55)));
  await expectSoon(() => fences().count()).toBe(3);
  await fencePanel().getByRole('button', { name: '多边形' }).click();
  for (const [x, y] of [
    [0.5, 0.6],
    [0.6, 0.7],
    [0.6, 0.6],
    [0.5, 0.7],
  ] as const)
    await walk.page.mouse.click(...(await onMap(x, y)));
  await walk.page.keyboard.press('Enter');
  await walk.page.getByText('围栏的边不能相交，请重新绘制').waitFor();
  await expectSoon(() => fences().count()).toBe(3);

  // A circle by keyboard alone: Space sets the middle and the edge, arrows move the map.
  await fencePanel().getByRole('button', { name: '圆形' }).focus();
  await walk.page.keyboard.press('Enter');
  await expectSoon(() => mapCanvas().evaluate((canvas) => canvas === document.activeElement)).toBe(true);
  await walk.page.keyboard.press('Space');
  await fencePanel().getByText('已定圆心').waitFor();
  for (let at = 0; at < 2; at += 1) await walk.page.keyboard.press('ArrowRight');
  await fencePanel()
    .getByText(/半径 [1-9]\d* 米/)
    .waitFor();
  await walk.page.keyboard.press('Space');
  const outcome = fencePanel()
    .getByText(/半径须在/)
    .or(fences().nth(3));
  await outcome.first().waitFor();
  const drawn = await fences().count();
  await walk.page.keyboard.press('Control+z');
  await expectSoon(() => fences().count()).toBe(drawn === 4 ? 3 : 2);
  await fencePanel().getByRole('button', { name: '重做' }).click();
  await expectSoon(() => fences().count()).toBe(drawn);
  for (let left = drawn - 1; left >= 2; left -= 1) {
    await fences().last().getByRole('button', { name: /^删除/ }).click();
    await expectSoon(() => fences().count()).toBe(left);
  }
  await untilCalm(walk.page);
  expect(await accessibilityViolations(walk.page)).toEqual([]);
  await screenshot(walk.page, 'smart-select-fences');
});

test('a geofence plan: rules, radius, vacancies, order', async () => {
  const planId = new URL(walk.page.url()).searchParams.get('planId')!;
  await walk.page.getByRole('spinbutton', { name: '每围栏点位上限' }).fill('40');
  await walk.page.getByRole('button', { name: '保存围栏并匹配点位' }).click();
  await untilReady(planId);
  await openTab('围栏匹配');
  const matches = walk.page.getByRole('region', { name: '围栏匹配结果' });
  await matches.getByRole('row', { name: /福田店/ }).waitFor({ timeout: 60_000 });
  const detail = await walk.api.call('ai-option-mode/getGeoLocationPlanDetail', { planId });
  expect(detail.matches.map(({ fenceName }) => fenceName)).toEqual(['福田店', '海岸城店']);
  for (const { positions } of detail.matches) expect(positions).toBeLessThanOrEqual(40);
  await openTab('半径敏感度');
  const curve = walk.page.getByRole('region', { name: '半径与覆盖 TA 人数' });
  await curve.getByRole('button', { name: '查看数据表' }).click();
  await expectSoon(() => curve.getByRole('row').count()).toBe(1 + detail.radiusCurve.length);

  // A filter is a step that Back undoes.
  await openTab('空位点位');
  const vacancies = walk.page.getByRole('region', { name: '空位热力明细' });
  await tick(vacancies.getByRole('checkbox', { name: '只看已选' }));
  await walk.page.waitForURL(/chosen=true/);
  await walk.page.goBack();
  await expectSoon(() => vacancies.getByRole('checkbox', { name: '只看已选' }).isChecked()).toBe(false);
  expect(new URL(walk.page.url()).searchParams.get('planId')).toBe(planId);
  await untilCalm(walk.page);
  await screenshot(walk.page, 'smart-select-geo');
  expect(await accessibilityViolations(walk.page)).toEqual([]);
  await orderOnScreen(planId);
  walk.expectNoTrouble();
});

/** The map shows every vacant position of the plan; a row is found on it, and a click on it finds the row. */
async function findOnMap(planId: string): Promise<void> {
  const { page, api } = walk;
  const { positions } = await api.call('v1/area-plan/positions', { planId, cityCode: shenzhen });
  await page.getByText(`全部空位点位 ${positions.length.toLocaleString('zh-CN')} 个`).waitFor();
  const vacancies = page.getByRole('region', { name: '空位热力明细' });
  const locators = vacancies.getByRole('button', { name: /^定位 / });
  // A position has a row for every form that it is sold in.
  const listed = async () =>
    new Set(await locators.evaluateAll((all) => all.map((one) => one.ariaLabel))).size;
  await locators.first().click();
  await untilCalm(page);
  // The map has gone to the position: it stands in the middle of the room beside the panels.
  await page.mouse.click(...(await onMap(0.5, 0.5)));
  await page.waitForURL(/position=/);
  const picked = new URL(page.url()).searchParams.get('position');
  const name = positions.find(({ positionId }) => positionId === picked)!.name;
  await vacancies.getByText(`点位：${name}`).waitFor();
  await expectSoon(listed).toBe(1);
  await screenshot(page, 'smart-select-position');
  await page.goBack();
  await expectSoon(listed).toBeGreaterThan(1);
}

test('a TA plan: brief, threshold, areas, faces, order', async () => {
  await walk.page.goto(`${list}/plan-ta`);
  await fillBrief('走查 TA 浓度', enterBrand);
  const planId = new URL(walk.page.url()).searchParams.get('planId')!;
  const threshold = walk.page.getByRole('spinbutton', { name: 'TA浓度阈值（%）' });
  await threshold.fill('30');
  await threshold.press('Enter');
  await walk.page.getByRole('button', { name: '按此条件重新匹配' }).click();
  await untilReady(planId);
  const detail = await walk.api.call('ai-option-mode/getCrowdTagPlanDetail', { planId });
  expect(detail.taThreshold).toBeCloseTo(0.3, 9);
  await openTab('高浓度区域');
  const areas = walk.page.getByRole('region', { name: /^高浓度区域/ });
  // A long list is drawn in part, its richest area first.
  await areas.getByText(detail.areas[0].name).first().waitFor({ timeout: 60_000 });
  await openTab('空位点位');
  const vacancies = walk.page.getByRole('region', { name: '空位热力明细' });
  const faces = vacancies.getByRole('spinbutton').first();
  await faces.waitFor({ timeout: 60_000 });
  await untilCalm(walk.page);
  await findOnMap(planId);
  const before = (await walk.api.call('crowd-tag-plan/v1/getCityList', { planId }))[0];
  const wanted = (await faces.getAttribute('aria-valuenow')) === '0' ? '1' : '0';
  await faces.fill(wanted);
  await faces.press('Tab');
  await expectSoon(
    async () => (await walk.api.call('crowd-tag-plan/v1/getCityList', { planId }))[0].version,
  ).toBe(before.version + 1);
  await untilCalm(walk.page);
  await screenshot(walk.page, 'smart-select-ta');
  expect(await accessibilityViolations(walk.page)).toEqual([]);
  await orderOnScreen(planId);
  walk.expectNoTrouble();
});

test('plans are compared: what differs, and what is best', async () => {
  const center: [number, number] = [114.055, 22.541];
  await computePlan(walk.api, {
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
  await walk.page.goto(list);
  for (const name of [/走查 更多预算/, /走查 地理围栏/])
    await walk.page.getByRole('row', { name }).getByRole('checkbox').check();
  await walk.page.getByRole('button', { name: /^对\s*比$/ }).click();
  const comparison = walk.page.getByRole('table', { name: '方案对比' });
  await comparison.getByRole('row', { name: /^品牌/ }).waitFor();
  await walk.page.getByRole('switch', { name: '仅看差异' }).click();
  await comparison.getByRole('row', { name: /^品牌/ }).waitFor({ state: 'detached' });
  await comparison.getByRole('row', { name: /^预算/ }).waitFor();
  await untilCalm(walk.page);
  expect(await accessibilityViolations(walk.page)).toEqual([]);
  await walk.page.keyboard.press('Escape');
  await comparison.waitFor({ state: 'hidden' });
  const search = walk.page.getByRole('textbox', { name: /^搜索/ });
  await search.fill('更多预算');
  await search.press('Enter');
  await walk.page.waitForURL(/q=/);
  const rows = walk.page.getByRole('row', { name: /走查/ });
  await expectSoon(() => rows.count()).toBe(1);
  await walk.page.goBack();
  await expectSoon(() => rows.count()).toBeGreaterThan(1);
  walk.expectNoTrouble();
});
