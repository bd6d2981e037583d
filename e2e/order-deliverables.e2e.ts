import type { CallInput } from '@ooh/contract/registry';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { capitalAmount } from '../packages/report/src/capital-amount.ts';
import { exactMoney } from '../packages/report/src/deck-pages.ts';
import { evaluator } from '../packages/report/src/testing/evaluate-formula.ts';
import { readPresentation } from '../packages/report/src/testing/read-presentation.ts';
import { readWorkbook } from '../packages/report/src/testing/read-workbook.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { signInApi, type Api } from './harness/api.ts';
import {
  downloadOf,
  enterSignedIn,
  openPage,
  startBrowser,
  type SavedDownload,
  type WalkedPage,
} from './harness/browser.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { shenzhen, smallShenzhen } from './harness/seeded-plan.ts';
import { startService, type WalkedService } from './harness/service.ts';

const orderName = '星河汽车 深圳 交付走查';
const flight = { startDate: '2027-03-01', endDate: '2027-03-28' };
type ItemInput = NonNullable<CallInput<'mediaOrder/create'>['items']>[number];

let service: WalkedService;
let browser: Browser;
let walked: WalkedPage;
let page: Page;
let api: Api;
let orderId: string;

/** A booked order of two lines and two faces, one posting marked. */
async function storeOrder(): Promise<string> {
  const offersOf = async (mediumId: number, most: number): Promise<ItemInput[]> => {
    const where = { cityCode: shenzhen, mediumId, formId: 1, ...flight, onlyFree: 'true' as const };
    const { rows } = await api.call('v1/orders/offers', where);
    return rows.slice(0, most).map(({ faceId, lineId, deck }) => ({
      cityCode: shenzhen,
      mediumId,
      formId: 1,
      quantity: 1,
      ...flight,
      ...(faceId === null ? { lineId: lineId!, deck: deck! } : { faceId }),
    }));
  };
  const items = [...(await offersOf(1, 2)), ...(await offersOf(2, 2))];
  expect(items).toHaveLength(4);
  const [brand] = await api.call('common/getBrandNameList', { keyword: '星河汽车' });
  const order = await api.call('mediaOrder/create', {
    brief: {
      name: orderName,
      mode: 'base',
      brandId: brand!.brandId,
      goal: 'brand',
      cityCodes: [shenzhen],
      mediumIds: [1, 2],
      ...flight,
      budgetFen: 60_000_000,
      targetAudience: {},
    },
    items,
    submit: true,
  });
  let { version } = order;
  const step = async (state: CallInput<'v1/orders/transition'>['state']) => {
    ({ version } = await api.call('v1/orders/transition', { orderId: order.orderId, version, state }));
  };
  await step('planning');
  await step('confirming');
  await step('holding');
  await api.call('v1/orders/hold', { orderId: order.orderId, hours: 24 });
  await step('booked');
  await api.call('mediaOrder/launchMonitoring', { orderId: order.orderId, dueOn: '2027-03-10' });
  return order.orderId;
}

