import { expect, test } from 'vitest';
import type { Context } from '../apps/server/src/context.ts';
import { openPart } from './harness/open-part.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { chooseProduct, fillDemand, submitOrder } from './harness/order-demand.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { tick } from './harness/tick.ts';
import { startJourney } from './harness/journey.ts';

const list = '/marketing/order';
const colleague = '策划同事';

/** Another planner with the planner's own role, and two products of the brand. */
async function prepare({ db }: Context): Promise<void> {
  const { brand_id } = await db
    .selectFrom('brand')
    .select('brand_id')
    .where('name', '=', '星河汽车')
    .executeTakeFirstOrThrow();
  const named = (name: string) => ({ product_id: name, brand_id, name, is_sample: true });
  await db
    .insertInto('product')
    .values([named('星河 S5'), named('星河 X7')])
    .execute();
  const planner = await db
    .selectFrom('app_user')
    .select(['organisation_id', 'role_id', 'created_at'])
    .where('user_name', '=', 'planner')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('app_user')
    .values({ ...planner, user_name: 'colleague', nick_name: colleague, password_hash: 'none' })
    .execute();
}
const orderName = '星河汽车 深圳 走查订单';

// One order from an empty list to its detail: each test continues where the one before it ended.
const journey = startJourney('order-mode', { data: 'small-shenzhen', prepare });

const yuanOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

async function stored() {
  const { rows } = await journey.api.call('mediaOrder/list', { keyword: '走查订单' });
  expect(rows).toHaveLength(1);
  return rows[0];
}

test('the list of a new planner is empty and links to the order modes', async () => {
  await journey.page.goto(list);
  await journey.page.getByText('还没有订单').waitFor();
  await journey.page.getByRole('link', { name: '新建订单' }).first().click();
  await journey.page.getByRole('radio', { name: '基础方案' }).waitFor();
  await journey.page.getByRole('button', { name: '下一步：填写需求' }).click();
  await journey.page.getByRole('heading', { level: 1, name: /新建订单/ }).waitFor();
});

test('the demand names missing fields, then continues', async () => {
  await journey.page.getByRole('button', { name: '下一步：方案配置' }).click();
  await journey.page.getByText(/还有 \d+ 处需要修改/).waitFor();
  await fillDemand(journey.page, { name: orderName, media: ['公交车身'] });
  await journey.page.getByText('集团：星河集团 · 行业：汽车').waitFor();
  await chooseProduct(journey.page, 'x7', '星河 X7');
  await journey.page.getByText(/还有 \d+ 处需要修改/).waitFor({ state: 'hidden' });
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await journey.page.getByRole('button', { name: '下一步：方案配置' }).click();
  await journey.page.waitForURL(/step-2-base\?orderId=/);
  expect(await stored()).toMatchObject({ state: 'draft', productName: '星河 X7' });
});

test('free media are filled in, within the budget', async () => {
  await journey.page.getByRole('heading', { name: /可售媒体/ }).waitFor();
  const onlyFree = journey.page.getByRole('checkbox', { name: '只看有空位' });
  await tick(onlyFree, false);
  await journey.page.waitForURL(/all=1/);
  await journey.page.reload();
  await expectSoon(() => onlyFree.isChecked()).toBe(false);
  await journey.page.goBack();
  await expectSoon(() => onlyFree.isChecked()).toBe(true);
  // A filter changes the address of the same step: its tab keeps the name of the order.
  const title = () => journey.page.title();
  await expectSoon(title).toContain(`基础方案 · ${orderName}`);
  const curve = journey.page.getByRole('region', { name: '到达率–预算曲线' });
  await curve.getByText('还没有可测算的媒体').waitFor();
  const fill = journey.page.getByRole('button', { name: /^按预算填充/ });
  await fill.and(journey.page.locator(':enabled')).click();
  await journey.page.getByRole('navigation', { name: '城市' }).getByText('已配置').waitFor();
  await journey.page.getByRole('button', { name: /^保\s*存$/ }).click();
  await curve.getByText(/^最后 [\d.]+% 的到达率花了 [\d.]+% 的钱$/).waitFor();
  const { orderId } = await stored();
  const asked = await journey.api.call('v1/orders/reach-curve', { orderId, cityCode: shenzhen });
  const { points } = asked.curve!;
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'order-reach-curve');
  await curve.getByRole('button', { name: '查看数据表' }).click();
  // The head, nothing bought, and every point.
  await expectSoon(() => curve.getByRole('row').count()).toBe(points.length + 2);
  const last = curve.getByRole('row').last();
  expect(yuanOf(await last.getByRole('rowheader').innerText())).toBe((await stored()).amounts.totalFen);
  await journey.page.getByRole('button', { name: '下一步：排期与确认' }).click();
  await journey.page.waitForURL(/step-3\?orderId=/);
  await expectSoon(title).toContain(`排期与确认 · ${orderName}`);
  const { items, amounts, budgetFen } = await stored();
  expect(items).toBeGreaterThan(0);
  expect(amounts.netFen + amounts.productionFen).toBeLessThanOrEqual(budgetFen);
});

