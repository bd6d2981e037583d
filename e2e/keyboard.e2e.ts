import { unitTitle } from '@ooh/contract/domain/bus-names';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activeOption } from './harness/active-option.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { expectTrapped, openKeyboardPage, press, tabTo, typeInto } from './harness/keyboard.ts';
import { enterSignedIn, type JourneyPage } from './harness/browser.ts';
import { offeredItems, storeOffered } from './harness/offered-items.ts';
import { screenshot } from './harness/screenshot.ts';
import { computePlan } from './harness/seeded-plan.ts';
import { journeyPassword } from './harness/service.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { stopClock } from './harness/stop-clock.ts';
import { openFixture } from './harness/journey.ts';

const orderName = '星河汽车 深圳 键盘走查';
let planId: string;

const desk = openFixture({
  data: 'small-shenzhen',
  async arrange({ api }) {
    planId = await computePlan(api);
  },
});

let walked: JourneyPage;
beforeEach(async () => {
  walked = await openKeyboardPage(desk);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await screenshot(walked.page, 'keyboard-failed');
  await walked.close();
});

async function signIn({ page }: JourneyPage): Promise<void> {
  await page.goto('/login');
  await typeInto(page, page.getByRole('textbox', { name: '账号' }), 'planner');
  await typeInto(page, page.getByRole('textbox', { name: '密码' }), journeyPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens a page by its title, as the shortcut for search offers it. */
async function goTo({ page }: JourneyPage, title: string): Promise<void> {
  await page.getByRole('button', { name: /搜索页面/ }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索页面' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(title);
  await page.getByRole('option', { name: new RegExp(`^${title}`), selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

async function stored() {
  const { rows } = await desk.api.call('mediaOrder/list', { keyword: '键盘走查' });
  expect(rows).toHaveLength(1);
  return rows[0];
}

test('an order from signing in to submitted', async () => {
  const { page } = walked;
  await signIn(walked);
  await goTo(walked, '订单模式');
  await press(page, page.getByRole('link', { name: '新建订单' }).first());
  await tabTo(page, page.getByRole('radio', { name: '基础方案' }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: '下一步：填写需求' }));

  await typeInto(page, page.getByRole('textbox', { name: /^订单名称/ }), orderName);
  await typeInto(page, page.getByRole('combobox', { name: /^品牌/ }), '星河汽车');
  await activeOption(page, '星河汽车').waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: /品牌认知/ }));
  await page.keyboard.press('Space');
  const cities = page.locator('#order-cityCodes');
  await press(page, cities.and(page.locator(':not(.ant-btn-loading)')));
  const picker = page.getByRole('dialog');
  await picker.locator(':focus').waitFor();
  await expectTrapped(page, picker);
  await typeInto(page, picker.getByRole('textbox', { name: '搜索城市' }), '深圳');
  await picker.getByText('搜索结果').waitFor();
  await tabTo(page, picker.getByRole('checkbox', { name: '深圳市', exact: true }));
  await page.keyboard.press('Space');
  await press(page, picker.getByRole('button', { name: /^确\s*定$/ }));
  await picker.waitFor({ state: 'hidden' });
  await cities.and(page.locator(':focus')).waitFor();
  await tabTo(page, page.getByRole('checkbox', { name: '公交车身' }));
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel(/^上刊日/), '2027-03-01');
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByLabel(/^下刊日/), '2027-03-28');
  await page.keyboard.press('Enter');
  await typeInto(page, page.getByRole('textbox', { name: /^预算/ }), '60');
  await press(page, page.getByRole('button', { name: '下一步：方案配置' }));
  await page.waitForURL(/step-2-base\?orderId=/);

  await press(page, page.getByRole('button', { name: /^按预算填充/ }));
  await page.getByRole('navigation', { name: '城市' }).getByText('已配置').waitFor();
  await press(page, page.getByRole('button', { name: '下一步：排期与确认' }), 'Shift+Tab');
  await page.waitForURL(/step-3\?orderId=/);

  const grid = page.getByRole('grid', { name: '排期表' });
  await tabTo(page, grid);
  const { version } = await stored();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  await expectSoon(async () => (await stored()).version).toBe(version + 1);
  await press(page, page.getByRole('button', { name: '检查空位' }), 'Shift+Tab');
  await page.getByText(/行媒体在所选档期均有空位/).waitFor();

  const submit = page.getByRole('button', { name: /^提\s*交$/ });
  await press(page, submit, 'Shift+Tab');
  const dialog = page.getByRole('dialog', { name: '提交订单' });
  await dialog.locator(':focus').waitFor();
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await submit.and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await dialog.locator(':focus').waitFor();
  await tabTo(page, dialog.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: '确认提交' }));
  await page.getByText(/已提交$/).waitFor();
  expect((await stored()).state).toBe('confirming');
  walked.expectNoTrouble();
});

