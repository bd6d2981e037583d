import { unitTitle } from '@ooh/contract/domain/bus-names';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Offer } from '../apps/server/src/orders/order/offers.ts';
import { accessibilityViolations } from './harness/accessibility.ts';
import { enterSignedIn, openPage, type JourneyPage } from './harness/browser.ts';
import { expectSoon } from './harness/expect-soon.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { brandIdOf, freeLines, orderOf } from './harness/seeded-order.ts';
import { plannedId } from './harness/seeded-plan.ts';
import { shenzhen } from './harness/shenzhen.ts';
import { startJourney } from './harness/journey.ts';

let lines: Offer[];
let brandId: string;
let planId: string;

/** The browser of one editor; the colleague has another. */
const journey = startJourney('two-editors', {
  data: 'planned-shenzhen',
  async prepare(context) {
    lines = await freeLines(context);
    brandId = await brandIdOf(context, '星河汽车');
  },
  async arrange({ api }) {
    planId = await plannedId(api);
  },
});

let colleague: JourneyPage;
beforeAll(async () => {
  colleague = await openPage(journey.browser, journey.service);
  await enterSignedIn(colleague, journey.service);
});
afterAll(() => colleague?.close());

const orderNow = (orderId: string) => journey.api.call('mediaOrder/getById', { orderId });
const quantitiesOf = async (orderId: string) =>
  Object.fromEntries(
    (await orderNow(orderId)).items.map((item) => [`${item.lineId}:${item.deck}`, item.quantity]),
  );
const keyOf = ({ lineId, deck }: Offer) => `${lineId}:${deck}`;

/** Opens step 2 of an order with an offered line, and returns the field of its vehicles. */
async function openMedia(page: Page, orderId: string, line: Offer): Promise<Locator> {
  const query = new URLSearchParams({ orderId, q: line.unitName });
  await page.goto(`/marketing/order/create/step-2-base?${query}`);
  const field = page
    .getByRole('table', { name: /可售媒体$/ })
    .getByRole('spinbutton', { name: `${unitTitle(line)}的数量`, exact: true });
  await field.waitFor({ timeout: 120_000 });
  return field;
}

async function storedOrder(name: string): Promise<string> {
  const wanted = [lines[0], lines[1]].map((line) => ({ line, quantity: 1 }));
  return (await journey.api.call('mediaOrder/create', orderOf(name, brandId, wanted))).orderId;
}

test('media of an order: the later editor sees what the other did, and both changes are kept', async () => {
  const orderId = await storedOrder('走查 两人选媒体');
  const [one, other] = [lines[0], lines[1]];
  const own = await openMedia(journey.page, orderId, other);
  const theirs = await openMedia(colleague.page, orderId, one);
  await theirs.fill('2');
  await colleague.page.keyboard.press('Control+s');
  await expectSoon(() => quantitiesOf(orderId)).toEqual({ [keyOf(one)]: 2, [keyOf(other)]: 1 });

  await own.fill('2');
  await journey.page.keyboard.press('Control+s');
  const dialog = journey.page.getByRole('dialog', { name: '该订单已被他人更新' });
  const row = (line: Offer) => dialog.getByRole('row', { name: unitTitle(line) });
  await row(one).waitFor();
  expect(await row(one).getByRole('cell').allInnerTexts()).toEqual([
    expect.stringContaining('数量 1'),
    '未改',
    expect.stringContaining('数量 2'),
    '对方的',
  ]);
  expect(await row(other).getByRole('cell').allInnerTexts()).toEqual([
    expect.stringContaining('数量 1'),
    expect.stringContaining('数量 2'),
    '未改',
    '我的',
  ]);
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'two-editors-media');
  // Until the user decides, the other version remains stored.
  expect(await quantitiesOf(orderId)).toEqual({ [keyOf(one)]: 2, [keyOf(other)]: 1 });
  await dialog.getByRole('button', { name: '合并两人的修改并保存' }).click();
  await expectSoon(() => quantitiesOf(orderId)).toEqual({ [keyOf(one)]: 2, [keyOf(other)]: 2 });
  await dialog.waitFor({ state: 'hidden' });
  const chosen = journey.page.getByRole('table', { name: '已选媒体' });
  await chosen
    .getByRole('row', { name: unitTitle(one) })
    .getByText('2 辆')
    .waitFor();
});

