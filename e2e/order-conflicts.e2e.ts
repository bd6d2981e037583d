import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { enterSignedIn, openPage } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { fillDemand, submitOrder } from './harness/order-demand.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { brandIdOf, closeOrder, freeLines, holdFor, orderOf, type FreeLine } from './harness/seeded-order.ts';
import { tick } from './harness/tick.ts';
import { startJourney } from './harness/journey.ts';

const list = '/marketing/order';
/** Ends before the last test starts. */
const briefSeconds = 30;
const pastName = '走查 已结案';
let lines: FreeLine[];
let heldId: string;
let brieflyId: string;
let brandId: string;

const journey = startJourney('order-conflicts', {
  data: 'small-shenzhen',
  async prepare(context) {
    lines = await freeLines(context);
    brandId = await brandIdOf(context, '星河汽车');
    const whole = (name: string, line: FreeLine) =>
      orderOf(name, brandId, [{ line, quantity: line.capacity }]);
    heldId = await holdFor(context, whole('走查 锁位', lines[0]), 72 * 3600);
    brieflyId = await holdFor(context, whole('走查 锁位将到期', lines[3]), briefSeconds);
    const past = orderOf(pastName, brandId, [
      { line: lines[4], quantity: 2 },
      { line: lines[5], quantity: 1 },
    ]);
    await closeOrder(context, past);
  },
});

const orderNow = (orderId: string) => journey.api.call('mediaOrder/getById', { orderId });

test('a hold is counted down to its end', async () => {
  // In its own browser context: advancing the clock affects all pages of a context.
  const other = await openPage(journey.browser, journey.service);
  await enterSignedIn(other, journey.service);
  const later = other.page;
  await later.clock.install();
  await later.goto(`${list}/create/step-3?orderId=${heldId}`);
  await later.getByText(/^最早到期 7[12]:\d\d:\d\d$/).waitFor();
  const { items } = await orderNow(heldId);
  expect(items[0]).toMatchObject({ heldUnits: lines[0].capacity, holdState: 'hold' });
  await later.clock.fastForward(73 * 3_600_000);
  await later.getByText('锁位已到期，档期已释放').waitFor();
  await other.close();
});

test('a line held by another order is a conflict, and is replaced once old and new were seen', async () => {
  const [taken] = lines;
  const order = orderOf('走查 冲突', brandId, [{ line: taken, quantity: 2 }]);
  const { orderId } = await journey.api.call('mediaOrder/create', order);
  await journey.page.goto(`${list}/create/step-3?orderId=${orderId}`);
  await journey.page.getByRole('button', { name: '检查空位' }).click();
  await journey.page.getByText('1 行媒体有冲突').waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'order-conflict');
  await journey.page.getByRole('button', { name: '批量替换（1）' }).click();
  await journey.page.getByRole('dialog', { name: '批量替换：1 行' }).getByText('替换 1 行').click();
  await expectSoon(async () => (await orderNow(orderId)).items[0].lineId).not.toBe(taken.lineId);
  const [replaced] = (await orderNow(orderId)).items;
  expect(replaced).toMatchObject({ mediumId: 1, formId: taken.formId, quantity: 2 });
  // A busy button ignores clicks: the page may receive the replacement later than this test.
  await untilCalm(journey.page);
  await journey.page.getByRole('button', { name: '检查空位' }).click();
  await journey.page.getByText(/^1 行媒体在所选档期均有空位/).waitFor();
});

