import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { brandIdOf, freeLines, holdFor, orderDays, orderOf, type FreeLine } from './harness/seeded-order.ts';
import { plannedId } from './harness/seeded-plan.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

let lines: FreeLine[];
let orderId: string;
let planId: string;

const journey = startJourney('basket', {
  data: 'planned-shenzhen',
  async prepare(context) {
    lines = await freeLines(context);
    const brandId = await brandIdOf(context, '星河汽车');
    const held = [{ line: lines[0], quantity: lines[0].capacity }];
    await holdFor(context, orderOf('走查 锁位', brandId, held), 72 * 3600);
  },
  async arrange({ api }) {
    const [brand] = await api.call('common/getBrandNameList', { keyword: '星河汽车' });
    ({ orderId } = await api.call('mediaOrder/create', orderOf('走查 方案篮', brand.brandId, [])));
    planId = await plannedId(api);
  },
});

const brief = () => ({ briefKind: 'order' as const, briefId: orderId });
const basketNow = () => journey.api.call('v1/basket/get', brief());
const drawer = () => journey.page.getByRole('dialog', { name: '方案篮', exact: true });
const opener = (items: number) => journey.page.getByRole('button', { name: `方案篮，${items} 项媒体` });

/** One vehicle of a line as input of the basket. */
const vehicleOf = (line: FreeLine) => ({
  cityCode: shenzhen,
  mediumId: 1,
  formId: line.formId,
  lineId: line.lineId!,
  deck: line.deck!,
  quantity: 1,
  ...orderDays,
});

test('lines are collected from the list of an order, counted, priced and measured with their basis', async () => {
  const { page } = journey;
  await page.goto(`/marketing/order/create/step-2-base?orderId=${orderId}`);
  const add = page.getByRole('button', { name: /^加入方案篮：/ });
  // The lines of a city are read on first use.
  await add.first().click({ timeout: 120_000 });
  await expectSoon(async () => (await basketNow()).items.length).toBe(1);
  // Wait until the page has updated: media in the basket are no longer offered.
  await opener(1).waitFor();
  await add.first().click();
  await expectSoon(async () => (await basketNow()).items.length).toBe(2);
  await opener(2).click();
  const { amounts, units } = await basketNow();
  await drawer().getByText(`2 项 · ${units} 面/辆`).waitFor();
  const net = drawer().getByText('净价', { exact: false }).last();
  await net.waitFor();
  const shown = await drawer()
    .getByRole('term')
    .filter({ hasText: '净价' })
    .locator('xpath=following-sibling::dd')
    .innerText();
  expect(Number(shown.replaceAll(/[^\d.]/g, '')) * (shown.includes('万') ? 1_000_000 : 100)).toBeCloseTo(
    amounts.netFen,
    // One decimal of 万: within ¥500.
    shown.includes('万') ? -5 : 0,
  );
  const { cities } = await journey.api.call('v1/basket/measure', brief());
  const figures = cities[0].figures!;
  const measured = drawer().getByRole('region', { name: '触达与重叠' });
  await measured.getByText(`口径：${figures.basis.universe}`).waitFor();
  const rows = measured.getByRole('table', { name: '每项媒体的触达与净增' }).getByRole('row');
  await expectSoon(() => rows.count()).toBe(3);
  await untilCalm(page);
  await screenshot(page, 'basket-drawer');
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('removing is undone, and a reload shows the same basket', async () => {
  const { page } = journey;
  await drawer()
    .getByRole('button', { name: /^移除 / })
    .first()
    .click();
  await expectSoon(async () => (await basketNow()).items.length).toBe(1);
  await drawer().getByRole('button', { name: '撤销' }).click();
  await expectSoon(async () => (await basketNow()).items.length).toBe(2);
  await page.reload();
  await opener(2).press('Enter');
  await drawer().getByText('触达人数').waitFor();
});

test('moving into an order names the conflict and moves the other items', async () => {
  const { page } = journey;
  const [held] = lines;
  const free = (await basketNow()).items.map(({ lineId, deck }) => `${lineId}:${deck}`);
  await journey.api.call('v1/basket/change', { ...brief(), put: [vehicleOf(held)] });
  await page.reload();
  await opener(3).click();
  await drawer().getByRole('button', { name: '转入订单或方案' }).click();
  const dialog = page.getByRole('dialog', { name: '转入（3 项媒体）' });
  const conflict = dialog.getByRole('list', { name: '冲突' }).getByRole('listitem');
  await conflict.getByText(held.unitName).first().waitFor();
  await expectSoon(() => conflict.innerText()).toMatch(/^档期/);
  await conflict.getByRole('button', { name: /^替换为 / }).waitFor();
  await untilCalm(page);
  await screenshot(page, 'basket-conflict');
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '转入 2 项' }).click();
  await page.waitForURL(/step-3/);
  const order = await journey.api.call('mediaOrder/getById', { orderId });
  expect(order.items.map(({ lineId, deck }) => `${lineId}:${deck}`).sort()).toEqual(free.sort());
  expect((await basketNow()).items.map(({ lineId }) => lineId)).toEqual([held.lineId]);
});

test('items that are not in the plan are moved into it, and the plan shows them', async () => {
  const { page } = journey;
  const which = { planId, cityCode: shenzhen };
  const deliveryNow = async () =>
    (await journey.api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', which)).delivery.lines;
  const before = await deliveryNow();
  // The first is held by another order.
  const other = lines
    .slice(1)
    .find(({ lineId, deck }) => deck === 'single' && !before.some((line) => line.lineId === lineId));
  const ofPlan = { briefKind: 'plan' as const, briefId: planId };
  await journey.api.call('v1/basket/change', { ...ofPlan, put: [vehicleOf(other!)] });
  await page.evaluate((briefId) => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith('/basket-brief'));
    sessionStorage.setItem(key!, JSON.stringify({ briefKind: 'plan', briefId }));
  }, planId);
  await page.goto(`/marketing/smart-select/plan-bus?planId=${planId}&show=chosen`);
  await page
    .getByRole('spinbutton', { name: new RegExp(`车辆数`) })
    .first()
    .waitFor();
  await opener(1).click();
  await drawer().getByRole('button', { name: '转入订单或方案' }).click();
  const dialog = page.getByRole('dialog', { name: '转入（1 项媒体）' });
  await dialog.getByText('1 项可转入').waitFor();
  await untilCalm(page);
  await screenshot(page, 'basket-plan');
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '转入 1 项' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByRole('region', { name: '实时评估' })
    .getByText(new RegExp(`^${before.length + 1} 条`))
    .waitFor();
  const after = await deliveryNow();
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.slice(before.length)).toMatchObject([
    { lineId: other!.lineId, vehicles: 1, flights: [orderDays] },
  ]);
  journey.expectNoTrouble();
});