test('vehicles of a line of a bus plan, from signing in to saved', async () => {
  const { page } = walked;
  const deliveryNow = () =>
    desk.api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode: shenzhen });
  const before = await deliveryNow();
  await signIn(walked);
  await goTo(walked, '智选模式');
  await press(page, page.getByRole('link', { name: '星河汽车 深圳 品牌' }).first());
  await page.waitForURL(/plan-bus\?planId=/);
  await press(page, page.getByRole('button', { name: /^选中/ }));
  const vehicles = page.getByRole('spinbutton').first();
  await tabTo(page, vehicles);
  const was = Number(await vehicles.inputValue());
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectSoon(async () => Number(await vehicles.inputValue())).toBe(was + 1);
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await deliveryNow()).deliveryVersion, { timeout: 30_000 })
    .toBe(before.deliveryVersion + 1);
  const sum = (lines: readonly { vehicles: number }[]) => lines.reduce((all, line) => all + line.vehicles, 0);
  expect(sum((await deliveryNow()).delivery.lines)).toBe(sum(before.delivery.lines) + 1);
  walked.expectNoTrouble();
});

test('the panels of a map fold, close and come back by keys, and are found as they were left', async () => {
  await enterSignedIn(walked, desk.service, 'planner');
  const { page } = walked;
  const { keyboard } = page;
  const open = async () => {
    await page.goto(`/marketing/smart-select/plan-bus?planId=${planId}`);
    await page.getByRole('application', { name: /地图/ }).waitFor({ timeout: 60_000 });
  };
  await open();
  const conditions = page.getByRole('group', { name: '线路漏斗' });
  const evaluation = page.getByRole('region', { name: '实时评估' });
  const rows = page.getByRole('grid', { name: '公交线路' });
  const grip = page.getByRole('button', { name: /^下方面板：/ });
  await Promise.all([conditions, evaluation.getByText('TA 到达率'), rows].map((part) => part.waitFor()));
  const menu = page.getByRole('button', { name: '展开菜单' });
  await menu.waitFor();

  await keyboard.press('[');
  await conditions.waitFor({ state: 'detached' });
  // The key of the menu belongs to the panel here.
  await menu.waitFor();
  await keyboard.press(']');
  await evaluation.getByText('TA 到达率').waitFor({ state: 'detached' });
  await keyboard.press('d');
  await rows.waitFor({ state: 'detached' });
  await keyboard.press('f');
  await evaluation.waitFor({ state: 'hidden' });
  await keyboard.press('f');
  await evaluation.waitFor();

  await open();
  await grip.and(page.locator('[aria-expanded="false"]')).waitFor();
  await grip.focus();
  await keyboard.press('ArrowUp');
  await rows.waitFor();
  await keyboard.press('[');
  await conditions.waitFor();
  await keyboard.press(']');
  await evaluation.getByText('TA 到达率').waitFor();
  walked.expectNoTrouble();
});

/** Somebody who is signed in and knows the address; all else is done by keys. */
async function openSignedIn(address: string): Promise<void> {
  await enterSignedIn(walked, desk.service, 'planner');
  await walked.page.goto(address);
}

test('the schedule: to a bar, its end drawn, taken back, its days typed, and out of the grid again', async () => {
  const items = await offeredItems(desk.api, 1, 3);
  const { orderId } = await storeOffered(desk.api, {
    name: '星河汽车 深圳 键盘排期',
    budgetFen: 60_000_000,
    items,
  });
  const now = () => desk.api.call('mediaOrder/getById', { orderId });
  const ends = async () => (await now()).items.map(({ endDate }) => endDate);
  const { page } = walked;
  const { keyboard } = page;
  await openSignedIn(`/marketing/order/create/step-3?orderId=${orderId}`);
  const grid = page.getByRole('grid', { name: '排期表' });
  const stop = () =>
    grid.evaluate((element) => {
      const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '')!;
      return active.getAttribute('aria-label') ?? active.textContent;
    });
  const names = (await now()).items.map((item) => unitTitle(item));
  await tabTo(page, grid);
  await expectSoon(stop).toBe(names[0]);
  await keyboard.press('ArrowDown');
  await expectSoon(stop).toBe(names[1]);
  await keyboard.press('End');
  await expectSoon(stop).toContain('2027-03-01 至 2027-03-28');

  // A key that is held down makes one change.
  const { version } = (await now()).row;
  await stopClock(page);
  for (let day = 0; day < 5; day += 1) await keyboard.press('Shift+ArrowLeft');
  await expectSoon(stop).toContain('2027-03-01 至 2027-03-23');
  await page.clock.resume();
  await expectSoon(ends).toEqual(['2027-03-28', '2027-03-23', '2027-03-28']);
  expect((await now()).row.version).toBe(version + 1);
  await keyboard.press('Control+z');
  await expectSoon(ends).toEqual(['2027-03-28', '2027-03-28', '2027-03-28']);
  await expectSoon(stop).toContain('2027-03-01 至 2027-03-28');

  const dialog = page.getByRole('dialog', { name: names[1] });
  await keyboard.press('Enter');
  await dialog.locator(':focus').waitFor();
  await expectTrapped(page, dialog);
  await keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await grid.and(page.locator(':focus')).waitFor();
  await keyboard.press('Enter');
  await dialog.locator(':focus').waitFor();
  await tabTo(page, dialog.getByLabel('结束日期（含）'));
  await keyboard.press('Control+a');
  await keyboard.type('2027-03-20');
  await keyboard.press('Tab');
  await press(page, dialog.getByRole('button', { name: /^应\s*用$/ }));
  await dialog.waitFor({ state: 'hidden' });
  await grid.and(page.locator(':focus')).waitFor();
  await expectSoon(ends).toEqual(['2027-03-28', '2027-03-20', '2027-03-28']);

  await keyboard.press('Tab');
  await expectSoon(() => grid.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await keyboard.press('Shift+Tab');
  await expectSoon(stop).toContain('2027-03-01 至 2027-03-20');
  walked.expectNoTrouble();
});