test('the schedule shows every line; a bar moves by the keyboard, and the service stores it', async () => {
  const grid = journey.page.getByRole('grid', { name: '排期表' });
  await grid.waitFor();
  const before = (await stored()).version;
  await grid.focus();
  await journey.page.keyboard.press('Control+Home');
  await journey.page.keyboard.press('ArrowRight');
  await journey.page.keyboard.press('Shift+ArrowLeft');
  await expectSoon(async () => (await stored()).version).toBe(before + 1);
  const { orderId } = await stored();
  const { items } = await journey.api.call('mediaOrder/getById', { orderId });
  expect(items.map(({ endDate }) => endDate)).toContain('2027-03-27');
});

test('availability is checked, then the order is submitted once', async () => {
  // The button is disabled while the bar is being saved.
  const check = journey.page.getByRole('button', { name: '检查空位' });
  await check.and(journey.page.locator(':not(.ant-btn-loading)')).click();
  await journey.page.getByText(/行媒体在所选档期均有空位/).waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await submitOrder(journey.page);
  expect((await stored()).state).toBe('confirming');
});

test('the detail shows the amounts that the service holds, tab by tab', async () => {
  await journey.page.getByRole('button', { name: '查看订单' }).click();
  await journey.page.getByRole('heading', { level: 1, name: new RegExp(orderName) }).waitFor();
  const { amounts } = await stored();
  const net = journey.page.getByRole('row', { name: /^净价/ });
  await net.waitFor();
  await expectSoon(async () => yuanOf(await net.getByRole('cell').last().innerText())).toBe(amounts.netFen);
  for (const [tab, content] of [
    ['媒体明细', '共'],
    ['报价', '合计'],
    ['版本对比', 'V'],
    ['操作记录', '变更为'],
  ] as const) {
    await openPart(journey.page, tab);
    await journey.page.getByRole('region', { name: tab }).getByText(content).first().waitFor();
  }
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await openPart(journey.page, '媒体明细');
  await journey.page.getByText('按等级', { exact: true }).click();
  await journey.page.waitForURL(/tab=media.*by=level|by=level.*tab=media/);
  await journey.page.reload();
  await journey.page.getByRole('table', { name: '媒体汇总' }).last().waitFor();
});

test('services are edited into the quotation; a row that lacks its amount is named', async () => {
  const { page } = journey;
  await openPart(page, '报价');
  await page.getByRole('button', { name: '编辑服务项' }).click();
  await page.getByRole('button', { name: '添加服务项' }).click();
  await page.getByRole('textbox', { name: '第 1 行的服务名称' }).fill('第三方监测');
  const save = page.getByRole('dialog').getByRole('button', { name: /保\s*存/ });
  await save.click();
  await page.getByText('第 1 行：请填写金额，不收费填 0').waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('spinbutton', { name: '第 1 行的金额，元' }).fill('30000.5');
  await save.click();
  await page
    .getByRole('region', { name: '报价', exact: true })
    .getByRole('row', { name: /第三方监测/ })
    .waitFor();
  const { orderId } = await stored();
  const { brief } = await journey.api.call('mediaOrder/getById', { orderId });
  expect(brief.services.map(({ name, amountFen }) => [name, amountFen])).toEqual([['第三方监测', 3_000_050]]);
});

test('a hold keeps the units for its hours, and the list shows the order', async () => {
  const { orderId } = await stored();
  await journey.page.goto(`${list}/create/step-3?orderId=${orderId}`);
  await journey.page.getByRole('button', { name: '锁位', exact: true }).click();
  await journey.page.getByText(/^最早到期 7[12]:\d\d:\d\d$/).waitFor();
  await journey.page.goto(`${list}?q=走查订单`);
  await journey.page.getByRole('link', { name: orderName, exact: true }).waitFor();
  await journey.page.getByText('待客户确认').first().waitFor();
  journey.expectNoTrouble();
});

test('the address alone restores the list: filters, states and view', async () => {
  const address = `${list}?q=走查订单&city=${shenzhen}&states=confirming&view=calendar`;
  for (const open of [() => journey.page.goto(address), () => journey.page.reload()]) {
    await open();
    await journey.page.getByRole('grid', { name: '订单日历' }).waitFor();
    const search = journey.page.getByRole('textbox', { name: /^搜索/ });
    await expectSoon(() => search.inputValue()).toBe('走查订单');
    await journey.page.getByRole('search').getByText(/深圳/).first().waitFor();
    await journey.page.getByText(orderName, { exact: true }).first().waitFor();
  }
  await journey.page.goto(`${list}?q=走查订单&states=draft`);
  await journey.page.getByText('没有符合条件的结果').first().waitFor();
  await journey.page.goBack();
  await journey.page.getByRole('grid', { name: '订单日历' }).waitFor();
  journey.expectNoTrouble();
});