test('media of an order: where both changed the same line, the later editor decides which version is kept', async () => {
  const orderId = await storedOrder('走查 两人改一行');
  const [line] = lines;
  await journey.page.goto(`/marketing/order/create/step-3?orderId=${orderId}`);
  const theirs = await openMedia(colleague.page, orderId, line);
  const own = journey.page.getByRole('spinbutton', { name: `${unitTitle(line)}的折扣，折` });
  await own.waitFor();
  await theirs.fill('2');
  await colleague.page.keyboard.press('Control+s');
  await expectSoon(async () => (await orderNow(orderId)).items[0].quantity).toBe(2);

  await own.fill('7');
  await own.press('Enter');
  const dialog = journey.page.getByRole('dialog', { name: '该订单已被他人更新' });
  const choice = dialog.getByRole('radiogroup', { name: `${unitTitle(line)}采用` });
  await choice.getByRole('radio', { name: '我的' }).and(journey.page.locator(':checked')).waitFor();
  await choice.getByRole('radio', { name: '对方的' }).check();
  await dialog.getByRole('button', { name: '合并两人的修改并保存' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const stored = (await orderNow(orderId)).items.find(
    ({ lineId, deck }) => keyOf(line) === `${lineId}:${deck}`,
  );
  expect(stored).toMatchObject({ quantity: 2 });
  expect(stored!.discountPermille).not.toBe(700);
  journey.forgive(/status of 409/);
  journey.expectNoTrouble();
});

test('vehicles of a bus plan: the later editor sees what the other did, and both changes are kept', async () => {
  const deliveryNow = async () => {
    const which = { planId, cityCode: shenzhen };
    const { delivery } = await journey.api.call('bus-plan/v1/getCityBusLinePlanDeliveryData', which);
    return delivery;
  };
  const vehiclesNow = async () => {
    const byLine = Map.groupBy((await deliveryNow()).lines, ({ lineId }) => lineId);
    return [...byLine.values()].map((own) => own.reduce((sum, { vehicles }) => sum + vehicles, 0)).sort();
  };
  const before = await vehiclesNow();
  for (const { page } of [journey, colleague]) {
    await page.goto(`/marketing/smart-select/plan-bus?planId=${planId}&show=chosen`);
    await page
      .getByRole('spinbutton', { name: /车辆数/ })
      .nth(1)
      .waitFor();
  }
  /** One vehicle less of a line of the table. */
  const takeOne = async (page: Page, index: number): Promise<number> => {
    const field = page.getByRole('spinbutton', { name: /车辆数/ }).nth(index);
    const was = Number(await field.inputValue());
    await field.fill(String(was - 1));
    await field.press('Enter');
    return was;
  };
  const theirs = await takeOne(colleague.page, 0);
  await colleague.page.keyboard.press('Control+s');
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  await expectSoon(async () => sum(await vehiclesNow())).toBe(sum(before) - 1);

  const mine = await takeOne(journey.page, 1);
  await journey.page.keyboard.press('Control+s');
  const dialog = journey.page.getByRole('dialog', { name: '该方案已被他人更新' });
  const changes = dialog.getByRole('table', { name: '车辆数差异' }).getByRole('row');
  await expectSoon(() => changes.count()).toBe(3);
  const shownChanges = (await changes.allInnerTexts()).slice(1).map((text) => text.split(/\s+/).slice(-4));
  expect(shownChanges.sort((a, b) => String(a[3]).localeCompare(String(b[3])))).toEqual(
    [
      [String(theirs), String(theirs), String(theirs - 1), '对方的'],
      [String(mine), String(mine - 1), String(mine), '我的'],
    ].sort((a, b) => a[3].localeCompare(b[3])),
  );
  await untilCalm(journey.page);
  expect(await accessibilityViolations(journey.page)).toEqual([]);
  await screenshot(journey.page, 'two-editors-plan');
  expect(sum(await vehiclesNow())).toBe(sum(before) - 1);
  await dialog.getByRole('button', { name: '合并两人的修改并保存' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expectSoon(async () => sum(await vehiclesNow())).toBe(sum(before) - 2);
  await journey.page.getByText('● 未保存').waitFor({ state: 'detached' });
  journey.forgive(/status of 409/);
  journey.expectNoTrouble();
});