test('two editors: the later one sees what differs, and decides', async () => {
  const name = '走查 两人编辑';
  const { orderId } = await journey.api.call(
    'mediaOrder/create',
    orderOf(name, brandId, [{ line: lines[1], quantity: 1 }]),
  );
  await journey.page.goto(`${list}/create/step-1?orderId=${orderId}`);
  const field = journey.page.getByRole('textbox', { name: /^订单名称/ });
  await expectSoon(() => field.inputValue()).toBe(name);
  const other = await orderNow(orderId);
  const theirs = { ...other.brief, name: `${name} 同事`, budgetFen: 123_400_000 };
  await journey.api.call('mediaOrder/update', { orderId, version: other.row.version, brief: theirs });
  await field.fill(`${name} 本人`);
  await journey.page.keyboard.press('Control+s');
  const dialog = journey.page.getByRole('dialog', { name: '该订单已被他人更新' });
  await dialog.getByRole('row', { name: /订单名称/ }).waitFor();
  await dialog
    .getByRole('row', { name: /订单名称/ })
    .getByText(`${name} 同事`)
    .waitFor();
  await dialog.getByRole('row', { name: /预算/ }).waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'order-two-editors');
  // Until the user decides, the other version remains stored.
  expect((await orderNow(orderId)).brief.name).toBe(`${name} 同事`);
  await dialog.getByRole('button', { name: '用我的内容覆盖' }).click();
  await expectSoon(async () => (await orderNow(orderId)).brief.name).toBe(`${name} 本人`);
  await dialog.waitFor({ state: 'hidden' });
  journey.forgive(/status of 409/);
});

test('the detail shows the changes between two versions', async () => {
  const order = orderOf('走查 版本对比', brandId, [{ line: lines[1], quantity: 1 }]);
  const { orderId, version } = await journey.api.call('mediaOrder/create', { ...order, submit: true });
  const brief = { ...(await orderNow(orderId)).brief, budgetFen: 400_000_000 };
  const items = orderOf('', brandId, [
    { line: lines[1], quantity: 2 },
    { line: lines[2], quantity: 1 },
  ]).items!;
  await journey.api.call('mediaOrder/update', { orderId, version, brief, items });
  await journey.page.goto(`${list}/detail?orderId=${orderId}&tab=versions`);
  const difference = journey.page.getByRole('region', { name: '与当前版本的差异' });
  await difference.getByRole('row', { name: /预算/ }).getByText('¥4,000,000.00').waitFor();
  const changes = difference.getByRole('table').filter({ hasText: '新净价' });
  await changes.getByText(/数量 1 → 2/).waitFor();
  await changes
    .getByRole('row', { name: new RegExp(lines[2].unitName) })
    .getByText('新增')
    .waitFor();
  await untilCalm(journey.page);
  await screenshot(journey.page, 'order-version-diff');
  const { row } = await orderNow(orderId);
  await expectSoon(() => difference.getByText(/^净价 .+ → /).innerText()).toContain(
    (row.amounts.netFen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2, useGrouping: true }),
  );
});

test('typed text is restored after the tab has crashed', async () => {
  const dying = await journey.context.newPage();
  await dying.goto(`${list}/create/step-1?mode=base`);
  await dying.getByRole('textbox', { name: /^订单名称/ }).fill('走查 被关闭的标签页');
  await dying
    .getByText(/已暂存于本机/)
    .first()
    .waitFor({ timeout: 20_000 });
  await dying.close();
  const next = await journey.context.newPage();
  await next.goto(`${list}/create/step-1?mode=base`);
  const dialog = next.getByRole('dialog', { name: '恢复未完成的填写？' });
  await dialog.getByText('走查 被关闭的标签页').waitFor();
  await dialog.getByRole('button', { name: /^恢\s*复$/ }).click();
  await expectSoon(() => next.getByRole('textbox', { name: /^订单名称/ }).inputValue()).toBe(
    '走查 被关闭的标签页',
  );
  // Discarded text is not restored.
  await next.reload();
  await dialog.getByRole('button', { name: /^放\s*弃$/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await next.getByRole('textbox', { name: /^订单名称/ }).inputValue()).toBe('');
  await next.close();
});

test('Back undoes a filter of the list, and orders are compared', async () => {
  await journey.page.goto(list);
  const rows = journey.page.getByRole('table').getByRole('row', { name: /走查/ });
  await rows.first().waitFor();
  const all = await rows.count();
  const search = journey.page.getByRole('textbox', { name: /^搜索/ });
  await search.fill('版本对比');
  await search.press('Enter');
  await expectSoon(() => rows.count()).toBe(1);
  expect(new URL(journey.page.url()).searchParams.get('q')).toBe('版本对比');
  await journey.page.goBack();
  await expectSoon(() => rows.count()).toBe(all);
  await expectSoon(() => search.inputValue()).toBe('');
  for (const name of [/走查 版本对比/, /走查 冲突/])
    await journey.page.getByRole('row', { name }).getByRole('checkbox').check();
  await journey.page.getByRole('button', { name: /^对\s*比$/ }).click();
  const comparison = journey.page.getByRole('table', { name: '订单对比' });
  await comparison.getByRole('row', { name: /^品牌/ }).waitFor();
  await journey.page.getByRole('switch', { name: '仅看差异' }).click();
  await comparison.getByRole('row', { name: /^品牌/ }).waitFor({ state: 'detached' });
  await comparison.getByRole('row', { name: /^净价/ }).waitFor();
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'order-compare');
  journey.expectNoTrouble();
});

