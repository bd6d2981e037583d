import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectSoon } from './harness/expect-soon.ts';
import { openKeyboardPage, press, tabTo } from './harness/keyboard.ts';
import { enterSignedIn, type JourneyPage } from './harness/browser.ts';
import { offeredItems, storeOffered } from './harness/offered-items.ts';
import { screenshot } from './harness/screenshot.ts';
import { plannedId } from './harness/seeded-plan.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { openFixture } from './harness/journey.ts';
import { editSchedule } from './keyboard/edit-schedule.ts';
import { goTo, signIn } from './keyboard/enter.ts';
import { fillBasket } from './keyboard/fill-basket.ts';
import { submitOrder } from './keyboard/submit-order.ts';

let planId: string;

const desk = openFixture({
  data: 'planned-shenzhen',
  async arrange({ api }) {
    planId = await plannedId(api);
  },
});

let tab: JourneyPage;
beforeEach(async () => {
  tab = await openKeyboardPage(desk);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await screenshot(tab.page, 'keyboard-failed');
  await tab.close();
});

test('an order from signing in to submitted', async () => {
  await submitOrder(tab, desk.api);
  tab.expectNoTrouble();
});

test('vehicles of a line of a bus plan, from signing in to saved', async () => {
  const { page } = tab;
  const deliveryNow = () =>
    desk.api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode: shenzhen });
  const before = await deliveryNow();
  await signIn(tab);
  await goTo(tab, '智选模式');
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
  tab.expectNoTrouble();
});

test('panels of a map fold, close and reopen by keys, and keep their state when the page is opened again', async () => {
  await enterSignedIn(tab, desk.service, 'planner');
  const { page } = tab;
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
  // On this page the shortcut of the menu folds the panel instead.
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
  tab.expectNoTrouble();
});

/** Signs in and opens an address without the keyboard; everything after that is done by keys. */
async function openSignedIn(address: string): Promise<void> {
  await enterSignedIn(tab, desk.service, 'planner');
  await tab.page.goto(address);
}

test('the schedule: go to a bar, move its end, undo, type its days, leave the grid', async () => {
  await editSchedule(tab, desk.api, openSignedIn);
  tab.expectNoTrouble();
});

test('the media of an order are held and released', async () => {
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
  const { page } = tab;
  await openSignedIn(`/marketing/order/create/step-3?orderId=${orderId}`);
  const hold = page.getByRole('button', { name: '锁位', exact: true });
  await press(page, hold);
  await expectSoon(held).toEqual([1, 1]);
  await hold.and(page.locator(':focus')).waitFor();
  await press(page, page.getByRole('button', { name: /^释\s*放$/ }));
  await expectSoon(held).toEqual([0, 0]);
  // The button disappears with the hold; the focus stays on the page.
  await page.locator('main :focus').waitFor();
  tab.expectNoTrouble();
});

test('the basket: fill, count, remove one, undo, move into an order', async () => {
  await fillBasket(tab, desk.api, openSignedIn);
  tab.expectNoTrouble();
});
