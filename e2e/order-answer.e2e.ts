import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { signInApi, type Api } from './harness/api.ts';
import { enterSignedIn, openPage, type JourneyPage } from './harness/browser.ts';
import { startJourney } from './harness/journey.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { brandIdOf, freeLines, orderOf, type FreeLine } from './harness/seeded-order.ts';

// An order of the advertiser that the platform submits to him: he sends it back, it is changed, he confirms it.
let lines: FreeLine[];
let brandId: string;
let orderId: string;
let admin: Api;

const journey = startJourney('order-answer', {
  data: 'small-shenzhen',
  as: 'customer',
  async prepare(context) {
    lines = await freeLines(context);
    brandId = await brandIdOf(context, '星河汽车');
  },
  async arrange({ service }) {
    const customer = await signInApi(service, 'customer');
    admin = await signInApi(service, 'admin');
    const order = orderOf('走查 待客户答复', brandId, [{ line: lines[0], quantity: 2 }]);
    const made = await customer.call('mediaOrder/create', { ...order, submit: true });
    orderId = made.orderId;
    const step = await admin.call('v1/orders/transition', { ...idOf(made), state: 'planning' });
    await admin.call('v1/orders/transition', { ...idOf(step), state: 'confirming' });
  },
});

const idOf = ({ version }: { readonly version: number }) => ({ orderId, version });
const detail = (tab = '') => `/marketing/order/detail?orderId=${orderId}${tab}`;
const reason = '车身太少，请各加一辆';

const calmAndAccessible = async ({ page }: JourneyPage, name: string) => {
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, name);
};

test('the client is asked for his answer, and sends the plan back only with a reason', async () => {
  const { page } = journey;
  await page.goto(detail());
  await page.getByRole('heading', { name: '请确认方案' }).waitFor();
  // Both answers are on the card and nowhere else.
  expect(await page.getByRole('button', { name: '确认方案' }).count()).toBe(1);
  await calmAndAccessible(journey, 'order-answer-asked');
  await page.getByRole('button', { name: '退回修改' }).click();
  const dialog = page.getByRole('dialog', { name: /^退回修改：/ });
  await untilCalm(page);
  await dialog.getByRole('button', { name: '退回修改' }).click();
  await dialog.getByText('请填写原因').waitFor();
  await dialog.getByRole('textbox', { name: '退回原因' }).fill(reason);
  await dialog.getByRole('button', { name: '退回修改' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(`客户退回：${reason}`).waitFor();
  expect(await page.getByRole('heading', { name: '请确认方案' }).count()).toBe(0);
});

test('who submitted it is told, finds the reason on the order, and submits a changed plan', async () => {
  const desk = await openPage(journey.browser, journey.service);
  await enterSignedIn(desk, journey.service, 'admin');
  const { page } = desk;
  await page.goto(detail());
  await page.getByText(`客户退回：${reason}`).waitFor();
  await calmAndAccessible(desk, 'order-answer-refused');
  await page.getByRole('button', { name: /^通知/ }).click();
  await page.getByText(/退回了「走查 待客户答复」的方案/).waitFor();
  await page.keyboard.press('Escape');
  const { row } = await admin.call('mediaOrder/getById', { orderId });
  const { items } = orderOf('', brandId, [{ line: lines[0], quantity: 3 }]);
  await admin.call('mediaOrder/update', { ...idOf(row), items });
  await page.goto(detail());
  await page.getByRole('button', { name: '提交客户确认' }).click();
  const dialog = page.getByRole('dialog', { name: /^提交客户确认：/ });
  await untilCalm(page);
  await dialog.getByRole('button', { name: '提交客户确认' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(`客户曾退回，现已重新提交：${reason}`).waitFor();
  desk.expectNoTrouble();
  await desk.close();
});

test('the client sees what changed since the version that he refused, and confirms', async () => {
  const { page } = journey;
  await page.goto(detail());
  await page.getByRole('link', { name: '与退回版本的差异' }).click();
  await page
    .getByRole('table', { name: '媒体变化' })
    .getByText(/数量 2 .*→ 3/)
    .waitFor();
  await calmAndAccessible(journey, 'order-answer-difference');
  await page.getByRole('button', { name: '确认方案' }).click();
  const dialog = page.getByRole('dialog', { name: /^确认方案：/ });
  await untilCalm(page);
  await dialog.getByRole('button', { name: '确认方案' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.goto(detail('&tab=record'));
  await page.getByText(/^客户确认 V\d+，由「待客户确认」变更为「待锁位」/).waitFor();
  await page.getByText(/^客户退回 V\d+，由「待客户确认」变更为「方案制作中」/).waitFor();
  journey.expectNoTrouble();
});

test('the platform follows the order of the client, hears what he says of it, and stops', async () => {
  const desk = await openPage(journey.browser, journey.service);
  await enterSignedIn(desk, journey.service, 'admin');
  const { page } = desk;
  await page.goto(detail());
  await page.getByRole('button', { name: '关注', exact: true }).click();
  const followed = page.getByRole('button', { name: '已关注（1）', pressed: true });
  await followed.waitFor();
  await calmAndAccessible(desk, 'order-answer-followed');
  const customer = await signInApi(journey.service, 'customer');
  await customer.call('v1/orders/add-comment', { orderId, body: '周一发稿' });
  await page.reload();
  await page.getByRole('button', { name: /^通知/ }).click();
  await page.getByText('周一发稿').waitFor();
  await page.keyboard.press('Escape');
  await followed.click();
  await page.getByRole('button', { name: '关注', exact: true }).waitFor();
  // Its own matter: the client is told in any case.
  await journey.page.goto(detail());
  await journey.page.getByRole('heading', { level: 1, name: /走查 待客户答复/ }).waitFor();
  await untilCalm(journey.page);
  expect(await journey.page.getByRole('button', { name: '关注', exact: true }).count()).toBe(0);
  desk.expectNoTrouble();
  await desk.context.close();
});
