import { expect, test } from 'vitest';
import { insertRateCard } from '../apps/server/src/city-data/inventory/insert-rate-card.ts';
import { publishDemo } from '../apps/server/src/demo/publish-demo.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { enterSignedIn, openPage, type JourneyPage } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { startJourney } from './harness/journey.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { brandIdOf, freeLines, orderOf, type FreeLine } from './harness/seeded-order.ts';
import { shenzhen } from './harness/shenzhen.ts';

// Two bus lines below the floor of 6.5 折: asked for, one refused and repaired, the other approved; then a lower price asks again.
let lines: FreeLine[];
let brandId: string;
let orderId: string;

const journey = startJourney('order-discount', {
  data: 'small-shenzhen',
  async prepare(context) {
    lines = await freeLines(context);
    brandId = await brandIdOf(context, '星河汽车');
    const floors = [{ mediumId: 1, formId: lines[0].formId, floorPermille: 650, isSample: true }];
    await publishDemo(
      context,
      { kind: 'rate-card', cityCode: shenzhen, rows: floors },
      (transaction, releaseId) =>
        insertRateCard(transaction, releaseId, { prices: [], discounts: [], floors }),
    );
  },
  async arrange({ api }) {
    const order = orderOf('走查 折扣底线', brandId, [
      { line: lines[0], quantity: 1 },
      { line: lines[1], quantity: 1 },
    ]);
    const items = order.items?.map((item) => ({ ...item, discountPermille: 800 }));
    ({ orderId } = await api.call('mediaOrder/create', { ...order, items, submit: true }));
  },
});

const detail = (tab = '') => `/marketing/order/detail?orderId=${orderId}${tab}`;
const orderNow = () => journey.api.call('mediaOrder/getById', { orderId });
const discountOf = ({ page }: JourneyPage, n: number) =>
  page.getByRole('spinbutton', { name: /的折扣，折$/ }).nth(n);

const calmAndAccessible = async ({ page }: JourneyPage, name: string) => {
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, name);
};

/** Sets the discount of a line in the schedule and waits until it is stored. */
async function typeDiscount(n: number, fold: string): Promise<void> {
  const field = discountOf(journey, n);
  await field.fill(fold);
  await field.press('Enter');
  await expectSoon(async () => (await orderNow()).items[n].discountPermille).toBe(
    Math.round(Number(fold) * 100),
  );
  await untilCalm(journey.page);
}

/** Whoever approves opens the order. */
async function asAdmin(work: (desk: JourneyPage) => Promise<void>): Promise<void> {
  const desk = await openPage(journey.browser, journey.service);
  await enterSignedIn(desk, journey.service, 'admin');
  await desk.page.goto(detail());
  await work(desk);
  desk.expectNoTrouble();
  await desk.close();
}

test('a discount below the floor is flagged while it is typed, and submitting names the lines and asks for approval', async () => {
  const { page } = journey;
  await page.goto(`/marketing/order/create/step-3?orderId=${orderId}`);
  await discountOf(journey, 0).fill('6.5');
  expect(await page.getByText('底线 6.5 折，须审批').count()).toBe(0);
  await discountOf(journey, 0).fill('6.4');
  await page.getByText('底线 6.5 折，须审批').waitFor();
  await typeDiscount(0, '5');
  await typeDiscount(1, '6');
  await calmAndAccessible(journey, 'order-discount-typed');
  await page.getByRole('button', { name: /^提\s*交$/ }).click();
  const dialog = page.getByRole('dialog', { name: '提交订单' });
  await dialog.getByText('2 行折扣低于折扣底线，须先审批').waitFor();
  await dialog
    .getByText(new RegExp(`第 1 行「${lines[0].unitName}.*第 2 行「${lines[1].unitName}`))
    .waitFor();
  await calmAndAccessible(journey, 'order-discount-submit');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '提交折扣审批' }).click();
  await page.getByText(/已提交折扣审批$/).waitFor();
  await page.getByRole('button', { name: '查看订单' }).click();
  await page.getByRole('heading', { name: '2 行折扣低于折扣底线' }).waitFor();
  // Nothing leads past the gate, and the planner is told who may open it.
  expect(await page.getByRole('button', { name: '提交客户确认' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: '批准折扣' }).count()).toBe(0);
  await page.getByText(/由维护该城市与媒体刊例的其他同事或平台管理员审批/).waitFor();
  await calmAndAccessible(journey, 'order-discount-waiting');
});

test('who may approve is told, approves one line and refuses the other, each with a reason', async () => {
  await asAdmin(async (desk) => {
    const { page } = desk;
    await page.getByRole('button', { name: /^通知/ }).click();
    await page.getByText(/提交「走查 折扣底线」的折扣审批/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '批准折扣' }).click();
    const approving = page.getByRole('dialog', { name: /^批准折扣：/ });
    await untilCalm(page);
    await approving.getByRole('checkbox', { name: /^第 2 行/ }).uncheck();
    await approving.getByRole('button', { name: '批准折扣' }).click();
    await approving.getByText('请填写原因').waitFor();
    await calmAndAccessible(desk, 'order-discount-approve');
    await approving.getByRole('textbox', { name: '原因' }).fill('年度框架');
    await approving.getByRole('button', { name: '批准折扣' }).click();
    await page.getByRole('heading', { name: '1 行折扣低于折扣底线' }).waitFor();
    await page.getByRole('button', { name: '驳回折扣' }).click();
    const refusing = page.getByRole('dialog', { name: /^驳回折扣：/ });
    await untilCalm(page);
    await refusing.getByRole('textbox', { name: '原因' }).fill('旺季不让价');
    await refusing.getByRole('button', { name: '驳回折扣' }).click();
    await refusing.waitFor({ state: 'hidden' });
    await page.getByText('旺季不让价').waitFor();
  });
});

test('the refused line is repaired and the plan passes on to the client', async () => {
  const { page } = journey;
  await page.goto(detail());
  await page.getByText('旺季不让价').waitFor();
  await page.getByRole('link', { name: '修改折扣' }).click();
  await discountOf(journey, 1).waitFor();
  await typeDiscount(1, '7');
  await page.getByText('底线 6.5 折，已批准').waitFor();
  await page.goto(detail());
  await page.getByRole('button', { name: '提交客户确认' }).click();
  const dialog = page.getByRole('dialog', { name: /^提交客户确认：/ });
  await untilCalm(page);
  await dialog.getByRole('button', { name: '提交客户确认' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await orderNow()).row.state).toBe('confirming');
  await page.goto(detail('&tab=record'));
  for (const words of [/^批准折扣：/, /^驳回折扣：/, /^提交折扣审批：/])
    await page.getByText(words).waitFor();
  await calmAndAccessible(journey, 'order-discount-record');
});

test('a lower discount than the approved one asks again', async () => {
  const { page } = journey;
  const { row } = await orderNow();
  await journey.api.call('v1/orders/transition', { orderId, version: row.version, state: 'planning' });
  await page.goto(`/marketing/order/create/step-3?orderId=${orderId}`);
  await discountOf(journey, 0).waitFor();
  await typeDiscount(0, '4.9');
  await page.goto(detail());
  await page.getByRole('heading', { name: '1 行折扣低于折扣底线' }).waitFor();
  await page.getByRole('button', { name: '提交折扣审批' }).click();
  const dialog = page.getByRole('dialog', { name: /^提交折扣审批：/ });
  await untilCalm(page);
  await dialog.getByRole('button', { name: '提交折扣审批' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/已提交，等待审批；结果会通知您/).waitFor();
  journey.expectNoTrouble();
});
