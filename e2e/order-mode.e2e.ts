import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { signInApi, type Api } from './harness/api.ts';
import { enterSignedIn, openPage, startBrowser, type WalkedPage } from './harness/browser.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { smallShenzhen } from './harness/seeded-plan.ts';
import { startService, type WalkedService } from './harness/service.ts';

const list = '/marketing/order';
const orderName = '星河汽车 深圳 走查订单';

// One order from an empty list to its detail: each test goes on where the one before it ended.
let service: WalkedService;
let browser: Browser;
let walked: WalkedPage;
let page: Page;
let api: Api;

beforeAll(async () => {
  service = await startService({ prepare: smallShenzhen(4000) });
  browser = await startBrowser();
  walked = await openPage(browser, service);
  page = walked.page;
  api = await signInApi(service);
  await enterSignedIn(walked, service);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await screenshot(page, 'order-mode-failed');
});

const yuanOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

async function stored() {
  const { rows } = await api.call('mediaOrder/list', { keyword: '走查订单' });
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

test('the list of a new planner is empty and leads to the ways of ordering', async () => {
  await page.goto(list);
  await page.getByText('还没有订单').waitFor();
  await page.getByRole('link', { name: '新建订单' }).first().click();
  await page.getByRole('radio', { name: '基础方案' }).waitFor();
  await page.getByRole('button', { name: '下一步：填写需求' }).click();
  await page.getByRole('heading', { level: 1, name: /新建订单/ }).waitFor();
});

async function chooseShenzhen(): Promise<void> {
  await page.locator('#order-cityCodes:not(.ant-btn-loading)').click();
  const cities = page.getByRole('dialog');
  await cities.locator(':focus').waitFor();
  await cities.getByRole('textbox', { name: '搜索城市' }).fill('深圳');
  await cities.getByText('搜索结果').waitFor();
  await cities.getByRole('checkbox', { name: '深圳市', exact: true }).check();
  await cities.getByRole('button', { name: /^确\s*定$/ }).click();
  await cities.waitFor({ state: 'hidden' });
}

test('the demand names what is missing, then goes on', async () => {
  await page.getByRole('button', { name: '下一步：方案配置' }).click();
  await page.getByText(/还有 \d+ 处需要修改/).waitFor();
  await page.getByRole('textbox', { name: /^订单名称/ }).fill(orderName);
  await page.getByRole('combobox', { name: /^品牌/ }).fill('星河汽车');
  await page.getByTitle('星河汽车').first().click();
  await page.getByRole('radio', { name: /品牌认知/ }).check();
  await chooseShenzhen();
  await page.getByRole('checkbox', { name: '公交车身' }).check();
  await page.getByLabel(/^上刊日/).fill('2027-03-01');
  await page.getByLabel(/^下刊日/).fill('2027-03-28');
  await page.getByRole('textbox', { name: /^预算/ }).fill('60');
  await page.getByText(/还有 \d+ 处需要修改/).waitFor({ state: 'hidden' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '下一步：方案配置' }).click();
  await page.waitForURL(/step-2-base\?orderId=/);
  expect((await stored()).state).toBe('draft');
});

test('the budget is filled from what is free, within the budget', async () => {
  await page.getByRole('heading', { name: /可售媒体/ }).waitFor();
  const fill = page.getByRole('button', { name: /^按预算填充/ });
  await fill.and(page.locator(':enabled')).click();
  await page.getByRole('navigation', { name: '城市' }).getByText('已配置').waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: '下一步：排期与确认' }).click();
  await page.waitForURL(/step-3\?orderId=/);
  const { items, amounts, budgetFen } = await stored();
  expect(items).toBeGreaterThan(0);
  expect(amounts.netFen + amounts.productionFen).toBeLessThanOrEqual(budgetFen);
});

test('the schedule shows every line; a bar moves by the keyboard, and the service stores it', async () => {
  const grid = page.getByRole('grid', { name: '排期表' });
  await grid.waitFor();
  const before = (await stored()).version;
  await grid.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(async () => (await stored()).version, { timeout: 20_000 }).toBe(before + 1);
  const { orderId } = await stored();
  const { items } = await api.call('mediaOrder/getById', { orderId });
  expect(items.map(({ endDate }) => endDate)).toContain('2027-03-27');
});

test('what is free is checked, then the order is submitted once', async () => {
  await page.getByRole('button', { name: '检查空位' }).click();
  await page.getByText(/行媒体在所选档期均有空位/).waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^提\s*交$/ }).click();
  const dialog = page.getByRole('dialog', { name: '提交订单' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '确认提交' }).click();
  await page.getByText(/已提交$/).waitFor();
  expect((await stored()).state).toBe('confirming');
});

test('the detail shows the amounts that the service holds, tab by tab', async () => {
  await page.getByRole('button', { name: '查看订单' }).click();
  await page.getByRole('heading', { level: 1, name: new RegExp(orderName) }).waitFor();
  const { amounts } = await stored();
  const net = page.getByRole('row', { name: /^净价/ });
  await net.waitFor();
  expect(yuanOf(await net.getByRole('cell').last().innerText())).toBe(amounts.netFen);
  for (const [tab, content] of [
    ['媒体明细', '共'],
    ['报价', '合计'],
    ['版本对比', 'V'],
    ['操作记录', '变更为'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).getByText(content).first().waitFor();
  }
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a hold keeps the units for its hours, and the list knows the order', async () => {
  const { orderId } = await stored();
  await page.goto(`${list}/create/step-3?orderId=${orderId}`);
  await page.getByRole('button', { name: '锁位', exact: true }).click();
  await page.getByText(/^最早到期 7[12]:\d\d:\d\d$/).waitFor();
  await page.goto(`${list}?q=走查订单`);
  await page.getByRole('link', { name: orderName, exact: true }).waitFor();
  await page.getByText('待客户确认').first().waitFor();
  walked.expectNoTrouble();
});