test('an order by reference: demand, a closed order adopted, submitted', async () => {
  const name = '走查 参考下单';
  await journey.page.goto(`${list}/select-mode`);
  await journey.page.getByRole('radio', { name: '参考方案' }).check();
  await journey.page.getByRole('button', { name: '下一步：填写需求' }).click();
  await journey.page.getByRole('heading', { level: 1, name: '新建订单 · 参考方案' }).waitFor();
  await fillDemand(journey.page, { name, media: ['公交车身'] });
  await journey.page.getByRole('button', { name: '下一步：方案配置' }).click();
  await journey.page.waitForURL(/step-2-refer\?orderId=/);
  const orderId = new URL(journey.page.url()).searchParams.get('orderId')!;
  const { rows } = await journey.api.call('mediaOrder/getOrderReferenceSchemeList', { orderId });
  const past = rows.find((scheme) => scheme.name === pastName)!;
  const row = journey.page.getByRole('table', { name: '参考方案' }).getByRole('row', { name: pastName });
  await expectSoon(() => row.innerText()).toContain(past.similarity.toFixed(1));
  await tick(row.getByRole('checkbox'));
  await journey.page.waitForURL(new RegExp(`schemes=${past.planId}`));
  await journey.page.reload();
  await journey.page.getByRole('button', { name: '采用所选城市' }).click();
  await journey.page.waitForURL(/step-2-base\?orderId=/);
  const { items } = await orderNow(orderId);
  expect(items.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
    [lines[4].lineId, 2],
    [lines[5].lineId, 1],
  ]);
  await journey.page.getByRole('button', { name: '下一步：排期与确认' }).click();
  await journey.page.waitForURL(/step-3\?orderId=/);
  await journey.page.getByRole('grid', { name: '排期表' }).waitFor();
  await submitOrder(journey.page);
  expect((await orderNow(orderId)).row).toMatchObject({ state: 'confirming', mode: 'reference' });
});

test('a hold that has ended frees the line for the next one', { timeout: 180_000 }, async () => {
  // The service checks every minute.
  await expect
    .poll(async () => (await orderNow(brieflyId)).row.stateReason, { timeout: 120_000, interval: 1000 })
    .toBe('锁位已到期，档期已释放');
  expect((await orderNow(brieflyId)).items[0].heldUnits).toBe(0);
  await journey.page.goto(`${list}/create/step-3?orderId=${brieflyId}`);
  await journey.page.getByText(/^已锁位 0 \/ 1 行/).waitFor();
  const line = lines[3];
  const order = orderOf('走查 接着锁位', brandId, [{ line, quantity: line.capacity }]);
  const { orderId, version } = await journey.api.call('mediaOrder/create', { ...order, submit: true });
  await journey.api.call('v1/orders/transition', { orderId, version, state: 'planning' });
  await journey.page.goto(`${list}/create/step-3?orderId=${orderId}`);
  await journey.page.getByRole('button', { name: '锁位', exact: true }).click();
  await journey.page.getByText(/^已锁位 1 \/ 1 行/).waitFor();
  await journey.page.getByText(/^最早到期 7[12]:\d\d:\d\d$/).waitFor();
  expect((await orderNow(orderId)).items[0].heldUnits).toBe(line.capacity);
  journey.expectNoTrouble();
});