test('a hold of what an order buys is taken and let go', async () => {
  const items = await offeredItems(desk.api, 1, 2);
  const { orderId } = await storeOffered(desk.api, {
    name: '星河汽车 深圳 键盘锁位',
    budgetFen: 60_000_000,
    items,
    submit: true,
  });
  const { version } = (await desk.api.call('mediaOrder/getById', { orderId })).row;
  await desk.api.call('v1/orders/transition', { orderId, version, state: 'planning' });
  const held = async () =>
    (await desk.api.call('mediaOrder/getById', { orderId })).items.map(({ heldUnits }) => heldUnits);
  const { page } = walked;
  await openSignedIn(`/marketing/order/create/step-3?orderId=${orderId}`);
  const hold = page.getByRole('button', { name: '锁位', exact: true });
  await press(page, hold);
  await expectSoon(held).toEqual([1, 1]);
  await hold.and(page.locator(':focus')).waitFor();
  await press(page, page.getByRole('button', { name: /^释\s*放$/ }));
  await expectSoon(held).toEqual([0, 0]);
  // The button goes with the hold; the focus stays on the page.
  await page.locator('main :focus').waitFor();
  walked.expectNoTrouble();
});

test('the basket: filled, counted, emptied of one, taken back, and moved into an order', async () => {
  const { orderId } = await storeOffered(desk.api, {
    name: '星河汽车 深圳 键盘方案篮',
    budgetFen: 60_000_000,
    items: [],
  });
  const now = async () =>
    (await desk.api.call('v1/basket/get', { briefKind: 'order', briefId: orderId })).items.map(
      (item) => [unitTitle(item), item.quantity] as const,
    );
  const { page } = walked;
  const { keyboard } = page;
  await openSignedIn(`/marketing/order/create/step-2-base?orderId=${orderId}`);
  const add = page.getByRole('button', { name: /^加入方案篮：/ });
  const opener = (count: number) => page.getByRole('button', { name: `方案篮，${count} 项媒体` });
  for (const count of [1, 2, 3]) {
    await press(page, add.first());
    await expectSoon(async () => (await now()).length).toBe(count);
    // What is collected is offered no more, once the page knows of it.
    await opener(count).waitFor();
  }
  const [first, second, third] = (await now()).map(([name]) => name);
  await press(page, opener(3), 'Shift+Tab');
  const basket = page.getByRole('dialog', { name: '方案篮', exact: true });
  const hasFocus = page.locator('.ant-drawer:focus-within').filter({ has: basket });
  await hasFocus.waitFor();

  await tabTo(page, basket.getByRole('spinbutton', { name: `${second}的数量` }));
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expectSoon(now).toEqual([
    [first, 1],
    [second, 2],
    [third, 1],
  ]);
  const remove = (name: string) => basket.getByRole('button', { name: `移除 ${name}` });
  await press(page, remove(second), 'Shift+Tab');
  await remove(third).and(page.locator(':focus')).waitFor();
  await expectSoon(async () => (await now()).length).toBe(2);
  await press(page, basket.getByRole('button', { name: /^撤\s*销$/ }), 'Shift+Tab');
  await expectSoon(async () => (await now()).length).toBe(3);
  await keyboard.press('Escape');
  await basket.waitFor({ state: 'hidden' });
  await opener(3).and(page.locator(':focus')).waitFor();

  await keyboard.press('Enter');
  await hasFocus.waitFor();
  await press(page, basket.getByRole('button', { name: /^转入订单/ }));
  const dialog = page.getByRole('dialog', { name: '转入（3 项媒体）' });
  await dialog.getByText('3 项可转入').waitFor();
  await dialog.locator(':focus').waitFor();
  await expectTrapped(page, dialog);
  await press(page, dialog.getByRole('button', { name: '转入 3 项' }));
  await page.waitForURL(/step-3\?orderId=/);
  const { items } = await desk.api.call('mediaOrder/getById', { orderId });
  expect(items.map(unitTitle).sort()).toEqual([first, second, third].sort());
  expect(await now()).toEqual([]);
  walked.expectNoTrouble();
});