test('an order is handed to a colleague, found under his name, and its record says so', async () => {
  const { page } = journey;
  const { orderId } = await stored();
  await page.goto(`${list}?q=走查订单`);
  await page.getByRole('button', { name: `${orderName}的更多操作` }).click();
  await page.getByRole('menuitem', { name: '转交' }).click();
  const dialog = page.getByRole('dialog', { name: `转交：${orderName}` });
  await dialog.getByRole('button', { name: /^转\s*交$/ }).click();
  await dialog.getByText('请选择接手的同事').waitFor();
  await dialog.getByRole('combobox', { name: /接手的同事/ }).click();
  await page.getByTitle(new RegExp(`^${colleague}`)).click();
  await dialog.getByRole('textbox', { name: '说明' }).fill('休假交接');
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'order-transfer');
  await dialog.getByRole('button', { name: /^转\s*交$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await stored()).ownerName).toBe(colleague);
  await page.getByRole('button', { name: '展开' }).click();
  await page.getByRole('combobox', { name: '创建人' }).click();
  await page.getByTitle(`${colleague}（1）`).click();
  await page.waitForURL(/owner=/);
  await page.getByText(orderName, { exact: true }).first().waitFor();
  await page.goto(`${list}/detail?orderId=${orderId}&tab=record`);
  await page.getByText(new RegExp(`转交给「${colleague}」`)).waitFor();
  await page.getByText('休假交接').waitFor();
  journey.expectNoTrouble();
});

test('orders are cancelled from the list, one by its menu and chosen ones together, each with its reason', async () => {
  const { page, api } = journey;
  const { orderId } = await stored();
  const { brief } = await api.call('mediaOrder/getById', { orderId });
  const names = ['取消一', '取消二', '取消三'];
  for (const name of names) await api.call('mediaOrder/create', { brief: { ...brief, name }, items: [] });
  const found = async () => (await api.call('mediaOrder/list', { keyword: '取消' })).rows;
  const cancelled = async () =>
    (await found()).flatMap(({ name, state, stateReason }) =>
      state === 'cancelled' ? [`${name} ${stateReason}`] : [],
    );
  await page.goto(`${list}?q=取消`);
  await page.getByRole('button', { name: '取消一的更多操作' }).click();
  await page.getByRole('menuitem', { name: '取消订单' }).click();
  const one = page.getByRole('dialog', { name: '取消订单：取消一' });
  await one.getByText('没有锁定的档期').waitFor();
  await one.getByRole('button', { name: '取消订单' }).click();
  await one.getByText('请填写原因').waitFor();
  await one.getByRole('textbox', { name: /^原因/ }).fill('客户延期');
  await one.getByRole('button', { name: '取消订单' }).click();
  await one.waitFor({ state: 'hidden' });
  expect(await cancelled()).toEqual(['取消一 客户延期']);
  await page
    .getByRole('checkbox', { name: /全选|Select all/ })
    .first()
    .check();
  await page.getByRole('button', { name: '取消订单（2）' }).click();
  const dialog = page.getByRole('dialog', { name: '取消订单：2 个' });
  await expectSoon(() => dialog.getByRole('list', { name: '将取消的订单' }).innerText()).toMatch(
    /取消[二三][^]*取消[二三]/,
  );
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'order-cancel');
  await dialog.getByRole('button', { name: '取消订单' }).click();
  await dialog.getByText('请填写原因').waitFor();
  await dialog.getByRole('textbox', { name: /^原因/ }).fill('预算取消');
  await dialog.getByRole('button', { name: '取消订单' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await cancelled()).toSorted()).toEqual(
    ['取消一 客户延期', '取消三 预算取消', '取消二 预算取消'].toSorted(),
  );
  await page.getByText(/^勾选订单可对比/).waitFor();
  // Every row of the filter as a file, which 导出中心 then lists.
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出全部' }).click();
  expect((await saved).suggestedFilename()).toBe('订单列表.xlsx');
  await page.getByRole('button', { name: '取消一的更多操作' }).click();
  await page.getByRole('menuitem', { name: '查看详情' }).waitFor();
  expect(await page.getByRole('menuitem', { name: '取消订单' }).count()).toBe(0);
  await page.goto('/exports');
  await page.getByText('订单列表.xlsx').waitFor();
  journey.expectNoTrouble();
});
