import { expect, test } from 'vitest';
import { accessibilityViolations } from './harness/accessibility.ts';
import { startJourney } from './harness/journey.ts';
import { screenshot, untilCalm } from './harness/screenshot.ts';
import { brandIdOf, endHolds, freeLines, holdFor, orderOf, type FreeLine } from './harness/seeded-order.ts';

// Holds that end while a page of their order stands open: the page says so in place and goes on without a reload.
let databaseUrl: string;
let line: FreeLine;
let brandId: string;
let lockedId: string;
let writtenId: string;
let rivalId: string;

const journey = startJourney('order-expiry', {
  data: 'small-shenzhen',
  async prepare(context) {
    databaseUrl = context.config.databaseUrl!;
    const lines = await freeLines(context);
    [line] = lines;
    brandId = await brandIdOf(context, '星河汽车');
    const whole = (name: string, of: FreeLine) =>
      orderOf(name, brandId, [{ line: of, quantity: of.capacity }]);
    lockedId = await holdFor(context, whole('走查 到期 详情', line), 72 * 3600);
    writtenId = await holdFor(context, whole('走查 到期 排期', lines[1]), 72 * 3600);
  },
  async arrange({ api }) {
    let { version } = (await api.call('mediaOrder/getById', { orderId: lockedId })).row;
    for (const state of ['confirming', 'holding'] as const)
      version = (await api.call('v1/orders/transition', { orderId: lockedId, version, state })).version;
    const rival = orderOf('走查 到期 他单', brandId, [{ line, quantity: line.capacity }]);
    const made = await api.call('mediaOrder/create', { ...rival, submit: true });
    await api.call('v1/orders/transition', {
      orderId: made.orderId,
      version: made.version,
      state: 'planning',
    });
    rivalId = made.orderId;
  },
});

const button = (name: string) => journey.page.getByRole('button', { name, exact: true });
/** A countdown of seconds. */
const soon = /00:00:\d\d$/;
const patience = { timeout: 90_000 };

/**
 * Opens a page with a hold that soon ends: after some times what opening it has just taken. The function that it returns
 * asserts that it was never loaded again.
 */
async function openBeforeEnd(orderId: string, address: string): Promise<() => Promise<void>> {
  await endHolds(databaseUrl, orderId, 3000);
  const began = performance.now();
  await journey.page.goto(address);
  await journey.page.getByText(/00:\d\d:\d\d$/).waitFor();
  await endHolds(databaseUrl, orderId, 6 + (3 * (performance.now() - began)) / 1000);
  await journey.page.reload();
  await journey.page.getByText(soon).waitFor();
  await journey.page.evaluate(() => {
    document.body.dataset['stands'] = 'open';
  });
  return async () => {
    expect(await journey.page.evaluate(() => document.body.dataset['stands'])).toBe('open');
  };
}

test('the page of an order says that its hold has ended, and holds again', { timeout: 180_000 }, async () => {
  const { page } = journey;
  const units = `${line.capacity} 面/辆`;
  const stands = await openBeforeEnd(lockedId, `/marketing/order/detail?orderId=${lockedId}`);
  await page.getByText(`已锁位 ${line.capacity} / ${units}`).waitFor();
  await page.getByText(/^锁位已到期，档期已释放/).waitFor(patience);
  await page.getByText(`已锁位 0 / ${units}`).waitFor(patience);
  await page.getByText(/^1 行媒体均有空位/).waitFor();
  await untilCalm(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  await screenshot(page, 'order-expiry');
  await button('锁位').click();
  await page.getByText(`已锁位 ${line.capacity} / ${units}`).waitFor();
  await page.getByText(/^锁位已到期/).waitFor({ state: 'detached' });
  await stands();
  journey.expectNoTrouble();
});

test('what another order took at the end of the hold is named', { timeout: 180_000 }, async () => {
  const { page } = journey;
  const stands = await openBeforeEnd(lockedId, `/marketing/order/detail?orderId=${lockedId}`);
  await page.getByText(/^锁位已到期，档期已释放/).waitFor(patience);
  await page.getByText(`已锁位 0 / ${line.capacity} 面/辆`).waitFor(patience);
  await journey.api.call('v1/orders/hold', { orderId: rivalId });
  await button('锁位').click();
  const blocked = page.getByRole('region', { name: '不能锁位的媒体' });
  await blocked.getByText(/已被占用 \d+ 辆$/).waitFor();
  await button('退回「待客户确认」并修改').waitFor();
  await stands();
  journey.expectNoTrouble();
});

test('step 3 says so beside its buttons, and holds again', { timeout: 180_000 }, async () => {
  const { page } = journey;
  const stands = await openBeforeEnd(writtenId, `/marketing/order/create/step-3?orderId=${writtenId}`);
  await page.getByText('已锁位 1 / 1 行').waitFor();
  await page.getByText('锁位已到期，档期已释放').waitFor(patience);
  await page.getByText('已锁位 0 / 1 行').waitFor(patience);
  await button('锁位').click();
  await page.getByText('已锁位 1 / 1 行').waitFor();
  await page.getByText('锁位已到期，档期已释放').waitFor({ state: 'detached' });
  await stands();
  journey.expectNoTrouble();
});