beforeAll(async () => {
  service = await startService({ prepare: smallShenzhen(4000) });
  browser = await startBrowser();
  walked = await openPage(browser, service);
  page = walked.page;
  page.setDefaultTimeout(60_000);
  api = await signInApi(service);
  orderId = await storeOrder();
  await enterSignedIn(walked, service);
  await page.goto(`/marketing/order/detail?orderId=${orderId}`);
  await page.getByRole('heading', { level: 1, name: new RegExp(orderName) }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await screenshot(page, 'order-deliverables-failed');
});

const fenOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

async function exported(name: string): Promise<SavedDownload> {
  const saved = await downloadOf(walked, async () => {
    await page.getByRole('button', { name: /^导出/ }).click();
    await page.getByRole('menuitem', { name }).click();
  });
  // The notice lies over the buttons, and stays as long as the pointer rests on it.
  await page.getByText('已导出').first().waitFor();
  await page.mouse.move(10, 600);
  await expect.poll(() => page.getByText('已导出').count(), { timeout: 60_000 }).toBe(0);
  return saved;
}

const named = (document: string, extension: string) =>
  new RegExp(`^星河汽车_星河汽车-深圳-交付走查_${document}_V\\d+_\\d{8}\\.${extension}$`);

/** Net amount as the overview shows it. */
async function shownNetFen(): Promise<number> {
  const net = page.getByRole('row', { name: /^净价/ });
  // The figures above it are measured by the engine first.
  await net.waitFor({ timeout: 90_000 });
  return fenOf(await net.getByRole('cell').last().innerText());
}

test('the quotation and the schedule sum to what the screen shows, by their own formulas', async () => {
  const netFen = await shownNetFen();
  const { row } = await api.call('mediaOrder/getById', { orderId });
  expect(netFen).toBe(row.amounts.netFen);
  const quotation = await exported('报价单（Excel）');
  expect(quotation.fileName).toMatch(named('报价单', 'xlsx'));
  const book = readWorkbook(quotation.bytes);
  const cells = [...book.sheets.get('报价单')!.cells.values()];
  expect(cells.map(({ value }) => value)).toContain(capitalAmount(row.amounts.totalFen));
  const evaluate = evaluator(book.sheets);
  const sums = cells.filter(({ formula }) => formula?.startsWith('SUM('));
  const figures = sums.map(({ address }) => Math.round(Number(evaluate('报价单', address)) * 100));
  expect(figures).toEqual(expect.arrayContaining([netFen, row.amounts.totalFen]));

  const schedule = await exported('排期表（Excel）');
  expect(schedule.fileName).toMatch(named('排期表', 'xlsx'));
  const cover = [...readWorkbook(schedule.bytes).sheets.get('封面')!.cells.values()];
  expect(cover.map(({ value }) => value)).toContain(netFen / 100);
});

test('the proposal has charts of the same sums, editable, and the figures of the estimate tab', async () => {
  const netFen = await shownNetFen();
  const { fileName, bytes } = await exported('投放方案（PPT）');
  expect(fileName).toMatch(named('投放方案', 'pptx'));
  const { slides } = readPresentation(bytes);
  const cost = slides.flatMap(({ charts }) => charts).find(({ title }) => title === '费用构成（元）')!;
  expect(Math.round(cost.series[0]!.values[1]! * 100)).toBe(netFen);
  const held = [...readWorkbook(cost.workbook).sheets.get('图表数据')!.cells.values()];
  expect(held.map(({ value }) => value)).toContain(netFen / 100);
  const cities = slides.flatMap(({ tables }) => tables.get('城市分布') ?? []);
  expect(cities.at(-1)![2]).toBe(exactMoney(netFen));
  const { estimate } = await api.call('mediaOrder/overallInvestmentEstimatePlacement', { orderId });
  const reach = estimate[0]!.evaluation!.reachShare.value!;
  const effects = slides.flatMap(({ tables }) => tables.get('深圳市预估效果') ?? []);
  const shown = new Map(effects.map(([name, value]) => [name, value]));
  expect(shown.get('TA 到达率')).toBe(`${(reach * 100).toFixed(1)}%`);
});

test('the album has a page for every line of media', async () => {
  const { items } = await api.call('mediaOrder/getById', { orderId });
  const { fileName, bytes } = await exported('点位图册（PPT）');
  expect(fileName).toMatch(named('点位图册', 'pptx'));
  const pages = readPresentation(bytes).slides.filter(({ tables }) => tables.has('点位信息'));
  expect(pages).toHaveLength(items.length);
  items.forEach(({ unitName }, i) => expect(pages[i]!.title).toContain(unitName));
});

test('the monitoring report counts what the board counts', async () => {
  const { counts } = await api.call('v1/monitoring/board', { orderId });
  const { fileName, bytes } = await exported('监播报告（PPT）');
  expect(fileName).toMatch(named('监播报告', 'pptx'));
  const { slides } = readPresentation(bytes);
  const progress = slides.flatMap(({ tables }) => tables.get('各城市上刊进度') ?? []);
  expect(progress.at(-1)!.slice(0, 4)).toEqual([
    '合计',
    String(counts.plannedUnits),
    String(counts.dueUnits),
    String(counts.postedUnits),
  ]);
  const listed = slides.flatMap(({ tables }) => tables.get('点位核对')?.slice(1) ?? []);
  expect(listed).toHaveLength(counts.plannedUnits);
  const table = await exported('监测表（Excel）');
  expect(table.fileName).toMatch(named('监测表', 'xlsx'));
  expect(
    readWorkbook(table.bytes)
      .sheets.get('监测表')!
      .cells.get(`A${counts.plannedUnits + 1}`),
  ).toBeDefined();
});

test('a comment is written on the order and on a row, with a colleague called on, and seen by him', async () => {
  const customer = await signInApi(service, 'admin');
  const [colleague] = await api.call('v1/orders/colleagues', { orderId });
  await page.getByRole('tab', { name: '评论' }).click();
  const editor = page.getByRole('textbox', { name: '评论内容' });
  await editor.fill('整单请确认');
  await page.getByRole('button', { name: '发表评论' }).click();
  await page.getByRole('listitem').filter({ hasText: '整单请确认' }).waitFor();
  await page.getByRole('tab', { name: '媒体明细' }).click();
  await page.getByRole('button', { name: /^评论第 2 行/ }).click();
  await page.getByText('评论该行：').waitFor();
  await editor.fill(`${colleague === undefined ? '' : `@${colleague.nickName} `}这一行换成靠东的一侧`);
  await page.getByRole('button', { name: '发表评论' }).click();
  await page.getByRole('listitem').filter({ hasText: '靠东的一侧' }).waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  const seen = await customer.call('v1/orders/comments', { orderId });
  expect(seen.total).toBe(2);
  expect(seen.rows[0]!.unit).not.toBeNull();
  expect(seen.rows[0]!.mentions.map(({ userId }) => userId)).toEqual(
    colleague === undefined ? [] : [colleague.userId],
  );
});

async function newLink(): Promise<string> {
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '分享订单' });
  await dialog.getByRole('checkbox', { name: '显示价格' }).check();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const link = await dialog
    .getByRole('alert')
    .getByText(/\/shared-order#/)
    .innerText();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  return link;
}

