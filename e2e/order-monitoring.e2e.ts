import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { signInApi, type Api } from './harness/api.ts';
import { downloadOf, enterSignedIn, openPage, startBrowser, type WalkedPage } from './harness/browser.ts';
import { postedOrderName, storePostedOrder } from './harness/posted-order.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { shenzhen, smallShenzhen } from './harness/seeded-plan.ts';
import { startService, type WalkedService } from './harness/service.ts';

// One running order from a missing vehicle to an accepted make-good: each test goes on where the one before it ended.
let service: WalkedService;
let browser: Browser;
let walked: WalkedPage;
let page: Page;
let api: Api;
let orderId: string;

beforeAll(async () => {
  service = await startService({
    async prepare(context) {
      await smallShenzhen(4000)(context);
      await storePostedOrder(context);
    },
  });
  browser = await startBrowser();
  walked = await openPage(browser, service);
  page = walked.page;
  api = await signInApi(service);
  await enterSignedIn(walked, service);
  const { rows } = await api.call('mediaOrder/list', { keyword: postedOrderName });
  orderId = rows[0]!.orderId;
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await screenshot(page, 'order-monitoring-failed');
});

const monitoring = (query = '') => `/marketing/order/monitoring?orderId=${orderId}${query}`;
const board = () => api.call('v1/monitoring/board', { orderId });
const calmAndAccessible = async () => {
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
};

test('the order detail leads to the monitoring, which answers the three questions', async () => {
  await page.goto(`/marketing/order/detail?orderId=${orderId}`);
  await page.getByRole('link', { name: '投放监测' }).click();
  await page.getByRole('heading', { level: 1, name: /投放监测/ }).waitFor();
  const quantity = page.getByRole('region', { name: /^量/ });
  await quantity.getByText('100.0%').first().waitFor();
  expect((await board()).exceptions).toBe(0);
  await calmAndAccessible();
});

test('a vehicle is marked as missing', async () => {
  await page.getByText('点位表', { exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: '#3' }).first();
  await row.getByRole('button', { name: /^登记/ }).click();
  const dialog = page.getByRole('dialog', { name: /^登记上刊情况/ });
  await dialog.getByRole('radio', { name: '漏刊' }).check();
  await dialog.getByRole('textbox', { name: '说明' }).fill('现场未见画面');
  await dialog.getByRole('button', { name: /^保\s*存$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await row.getByText('漏刊').waitFor();
  expect((await board()).counts.byState.missing).toBe(1);
  await calmAndAccessible();
});

test('the make-good is looked at, accepted, and stands in the schedule', async () => {
  const before = await api.call('v1/monitoring/make-good', { orderId, cityCode: shenzhen });
  expect(before.outcome).toBe('restored');
  await page.getByRole('button', { name: /^补\s*量$/ }).click();
  const drawer = page.getByRole('dialog', { name: /^补\s*量$/ });
  await drawer.getByText('补量后恢复到承诺到达率').waitFor();
  await drawer.getByRole('table', { name: '补量预览' }).last().waitFor();
  const net = await drawer.getByText(/^合计/).innerText();
  expect(net).toContain((before.costFen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 }));
  await calmAndAccessible();
  await drawer.getByRole('button', { name: '接受补量并调整排期' }).click();
  await page.getByText(/^已接受补量/).waitFor();
  await drawer.waitFor({ state: 'hidden' });
  const units = before.items.reduce((sum, item) => sum + item.units, 0);
  const { rows } = await api.call('v1/monitoring/list', { orderId, pageSize: 200 });
  expect(rows.filter((row) => row.isMakeGood)).toHaveLength(units);
  const schedule = await api.call('v1/orders/schedule', { orderId, pageSize: 200 });
  const own = schedule.rows.flatMap((row) => row.bars).filter((bar) => bar.isOwn);
  expect(own.reduce((sum, bar) => sum + bar.units, 0)).toBe(units);
  expect((await api.call('v1/monitoring/make-good', { orderId, cityCode: shenzhen })).outcome).toBe(
    'none-needed',
  );
});

test('the timeline tells of it, and Back returns to the table', async () => {
  await page.getByText('时间轴', { exact: true }).click();
  await page.getByText(/^接受补量：深圳市/).waitFor();
  await calmAndAccessible();
  await page.goBack();
  await page.getByRole('table', { name: '投放监测点位表' }).last().waitFor();
});

test('a photo is sent back with a reason, and only with one', async () => {
  await page.getByText('照片墙', { exact: true }).click();
  await page.getByRole('img', { name: /近景/ }).first().waitFor();
  await page.getByRole('checkbox', { name: /近景/ }).first().check();
  await page.getByRole('button', { name: '退回重拍' }).click();
  const dialog = page.getByRole('dialog', { name: /^退回重拍/ });
  await dialog.getByRole('button', { name: '退回重拍' }).click();
  await dialog.getByText('请说明退回原因').waitFor();
  await dialog.getByRole('textbox', { name: /^原因/ }).fill('画面未拍全');
  await dialog.getByRole('button', { name: '退回重拍' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('已退回重拍').first().waitFor();
  const { rows } = await api.call('v1/monitoring/photo-wall', { orderId, verdict: 'rejected' });
  expect(rows.map((photo) => photo.note)).toEqual(['画面未拍全']);
  await calmAndAccessible();
});

test('the map shows where the face stands', async () => {
  await page.goto(monitoring('&view=map'));
  await page.getByText(/显示 \d+ 个点位/).waitFor();
  await calmAndAccessible();
});

test('the competition says what the service computed', async () => {
  await page.getByRole('link', { name: '竞品监测' }).click();
  await page.getByRole('table', { name: '同城同媒 SOS', exact: true }).last().waitFor();
  const { cells, notes } = await api.call('competitor/getMediaCompetitorDataByOrder', { orderId });
  expect(cells.length).toBe(2);
  for (const { text } of notes) await page.getByText(text).waitFor();
  await page.getByRole('table', { name: '竞品所在商圈' }).last().waitFor();
  await calmAndAccessible();
});

test('advice is read, downloaded and taken into a new draft, for the order runs already', async () => {
  await page.goto(`/marketing/order/suggestion?orderId=${orderId}`);
  const report = page.getByRole('region', { name: '建议报告' });
  await report.getByRole('heading', { level: 2 }).waitFor();
  const saved = await downloadOf(walked, () => report.getByRole('button', { name: '下载 PDF' }).click());
  expect(saved.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await calmAndAccessible();
  await page.getByRole('button', { name: /^采纳/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /^采纳建议/ });
  await dialog.getByText(/备注追加/).waitFor();
  await dialog.getByRole('button', { name: '写入新草稿' }).click();
  await page.getByRole('link', { name: '打开草稿' }).waitFor();
  const { rows } = await api.call('mediaOrder/list', { keyword: '监测走查' });
  const draft = rows.find((row) => row.orderId !== orderId)!;
  expect(draft.state).toBe('draft');
  const { brief } = await api.call('mediaOrder/getById', { orderId: draft.orderId });
  expect(brief.wishes.remark).toContain('【采纳');
  walked.expectNoTrouble();
});
