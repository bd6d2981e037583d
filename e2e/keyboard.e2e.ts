import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectTrapped, openKeyboardPage, press, tabTo, typeInto } from './harness/keyboard.ts';
import type { WalkedPage } from './harness/browser.ts';
import { screenshot } from './harness/screenshot.ts';
import { computePlan } from './harness/seeded-plan.ts';
import { walkPassword } from './harness/service.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startDesk } from './harness/walk.ts';

const orderName = '星河汽车 深圳 键盘走查';
let planId: string;

const desk = startDesk({
  data: 'small-shenzhen',
  async arrange({ api }) {
    planId = await computePlan(api);
  },
});

let walked: WalkedPage;
beforeEach(async () => {
  walked = await openKeyboardPage(desk);
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await screenshot(walked.page, 'keyboard-failed');
  await walked.close();
});

async function signIn({ page }: WalkedPage): Promise<void> {
  await page.goto('/login');
  await typeInto(page, page.getByRole('textbox', { name: '账号' }), 'planner');
  await typeInto(page, page.getByRole('textbox', { name: '密码' }), walkPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Opens a page by its title, as the shortcut for search offers it. */
async function goTo({ page }: WalkedPage, title: string): Promise<void> {
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
  return rows[0]!;
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
  await page.getByTitle('星河汽车').first().waitFor();
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
  await expect.poll(async () => (await stored()).version, { timeout: 20_000 }).toBe(version + 1);
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
  expect(Number(await vehicles.inputValue())).toBe(was + 1);
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await deliveryNow()).deliveryVersion, { timeout: 30_000 })
    .toBe(before.deliveryVersion + 1);
  const sum = (lines: readonly { vehicles: number }[]) => lines.reduce((all, line) => all + line.vehicles, 0);
  expect(sum((await deliveryNow()).delivery.lines)).toBe(sum(before.delivery.lines) + 1);
  walked.expectNoTrouble();
});