test('a link opens the order in a clean browser, read-only and marked, and is dead once revoked', async () => {
  const link = await newLink();
  const stranger = await openPage(browser, service);
  stranger.page.setDefaultTimeout(60_000);
  await stranger.page.goto(link);
  const title = stranger.page.getByRole('heading', { level: 1, name: new RegExp(orderName) });
  await title.waitFor();
  await untilCalm(stranger.page);
  expect(await accessibilityViolations(stranger.page)).toEqual([]);
  await screenshot(stranger.page, 'shared-order');
  const { row } = await api.call('mediaOrder/getById', { orderId });
  const net = stranger.page.locator('dl div').filter({ hasText: /^净价/ }).locator('dd');
  expect(fenOf(await net.innerText())).toBe(row.amounts.netFen);
  await stranger.page.locator('[data-watermark*="分享"]').waitFor({ state: 'attached' });
  expect(await stranger.page.getByRole('button', { name: /编辑|导出|提交/ }).count()).toBe(0);
  // The link opens this page and nothing else.
  await stranger.page.goto('/marketing/order');
  await stranger.page.waitForURL(/\/login/);

  const dialog = page.getByRole('dialog', { name: '分享订单' });
  await dialog.getByRole('button', { name: /^撤\s*销$/ }).click();
  await page.getByRole('button', { name: '撤销链接' }).click();
  await dialog.getByText('已撤销').waitFor();
  stranger.forgive(/./);
  await stranger.page.goto(link);
  await stranger.page.reload();
  await stranger.page.getByText('链接不存在或已失效').first().waitFor();
  await stranger.close();
  walked.expectNoTrouble();
});
