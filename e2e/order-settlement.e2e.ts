import { expect, test } from 'vitest';
import { capitalAmount } from '../packages/report/src/capital-amount.ts';
import { readPdfText } from '../packages/report/src/testing/read-pdf-text.ts';
import { readPresentation } from '../packages/report/src/testing/read-presentation.ts';
import { readWorkbook } from '../packages/report/src/testing/read-workbook.ts';
import type { Context } from '../apps/server/src/context.ts';
import { smallOrder } from '../apps/server/src/testing/small-order.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { downloadOf, type SavedDownload } from './harness/browser.ts';
import { postedOrderName, storePostedOrder } from './harness/posted-order.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

const endedName = '星河汽车 深圳 结算走查';
const netFen = 1_234_567;

/** An order that is over: of three vehicles of a line one was posted two days late and one was missing. */
async function storeEndedOrder(context: Context): Promise<void> {
  const { db } = context;
  const users = await db.selectFrom('app_user').select(['id', 'user_name']).execute();
  const line = await db
    .selectFrom('media_order_item as item')
    .innerJoin('media_order as orders', 'orders.order_id', 'item.order_id')
    .select(['item.line_id', 'item.unit_name'])
    .where('orders.name', '=', postedOrderName)
    .where('item.line_id', 'is not', null)
    .executeTakeFirstOrThrow();
  await smallOrder(
    { context, userIds: Object.fromEntries(users.map((user) => [user.user_name, user.id])) as never },
    {
      owner: 'planner',
      name: endedName,
      state: 'ended',
      items: [
        {
          cityCode: shenzhen,
          lineId: line.line_id!,
          unitName: line.unit_name,
          quantity: 3,
          netFen,
          fromDay: -60,
          toDay: -33,
          units: [{ state: 'posted' }, { state: 'late', late: 2 }, { state: 'missing' }],
        },
      ],
    },
  );
}

const journey = startJourney('order-settlement', {
  data: 'small-shenzhen',
  async prepare(context) {
    await storePostedOrder(context);
    await storeEndedOrder(context);
  },
});

async function openOrder(name: string): Promise<string> {
  const { rows } = await journey.api.call('mediaOrder/list', { keyword: name });
  const [{ orderId }] = rows;
  await journey.page.goto(`/marketing/order/detail?orderId=${orderId}`);
  await journey.page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor();
  return orderId;
}

const openMenu = () => journey.page.getByRole('button', { name: /^导出/ }).click();

async function exported(name: string): Promise<SavedDownload> {
  const saved = await downloadOf(journey, async () => {
    await openMenu();
    await journey.page.getByRole('menuitem', { name }).click();
  });
  // The notice covers the buttons, and stays while the pointer is over it.
  await journey.page.getByText('已导出').first().waitFor();
  await journey.page.mouse.move(10, 600);
  await expect.poll(() => journey.page.getByText('已导出').count(), { timeout: 60_000 }).toBe(0);
  return saved;
}

test('a running order has its posting report, and says why it is not settled yet', async () => {
  const orderId = await openOrder(postedOrderName);
  await openMenu();
  const settlement = journey.page.getByRole('menuitem', { name: '结算单（Excel）' });
  await settlement.waitFor();
  expect(await settlement.getAttribute('aria-disabled')).toBe('true');
  expect(await settlement.getAttribute('title')).toBe('订单投放中，已下刊、已结案或已终止的订单才能结算');
  const closing = journey.page.getByRole('menuitem', { name: '结案报告（PPT）' });
  expect(await closing.getAttribute('aria-disabled')).toBe('true');
  expect(await closing.getAttribute('title')).toBe('订单投放中，全部下刊后才能导出结案报告');
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'order-export-menu');
  await journey.page.keyboard.press('Escape');
  const { counts } = await journey.api.call('v1/monitoring/board', { orderId });
  const deck = await exported('上刊报告（PPT）');
  expect(deck.fileName).toMatch(/_上刊报告_V\d+_\d{8}\.pptx$/);
  const { slides } = readPresentation(deck.bytes);
  const parts = slides.flatMap(({ tables }) => tables.get('上刊情况') ?? []);
  expect(parts.at(-1)!.slice(3, 6)).toEqual([
    String(counts.plannedUnits),
    String(counts.dueUnits),
    String(counts.postedUnits),
  ]);
  expect(slides.reduce((sum, { pictures }) => sum + pictures, 0)).toBeGreaterThan(0);
  const list = await exported('上刊清单（Excel）');
  const { cells } = readWorkbook(list.bytes).sheets.get('上刊清单')!;
  expect(cells.has(`A${counts.plannedUnits + 1}`)).toBe(true);
  expect(cells.has(`A${counts.plannedUnits + 2}`)).toBe(false);
});

test('an order that is over is settled in a sheet and a PDF of the same amount, with the data of its invoice', async () => {
  const orderId = await openOrder(endedName);
  // 3 × 28 days less 28 that were missing and two that were late.
  const due = netFen - Math.floor((2 * netFen * 30 + 84) / 168);
  const totalFen = due + Math.floor((due * 6 + 50) / 100);
  const sheet = await exported('结算单（Excel）');
  expect(sheet.fileName).toMatch(/_结算单_V\d+_\d{8}\.xlsx$/);
  const values = [...readWorkbook(sheet.bytes).sheets.get('结算单')!.cells.values()].map(
    ({ value }) => value,
  );
  expect(values).toEqual(expect.arrayContaining([due / 100, totalFen / 100, capitalAmount(totalFen)]));
  const pages = await exported('结算单（PDF）');
  expect(readPdfText(pages.bytes).join('\n')).toContain(capitalAmount(totalFen));
  const invoice = await exported('开票数据（Excel）');
  const amounts = [...readWorkbook(invoice.bytes).sheets.get('开票数据')!.cells.values()];
  expect(amounts.map(({ value }) => value)).toContain(totalFen / 100);
  await journey.api.call('effectestimate/inputConclusionText', {
    orderId,
    text: '按约定完成投放。',
    version: 0,
  });
  const report = await exported('结案报告（PPT）');
  expect(report.fileName).toMatch(/_结案报告_V\d+_\d{8}\.pptx$/);
  expect(
    readPresentation(report.bytes)
      .slides.flatMap(({ texts }) => texts)
      .join(),
  ).toContain('按约定完成投放');
  expect((await exported('结案报告（PDF）')).fileName).toMatch(/_结案报告_V\d+_\d{8}\.pdf$/);
  await journey.page.goto('/exports');
  for (const name of ['结算单', '开票数据', '上刊报告'])
    await journey.page.getByText(name, { exact: true }).first().waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  journey.expectNoTrouble();
});
